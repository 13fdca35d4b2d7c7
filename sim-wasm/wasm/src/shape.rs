//! Shapes of results, each declared once: [`shape!`](crate::shape) makes a Rust struct, its conversion into a
//! plain object of numbers, words and typed arrays, which a worker can transfer without copying, and the
//! TypeScript interface for the module's declarations.

use js_sys::{Array, Float64Array, Object, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::describe::{NAMED_EXTERNREF, inform};
use wasm_bindgen::prelude::*;

/// A type that can be a field of a shape.
pub trait Field {
    /// TypeScript's name of the type.
    const TYPE: &'static str;
    /// What comes after the type: `[]` for a list.
    const LIST: &'static str = "";
    /// What comes after the field's name: `?` if it may be left out.
    const MARK: &'static str = "";
    /// The value; `None` leaves the field out.
    fn into_field(self) -> Option<JsValue>;
}

macro_rules! fields {
    ($($type:ty, $name:literal, $value:ident => $js:expr;)*) => {
        $(impl Field for $type {
            const TYPE: &'static str = $name;
            fn into_field(self) -> Option<JsValue> {
                let $value = self;
                Some($js)
            }
        })*
    };
}

fields! {
    f64, "number", value => value.into();
    u32, "number", value => value.into();
    i32, "number", value => value.into();
    // JavaScript numbers are exact up to 2^53; a larger count is rounded
    u64, "number", value => JsValue::from_f64(value as f64);
    u128, "number", value => JsValue::from_f64(value as f64);
    bool, "boolean", value => value.into();
    String, "string", value => value.into();
    &'static str, "string", value => value.into();
    Float64Array, "Float64Array", value => value.into();
    Uint32Array, "Uint32Array", value => value.into();
    Uint8Array, "Uint8Array", value => value.into();
}

impl Field for (f64, f64) {
    const TYPE: &'static str = "readonly [number, number]";
    fn into_field(self) -> Option<JsValue> {
        Some([self.0, self.1].into_iter().map(JsValue::from_f64).collect::<Array>().into())
    }
}

impl<T: Field> Field for Option<T> {
    const TYPE: &'static str = T::TYPE;
    const LIST: &'static str = T::LIST;
    const MARK: &'static str = "?";
    fn into_field(self) -> Option<JsValue> {
        self.and_then(Field::into_field)
    }
}

impl<T: Field> Field for Vec<T> {
    const TYPE: &'static str = T::TYPE;
    const LIST: &'static str = "[]";
    fn into_field(self) -> Option<JsValue> {
        Some(self.into_iter().filter_map(Field::into_field).collect::<Array>().into())
    }
}

/// A field that distinguishes one shape of a union from another by never being present.
pub struct Absent;

impl Field for Absent {
    const TYPE: &'static str = "undefined";
    const MARK: &'static str = "?";
    fn into_field(self) -> Option<JsValue> {
        None
    }
}

/// Sets a field of a new plain object.
pub fn set(object: &Object, name: &str, value: impl Field) {
    if let Some(value) = value.into_field() {
        // this cannot fail
        let _ = Reflect::set(object, &JsValue::from_str(name), &value);
    }
}

pub fn doubles(values: &[f64]) -> Float64Array {
    Float64Array::from(values)
}

pub fn whole(values: &[u32]) -> Uint32Array {
    Uint32Array::from(values)
}

pub fn bytes(values: &[u8]) -> Uint8Array {
    Uint8Array::from(values)
}

/// A column: one value of each row.
#[inline(never)]
pub fn column<T, U>(rows: &[T], of: impl Fn(&T) -> U) -> Vec<U> {
    rows.iter().map(of).collect()
}

/// A piece of a declaration.
pub enum Part {
    /// Text as it is.
    Text(&'static str),
    /// A Rust name, converted to camelCase.
    Camel(&'static str),
    /// Lines of documentation, and their indentation.
    Docs(&'static [&'static str], &'static str),
}

/// Writes declarations at compile time. Text beyond the N bytes is only counted.
pub struct Writer<const N: usize> {
    pub bytes: [u8; N],
    pub length: usize,
}

impl<const N: usize> Writer<N> {
    pub const fn of(parts: &[Part]) -> Self {
        let mut writer = Self { bytes: [0; N], length: 0 };
        let mut at = 0;
        while at < parts.len() {
            match &parts[at] {
                Part::Text(text) => writer.text(text),
                Part::Camel(name) => writer.camel(name),
                Part::Docs(lines, indent) => writer.docs(lines, indent),
            }
            at += 1;
        }
        writer
    }

    const fn byte(&mut self, byte: u8) {
        if self.length < N {
            self.bytes[self.length] = byte;
        }
        self.length += 1;
    }

    const fn text(&mut self, text: &str) {
        let mut at = 0;
        while at < text.len() {
            self.byte(text.as_bytes()[at]);
            at += 1;
        }
    }

    const fn camel(&mut self, name: &str) {
        let bytes = name.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let after = at > 0 && bytes[at - 1] == b'_';
            if bytes[at] != b'_' {
                self.byte(if after { bytes[at].to_ascii_uppercase() } else { bytes[at] });
            }
            at += 1;
        }
    }

    const fn docs(&mut self, lines: &[&str], indent: &str) {
        let mut at = 0;
        while at < lines.len() {
            self.text(indent);
            self.text(if at == 0 { "/**" } else { " *" });
            self.text(lines[at]);
            at += 1;
            self.text(if at == lines.len() { " */\n" } else { "\n" });
        }
    }
}

/// The text written.
pub const fn written(bytes: &'static [u8]) -> &'static str {
    match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => panic!("a declaration is no text"),
    }
}

/// A constant text made of the parts at compile time.
macro_rules! text_of {
    ($parts:expr) => {{
        use $crate::shape::{Part, Writer};
        const PARTS: &[Part] = $parts;
        const LENGTH: usize = Writer::<0>::of(PARTS).length;
        const BYTES: [u8; LENGTH] = Writer::<LENGTH>::of(PARTS).bytes;
        $crate::shape::written(&BYTES)
    }};
}

/// Tells wasm-bindgen the name of a TypeScript type. wasm-bindgen interprets these calls at build time and
/// cannot run a loop over a text, so there is one call for every character.
macro_rules! name_characters {
    ($name:expr; $($at:literal)*) => {
        $(if const { $at < $name.len() } {
            inform(const { if $at < $name.len() { $name.as_bytes()[$at] as u32 } else { 0 } });
        })*
    };
}

/// Used by [`shape!`](crate::shape) only.
pub fn describe_name<T: Named>() {
    inform(NAMED_EXTERNREF);
    inform(T::NAME.len() as u32);
    name_characters!(T::NAME;
        0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
    const { assert!(T::NAME.len() <= 32, "the name of a shape is too long") };
}

/// A shape has a name.
pub trait Named {
    const NAME: &'static str;
}

macro_rules! shape {
    // a plain object
    ($(#[doc = $doc:literal])* pub struct $name:ident {
        $($(#[doc = $about:literal])* $field:ident: $type:ty,)*
    }) => {
        $(#[doc = $doc])*
        pub struct $name { $($(#[doc = $about])* pub $field: $type,)* }

        impl From<$name> for wasm_bindgen::JsValue {
            fn from(shape: $name) -> Self {
                let object = js_sys::Object::new();
                $($crate::shape::set(
                    &object,
                    $crate::shape::text_of!(&[Part::Camel(stringify!($field))]),
                    shape.$field,
                );)*
                object.into()
            }
        }

        $crate::shape::declared!($name, &[
            Part::Docs(&[$($doc),*], ""), Part::Text(concat!("export interface ", stringify!($name), " {\n")),
            $(
                Part::Docs(&[$($about),*], "  "), Part::Text("  "), Part::Camel(stringify!($field)),
                Part::Text(<$type as $crate::shape::Field>::MARK), Part::Text(": "),
                Part::Text(<$type as $crate::shape::Field>::TYPE),
                Part::Text(<$type as $crate::shape::Field>::LIST), Part::Text(";\n"),
            )*
            Part::Text("}\n"),
        ]);
    };
    // one of a few words
    ($(#[doc = $doc:literal])* pub words $name:ident { $($word:literal),* }) => {
        $(#[doc = $doc])*
        pub struct $name(&'static str);

        impl $name {
            /// The word equal to `id`.
            pub fn named(id: &'static str) -> Self {
                debug_assert!([$($word),*].contains(&id), "{id} is not declared");
                Self(id)
            }
        }

        impl From<$name> for wasm_bindgen::JsValue {
            fn from(shape: $name) -> Self {
                Self::from_str(shape.0)
            }
        }

        $crate::shape::declared!($name, &[
            Part::Docs(&[$($doc),*], ""), Part::Text(concat!("export type ", stringify!($name), " =")),
            $(Part::Text(concat!(" | '", $word, "'")),)*
            Part::Text(";\n"),
        ]);
    };
    // one of several shapes
    ($(#[doc = $doc:literal])* pub enum $name:ident { $($variant:ident($type:ty),)* }) => {
        $(#[doc = $doc])*
        #[allow(clippy::large_enum_variant, reason = "one of it at a time, on its way to JavaScript")]
        pub enum $name { $($variant($type),)* }

        impl From<$name> for wasm_bindgen::JsValue {
            fn from(shape: $name) -> Self {
                match shape { $($name::$variant(shape) => shape.into(),)* }
            }
        }

        $crate::shape::declared!($name, &[
            Part::Docs(&[$($doc),*], ""), Part::Text(concat!("export type ", stringify!($name), " =")),
            $(Part::Text(" | "), Part::Text(<$type as $crate::shape::Field>::TYPE),)*
            Part::Text(";\n"),
        ]);
    };
}

/// How wasm-bindgen sees every shape: an object of this name, with its declaration.
macro_rules! declared {
    ($name:ident, $parts:expr) => {
        const _: () = {
            use wasm_bindgen::convert::{
                IntoWasmAbi, OptionIntoWasmAbi, VectorIntoWasmAbi, js_value_vector_into_abi,
            };
            use wasm_bindgen::describe::{VECTOR, WasmDescribe, WasmDescribeVector, inform};
            use wasm_bindgen::prelude::*;

            #[allow(dead_code, reason = "WebAssembly alone has a place for it")]
            const TEXT: &str = $crate::shape::text_of!($parts);
            #[wasm_bindgen(typescript_custom_section)]
            const DECLARATION: &str = TEXT;

            impl $crate::shape::Named for $name {
                const NAME: &'static str = stringify!($name);
            }
            impl $crate::shape::Field for $name {
                const TYPE: &'static str = stringify!($name);
                fn into_field(self) -> Option<JsValue> {
                    Some(self.into())
                }
            }
            impl WasmDescribe for $name {
                fn describe() {
                    $crate::shape::describe_name::<$name>();
                }
            }
            impl WasmDescribeVector for $name {
                fn describe_vector() {
                    inform(VECTOR);
                    <$name>::describe();
                }
            }
            impl IntoWasmAbi for $name {
                type Abi = <JsValue as IntoWasmAbi>::Abi;
                fn into_abi(self) -> Self::Abi {
                    JsValue::from(self).into_abi()
                }
            }
            impl OptionIntoWasmAbi for $name {
                /// The index of `undefined` in the table of objects.
                fn none() -> Self::Abi {
                    0
                }
            }
            impl VectorIntoWasmAbi for $name {
                type Abi = <Box<[JsValue]> as IntoWasmAbi>::Abi;
                fn vector_into_abi(shapes: Box<[Self]>) -> Self::Abi {
                    js_value_vector_into_abi(shapes)
                }
            }
        };
    };
}

pub(crate) use {declared, name_characters, shape, text_of};
