//! Plain objects of typed arrays, which a worker can transfer.

use js_sys::{Array, Float64Array, Object, Reflect, Uint32Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export interface MeasureName { id: string; unit: string }
"#;

/// Builds a plain object field by field.
pub struct Fields(Object);

impl Fields {
    pub fn new() -> Self {
        Self(Object::new())
    }

    pub fn set(self, name: &str, value: &JsValue) -> Self {
        // setting a field of a fresh plain object cannot fail
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), value);
        self
    }

    pub fn number(self, name: &str, value: f64) -> Self {
        self.set(name, &JsValue::from_f64(value))
    }

    pub fn doubles(self, name: &str, values: &[f64]) -> Self {
        self.set(name, &Float64Array::from(values))
    }

    pub fn whole(self, name: &str, values: &[u32]) -> Self {
        self.set(name, &Uint32Array::from(values))
    }

    /// A field that is left out where there is no value.
    pub fn optional(self, name: &str, value: Option<JsValue>) -> Self {
        match value {
            Some(value) => self.set(name, &value),
            None => self,
        }
    }

    pub fn done(self) -> JsValue {
        self.0.into()
    }
}

/// An array of values.
pub fn list(items: impl IntoIterator<Item = JsValue>) -> JsValue {
    items.into_iter().collect::<Array>().into()
}
