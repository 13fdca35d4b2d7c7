//! Packed files give what their content gives, in pieces of any size; a cut, damaged or hostile one ends with a
//! sentence.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::packed::{Block, gzip, zstd, zstd_frame};
use crate::captures::{ack, data, handshake, read, rtp_frames, view};
use compose::{Container, capture};
use model::trace::{Damage, Options, Packing, Reader, Report};

const PCAP: Container = Container::Pcap { is_big_endian: false, is_nano: true };

fn content() -> Vec<u8> {
    let numbers: Vec<u16> = (0..400).map(|k: u16| 65_400_u16.wrapping_add(k ^ 3)).collect();
    let mut frames = handshake(20);
    frames.extend((0..60).map(|k: u32| data(30 + u64::from(k), k as u16, 1001 + 50 * (k ^ 2), 50, Some(k))));
    frames.push(ack(99, 1001));
    frames.extend(rtp_frames(&numbers));
    capture(PCAP, 1, &frames)
}

/// The view of a report without the sizes of the file.
fn beyond_size(mut report: Report) -> String {
    report.bytes = 0;
    view(&report)
}

#[test]
fn an_archive_gives_what_its_content_gives() {
    let text = include_bytes!("../../../public/samples/ping.txt");
    for content in [content(), text.to_vec()] {
        let plain = beyond_size(read(&content, usize::MAX));
        let half = content.len() / 2;
        let skipped = [0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3].to_vec();
        for (packing, file) in [
            (Packing::Gzip, gzip(&content)),
            (
                Packing::Gzip,
                [gzip(&content[..half]), gzip(&[]), gzip(&content[half..]), vec![0; 700]].concat(),
            ),
            (Packing::Zstd, zstd(&content)),
            (
                Packing::Zstd,
                [skipped.clone(), zstd(&content[..half]), skipped, zstd(&content[half..])].concat(),
            ),
        ] {
            for piece in [1, 5, 100, usize::MAX] {
                let report = read(&file, piece);
                assert_eq!((report.packing, report.bytes), (Some(packing), file.len() as u64));
                assert_eq!(beyond_size(report), plain, "{packing} in pieces of {piece}");
            }
        }
    }
}

#[test]
fn a_cut_or_damaged_archive_gives_what_stands_before() {
    let content = content();
    for file in [gzip(&content), zstd(&content)] {
        for end in [file.len() - 1, file.len() / 2, 11] {
            let report = read(&file[..end], 64);
            let what = report.damage.unwrap().to_string();
            assert!(what.contains(&format!("ends at byte {end}, before its content does")), "{what}");
        }
        let mut wrong = file.clone();
        let last = wrong.len() - 2;
        wrong[last] ^= 16;
        let report = read(&wrong, 64);
        assert!(matches!(report.damage, Some(Damage::Archive { packets: 464, .. })), "{:?}", report.damage);
        let twice = read(&gzip(&file), 64).damage.unwrap().to_string();
        assert_eq!(twice, "this is an archive within an archive: unpack it once first");
    }
    // what is packed may itself be cut short
    let inner = read(&gzip(&content[..content.len() - 9]), 64).damage.unwrap().to_string();
    assert!(inner.starts_with(&format!("the pcap file ends at byte {}", content.len() - 9)), "{inner}");
    let follows =
        read(&[gzip(&content), b"more".to_vec(), vec![7; 99]].concat(), 64).damage.unwrap().to_string();
    assert!(follows.contains("what follows there is not packed; the 464 packets before"), "{follows}");
}

#[test]
fn a_bomb_ends_with_a_sentence() {
    // records of a megabyte of zeros each, of which the archive needs a few bytes
    let head = capture(PCAP, 1, &rtp_frames(&[1])[..]);
    let record: Vec<u8> = [1_u32, 0, 1 << 20, 1 << 20].iter().flat_map(|field| field.to_le_bytes()).collect();
    let mut blocks = vec![Block::Raw(head)];
    for _ in 0..40 {
        blocks.push(Block::Raw(record.clone()));
        blocks.extend(vec![Block::Repeated(0, 1 << 17); 8]);
    }
    let file = zstd_frame(&blocks);
    assert_eq!(read(&file, usize::MAX).packets, 41, "less than what is allowed freely");
    let mut reader = Reader::new(Options { unpacked_freely: 10 << 20, ..Options::default() });
    reader.feed(&file);
    let report = reader.finish();
    let what = report.damage.unwrap().to_string();
    assert!(what.starts_with("the zstd file grows to more than 250 times its size"), "{what}");
    assert!((5..41).contains(&report.packets), "{}", report.packets);
    // windows that take gigabytes are refused before they are made
    let mut wide = file;
    wide[5] = 21 << 3;
    let what = read(&wide, 999).damage.unwrap().to_string();
    assert!(what.contains("takes 2048 MB at once, and 128 MB are allowed"), "{what}");
}
