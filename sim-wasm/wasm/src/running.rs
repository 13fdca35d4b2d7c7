//! A simulation that the worker runs piece by piece: [`running!`] makes the JavaScript object of a
//! [`model::running::Running`].

/// `step(budget)` gives the share that is done, 1 at the end; `partial()` what is known so far, if
/// anything; `result()` the whole; `free()` drops it, at the end or before.
macro_rules! running {
    ($(#[$about:meta])* pub struct $name:ident($inner:ty) => $result:ty, $js:path;) => {
        $(#[$about])*
        #[wasm_bindgen]
        pub struct $name($inner);

        #[wasm_bindgen]
        impl $name {
            /// Works on for about `budget` units; gives the share that is done, 1 at the end alone.
            pub fn step(&mut self, budget: u32) -> f64 {
                model::running::Running::step(&mut self.0, budget)
            }

            /// What is known so far.
            #[must_use]
            pub fn partial(&self) -> Option<$result> {
                model::running::Running::partial(&self.0).map($js)
            }

            /// What was found.
            #[must_use]
            pub fn result(&self) -> $result {
                $js(model::running::Running::result(&self.0))
            }
        }
    };
}

pub(crate) use running;
