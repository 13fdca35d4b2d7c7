//! Room in the module's memory. The allocator asks for 64 kB more at a time, and the engine takes half a millisecond for it, however
//! much it is: what keeps some hundred megabytes asks for more at once.

/// At least so many bytes are asked for, and so great a part of what there is.
const LEAST: usize = 1 << 22;
const PART: usize = 4;

/// How large the memory was when room was made last, bytes.
#[derive(Default)]
pub struct Room {
    size: usize,
}

impl Room {
    /// Makes room if the memory has grown since: then nothing of what was made is left.
    pub fn make(&mut self) {
        let size = size();
        if size <= self.size {
            return;
        }
        let mut room: Vec<u8> = Vec::new();
        // the allocator keeps what it is given back; where there is no more, it asks for less later
        let _ = room.try_reserve_exact(LEAST.max(size / PART));
        // without a use it would not be asked for
        std::hint::black_box(&mut room);
        drop(room);
        self.size = self::size();
    }
}

#[cfg(target_arch = "wasm32")]
fn size() -> usize {
    std::arch::wasm32::memory_size::<0>() << 16
}

/// Other machines give their memory page by page.
#[cfg(not(target_arch = "wasm32"))]
fn size() -> usize {
    0
}
