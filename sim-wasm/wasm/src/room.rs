//! Memory of the module that is requested in advance. The allocator requests 64 kB at a time, and the engine takes half
//! a millisecond for each request of any size: a reader that keeps hundreds of megabytes requests more at once.

/// At least this many bytes are requested; below, at least one in so many bytes of the present memory.
const LEAST: usize = 1 << 22;
const PART: usize = 4;

/// Size of the memory at the last request, bytes.
#[derive(Default)]
pub struct Room {
    size: usize,
}

impl Room {
    /// Requests memory if it has grown since the last request: then nothing of that is left.
    pub fn make(&mut self) {
        let size = size();
        if size <= self.size {
            return;
        }
        let mut room: Vec<u8> = Vec::new();
        // the allocator keeps the freed memory; if the request fails, it makes smaller ones later
        let _ = room.try_reserve_exact(LEAST.max(size / PART));
        // without a use, the request would be optimised away
        std::hint::black_box(&mut room);
        drop(room);
        self.size = self::size();
    }
}

#[cfg(target_arch = "wasm32")]
fn size() -> usize {
    std::arch::wasm32::memory_size::<0>() << 16
}

/// Other systems provide memory page by page.
#[cfg(not(target_arch = "wasm32"))]
fn size() -> usize {
    0
}
