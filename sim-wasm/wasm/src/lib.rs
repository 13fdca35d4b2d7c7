//! The boundary between JavaScript and the model.
