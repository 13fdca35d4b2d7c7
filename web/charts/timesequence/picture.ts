// What a plot of packets over time is drawn from: cells that were found elsewhere, and packets one by one.

/** Which times and numbers are seen. */
interface SequenceView {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Packets that are drawn as forms: columns of the same length. */
export interface SequencePoints {
  readonly times: Float64Array;
  readonly numbers: Float64Array;
  /** Places in `MARKS`. */
  readonly kinds: Uint8Array;
}

/** A picture of a view: everything that is dense stands in cells, from the top row by row. */
export interface SequencePicture {
  readonly view: SequenceView;
  readonly width: number;
  readonly height: number;
  /** 0 where nothing is; a kind's place in `MARKS` and 1; from 10 on a line of `LINES`. */
  readonly cells: Uint8Array;
  readonly points: SequencePoints;
}

/** What a plot asks for: this stretch of time in so many cells, and how far a packet reaches around its own. */
export interface WantedPicture {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly dot: number;
  readonly mark: number;
}
