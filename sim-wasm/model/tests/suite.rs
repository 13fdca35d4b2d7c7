//! The tests of what the model offers, in one program: forty programs would each link the model. Apart stand
//! `golden.rs`, which others call by its name, `network_memory.rs`, which counts what its whole program allocates, and
//! `adding.rs`, whose laboratory takes this crate for the model.

mod adaptive_bare;
mod adaptive_properties;
mod adaptive_reference;
mod alf_properties;
mod alf_reference;
mod axes;
mod captures;
mod choices;
mod dccp_properties;
mod dccp_reference;
mod fuzz;
mod fuzzing;
mod laboratories;
mod metrics_jitter;
mod metrics_reference;
mod metrics_rfc;
mod network_properties;
mod network_reference;
mod networks;
mod sender_properties;
mod sender_reference;
mod sender_traces;
mod slow;
mod theory;
mod trace_bare;
mod trace_causes;
mod trace_collisions;
mod trace_columns;
mod trace_counters;
mod trace_counts;
mod trace_datagrams;
mod trace_documents;
mod trace_formats;
mod trace_interfaces;
mod trace_order;
mod trace_packed;
mod trace_packets;
mod trace_pair;
mod trace_path;
mod trace_ping;
mod trace_place;
mod trace_probes;
mod trace_qlog;
mod trace_reference;
mod trace_repairs;
mod trace_scale;
mod trace_shares;
mod trace_stages;
mod trace_survey;
mod trace_tables;
mod trace_tcp;
mod trace_truth;
mod trace_tshark;
mod trace_tunnels;
mod trace_verdict;

/// A file that is no module here would be no test.
#[test]
fn every_file_is_a_module() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let here = include_str!("suite.rs");
    for file in std::fs::read_dir(folder).expect("a folder") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        let Some(module) = name.strip_suffix(".rs") else { continue };
        if !["suite", "golden", "network_memory", "adding"].contains(&module) {
            assert!(here.contains(&format!("\nmod {module};\n")), "suite.rs lacks mod {module};");
        }
    }
}
