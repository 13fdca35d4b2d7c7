//! A simulation that the worker runs piece by piece: [`running!`] makes the JavaScript object of a
//! [`model::running::Running`].

/// `step(budget)` returns the share that is done, 1 at the end; `partial()` what is known so far, if
/// anything; `result()` the whole result; `free()` drops it, at the end or before.
macro_rules! running {
    ($(#[$about:meta])* pub struct $name:ident($inner:ty) => $result:ty, $js:path;) => {
        $(#[$about])*
        #[wasm_bindgen]
        pub struct $name($inner);

        #[wasm_bindgen]
        impl $name {
            /// Works for about `budget` units; returns the share that is done, 1 only at the end.
            pub fn step(&mut self, budget: u32) -> f64 {
                model::running::Running::step(&mut self.0, budget)
            }

            /// What is known so far.
            #[must_use]
            pub fn partial(&self) -> Option<$result> {
                model::running::Running::partial(&self.0).map($js)
            }

            /// The result.
            #[must_use]
            pub fn result(&self) -> $result {
                $js(model::running::Running::result(&self.0))
            }
        }
    };
}

pub(crate) use running;
