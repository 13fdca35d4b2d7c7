//! The boundary between JavaScript and the model: each function of a laboratory takes the text of a scenario and
//! returns typed arrays, or objects of them. Nothing is simulated here.
//!
//! Each default feature becomes a WebAssembly module of its own. The build lists the modules' functions and their types
//! for TypeScript (`xtask`, `pkg/simulation.ts`), so that they need not be repeated by hand.

#[cfg(feature = "alf")]
mod alf;
#[cfg(feature = "dccp")]
mod dccp;
#[cfg(feature = "dccp")]
mod dccp_shapes;
#[cfg(any(feature = "red", feature = "tcp"))]
mod flow_shapes;
#[cfg(feature = "ledger")]
mod ledger;
#[cfg(any(feature = "metrics", feature = "captures"))]
mod measures;
#[cfg(feature = "metrics")]
mod metrics;
#[allow(dead_code, reason = "not every module has a use for all of it")]
mod object;
mod panic;
#[cfg(any(feature = "dccp", feature = "red", feature = "tcp"))]
#[allow(dead_code, reason = "not every laboratory has points that depend on others")]
mod points;
#[cfg(feature = "probe")]
mod probe;
#[cfg(feature = "red")]
mod red;
#[cfg(feature = "red")]
mod red_sender;
#[cfg(feature = "red")]
mod red_shapes;
#[cfg(feature = "captures")]
mod room;
#[allow(unused, reason = "not every module has a simulation that takes long")]
mod running;
#[allow(unused, reason = "not every module has a use for all of it")]
mod shape;
#[cfg(feature = "tcp")]
mod tcp;
#[cfg(feature = "tcp")]
mod tcp_shapes;
#[cfg(feature = "captures")]
mod trace;
#[cfg(feature = "archives")]
mod trace_document;
#[cfg(all(feature = "captures", not(feature = "archives")))]
mod trace_frames;
#[cfg(feature = "captures")]
mod trace_opened;
#[cfg(feature = "captures")]
mod trace_packets;
#[cfg(feature = "captures")]
mod trace_pair;
#[cfg(feature = "captures")]
mod trace_shapes;
#[cfg(feature = "captures")]
mod trace_stretch;
#[cfg(feature = "captures")]
mod trace_survey;
