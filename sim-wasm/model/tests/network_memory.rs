//! A run takes no more memory the longer it is simulated, and allocates nothing a packet.

use model::red::{LAB, Parameters, Simulation};
use model::running::Running;
use model::scenario::Scenario;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// The system's allocator, counting.
struct Counting;

static CALLS: AtomicU64 = AtomicU64::new(0);
static HELD: AtomicU64 = AtomicU64::new(0);

// what is promised to callers, the system's allocator promises
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.fetch_add(1, Ordering::Relaxed);
        HELD.fetch_add(layout.size() as u64, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations since the process began, and bytes that are held now.
fn memory() -> (u64, u64) {
    (CALLS.load(Ordering::Relaxed), HELD.load(Ordering::Relaxed))
}

/// From 100 s to 1000 s of simulated time, more than 400 000 packets at the bottleneck: lines and queues may
/// still grow a few times, when a burst is the longest so far.
#[test]
fn memory_does_not_grow_with_simulated_time() {
    for query in ["tau=2", "tau=4&ps=0.01&stack=newreno", "tau=2&stack=sack", "tau=2&queue=droptail&limit=64"]
    {
        let p = Parameters::of(&Scenario::with(&LAB, &format!("{query}&duration=1000")).scenario);
        let mut run = Simulation::new(p, 0);
        while run.step(1000) < 0.1 {}
        let (calls, held) = memory();
        while run.step(100_000) < 1.0 {}
        let (more_calls, more_held) = memory();
        assert!(run.result().tallies.offered > 400_000, "{query}: {}", run.result().tallies.offered);
        assert!(more_calls - calls <= 40, "{query}: {} allocations", more_calls - calls);
        assert!(more_held <= held + 40_000, "{query}: {held} bytes, then {more_held}");
    }
}
