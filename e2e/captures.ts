// Captures made byte by byte for the tests of the trace bench.

/** One RTP packet in Ethernet, IPv4 and UDP. */
function rtpFrame(sequence: number, timestamp: number): Buffer {
  const frame = Buffer.alloc(14 + 20 + 8 + 12 + 160);
  frame.set([2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1], 0);
  frame.writeUInt16BE(0x0800, 12);
  const ip = frame.subarray(14);
  ip.writeUInt8(0x45, 0);
  ip.writeUInt16BE(frame.length - 14, 2);
  ip.writeUInt8(64, 8);
  ip.writeUInt8(17, 9);
  ip.set([192, 0, 2, 1, 192, 0, 2, 2], 12);
  const udp = ip.subarray(20);
  udp.writeUInt16BE(5004, 0);
  udp.writeUInt16BE(5006, 2);
  udp.writeUInt16BE(udp.length, 4);
  const rtp = udp.subarray(8);
  rtp.writeUInt8(0x80, 0);
  rtp.writeUInt8(0, 1);
  rtp.writeUInt16BE(sequence, 2);
  rtp.writeUInt32BE(timestamp, 4);
  rtp.writeUInt32BE(0x5eed, 8);
  return frame;
}

/** A pcap file, little-endian, of RTP packets that arrive in this order, 20 ms apart. */
export function rtpCapture(order: readonly number[]): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.writeUInt16LE(2, 4);
  head.writeUInt16LE(4, 6);
  head.writeUInt32LE(65_535, 16);
  head.writeUInt32LE(1, 20);
  const records = order.flatMap((sequence, i) => {
    const frame = rtpFrame(sequence, 160 * sequence);
    const record = Buffer.alloc(16);
    record.writeUInt32LE(1_700_000_000 + Math.floor(i / 50), 0);
    record.writeUInt32LE((i % 50) * 20_000, 4);
    record.writeUInt32LE(frame.length, 8);
    record.writeUInt32LE(frame.length, 12);
    return [record, frame];
  });
  return Buffer.concat([head, ...records]);
}
