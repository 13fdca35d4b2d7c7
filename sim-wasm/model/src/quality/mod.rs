//! Quality as people rate it: mean opinion scores (MOS) of voice (the E-model, ITU-T G.107) and video (ITU-T G.1070),
//! and the points that each cause takes away. `docs/dccp.md` gives the source of each coefficient.

mod video;
mod voice;

pub use video::{SMALL_SCREEN, Video, VideoScore};
pub use voice::{BEST, Codec, VoiceScore, mos, rating};
