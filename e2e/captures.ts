// Captures made byte by byte for the tests of the trace bench.

interface Packet {
  readonly frame: Buffer;
  /** The capture time, in microseconds since the start. */
  readonly time: number;
}

/** An Ethernet frame with an IPv4 packet of this protocol; its IP identification is 0. */
function frameOf(protocol: number, content: Buffer): Buffer {
  const frame = Buffer.alloc(14 + 20 + content.length);
  frame.set([2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 1], 0);
  frame.writeUInt16BE(0x0800, 12);
  const ip = frame.subarray(14);
  ip.writeUInt8(0x45, 0);
  ip.writeUInt16BE(ip.length, 2);
  ip.writeUInt8(64, 8);
  ip.writeUInt8(protocol, 9);
  ip.set([192, 0, 2, 1, 192, 0, 2, 2], 12);
  content.copy(ip, 20);
  return frame;
}

function rtpFrame(sequence: number, timestamp: number): Buffer {
  const udp = Buffer.alloc(8 + 12 + 160);
  udp.writeUInt16BE(5004, 0);
  udp.writeUInt16BE(5006, 2);
  udp.writeUInt16BE(udp.length, 4);
  const rtp = udp.subarray(8);
  rtp.writeUInt8(0x80, 0);
  rtp.writeUInt8(0, 1);
  rtp.writeUInt16BE(sequence, 2);
  rtp.writeUInt32BE(timestamp, 4);
  rtp.writeUInt32BE(0x5eed, 8);
  return frameOf(17, udp);
}

/** A TCP segment of 100 bytes from sequence number `from`, without options that tell a late segment from a retransmission. */
function tcpFrame(from: number): Buffer {
  const tcp = Buffer.alloc(20 + 100);
  tcp.writeUInt16BE(443, 0);
  tcp.writeUInt16BE(50_000, 2);
  tcp.writeUInt32BE(from, 4);
  tcp.writeUInt32BE(1, 8);
  tcp.writeUInt8(5 << 4, 12);
  tcp.writeUInt8(0x18, 13);
  tcp.writeUInt16BE(9000, 14);
  return frameOf(6, tcp);
}

/** A little-endian pcap file of these packets. */
function capture(packets: readonly Packet[]): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32LE(0xa1b2c3d4, 0);
  head.writeUInt16LE(2, 4);
  head.writeUInt16LE(4, 6);
  head.writeUInt32LE(65_535, 16);
  head.writeUInt32LE(1, 20);
  const records = packets.flatMap(({ frame, time }) => {
    const record = Buffer.alloc(16);
    record.writeUInt32LE(1_700_000_000 + Math.floor(time / 1e6), 0);
    record.writeUInt32LE(time % 1e6, 4);
    record.writeUInt32LE(frame.length, 8);
    record.writeUInt32LE(frame.length, 12);
    return [record, frame];
  });
  return Buffer.concat([head, ...records]);
}

/**
 * A capture of RTP packets with sequence numbers in this order, 20 ms apart; with `byNumber` each packet has the time of its
 * sequence number, so that the times go back where the order does.
 */
export function rtpCapture(order: readonly number[], byNumber = false): Buffer {
  return capture(
    order.map((sequence, i) => ({
      frame: rtpFrame(sequence, 160 * sequence),
      time: 20_000 * (byNumber ? sequence : i),
    })),
  );
}

/** A capture of TCP segments of 100 bytes that begin at these sequence numbers, a millisecond apart. */
export function tcpCapture(starts: readonly number[]): Buffer {
  return capture(starts.map((from, i) => ({ frame: tcpFrame(from), time: 1000 * i })));
}

/** Sequence numbers of 300 packets; every tenth is overtaken by the three after it, and two are lost. */
export function reorderedOrder(): number[] {
  const order = Array.from({ length: 300 }, (_, i) => 65_400 + i);
  for (let at = 10; at + 3 < order.length; at += 10) {
    const [late] = order.splice(at, 1);
    if (late !== undefined) order.splice(at + 3, 0, late);
  }
  // the 16-bit sequence numbers wrap
  return order.filter((_, i) => i !== 155 && i !== 77).map((number) => number % 65_536);
}
