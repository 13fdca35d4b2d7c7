//! Sequences out of captures: pcap, pcapng, CSV and the output of ping.
