//! Measures of reordering: RFC 5236 and RFC 4737 (MODELS.md section 4).
