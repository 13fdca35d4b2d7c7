//! Columns of the figures of a capture. A link does not hold its data: the page takes them from the capture that it
//! reads. Without times, intervals and packets are identified by their number in the order of arrival.

use crate::laboratory::Head;
use crate::units;

const FROM: Head = ("from", units::MS);
const TO: Head = ("to", units::MS);
const FROM_ARRIVAL: Head = ("from", units::NONE);
const TO_ARRIVAL: Head = ("to", units::NONE);
const RECEIVED: Head = ("received", units::PACKETS);
const REORDERED: Head = ("reordered", units::PACKETS);
const DUPLICATES: Head = ("duplicates", units::PACKETS);
const EXTENT_MAX: Head = ("extent_max", units::PACKETS);

pub const SHARES_OVER_TIME: [Head; 6] = [FROM, TO, RECEIVED, REORDERED, DUPLICATES, EXTENT_MAX];
pub const SHARES_OVER_ARRIVALS: [Head; 6] =
    [FROM_ARRIVAL, TO_ARRIVAL, RECEIVED, REORDERED, DUPLICATES, EXTENT_MAX];
pub const EXTENTS_OVER_TIME: [Head; 3] = [FROM, TO, EXTENT_MAX];
pub const EXTENTS_OVER_ARRIVALS: [Head; 3] = [FROM_ARRIVAL, TO_ARRIVAL, EXTENT_MAX];
pub const PLACES: [Head; 2] = [("displacement", units::PACKETS), ("count", units::PACKETS)];
pub const PACKETS_BY_TIME: [Head; 8] = packets(("time", units::MS));
pub const PACKETS_BY_ARRIVAL: [Head; 8] = packets(("arrival", units::NONE));
pub const PACKETS_BY_DELAY: [Head; 9] = {
    let [frame, time, number, size, verdict, why, opener, overtaken] = PACKETS_BY_TIME;
    [frame, time, ("delay", units::MS), number, size, verdict, why, opener, overtaken]
};

const fn packets(place: Head) -> [Head; 8] {
    [
        ("frame", units::NONE),
        place,
        ("number", units::NONE),
        ("size", units::BYTES),
        ("verdict", units::NONE),
        ("why", units::NONE),
        ("opener", units::NONE),
        ("overtaken", units::NONE),
    ]
}
