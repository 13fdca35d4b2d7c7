//! In-order against out-of-sequence delivery (MODELS.md section 1).
