//! FNV-1a over bytes, 64 bits: identifies files, programs and models. The build script uses it too.

/// 16 hexadecimal digits.
pub fn digest(bytes: impl IntoIterator<Item = u8>) -> String {
    let fold = |digest: u64, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, fold))
}
