// The data of a plot of packets over time: cells that a worker computed, and packets drawn one by one.

/** The range of times and sequence numbers that is seen. */
interface SequenceView {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Packets that are drawn as marks: columns of equal length. */
export interface SequencePoints {
  readonly times: Float64Array;
  readonly numbers: Float64Array;
  /** Indices into `MARKS`. */
  readonly kinds: Uint8Array;
}

/** A picture of a view. Dense parts stand in `cells`, row by row from the top. */
export interface SequencePicture {
  readonly view: SequenceView;
  readonly width: number;
  readonly height: number;
  /** 0 for an empty cell; 1 + the index in `MARKS` for packets; from `FIRST_LINE` on a line of `LINES`. */
  readonly cells: Uint8Array;
  readonly points: SequencePoints;
}

/**
 * The picture that a plot asks for: a stretch of time, the number of cells, and how many cells a packet covers around
 * its own.
 */
export interface PictureRequest {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly dot: number;
  readonly mark: number;
}
