// A place in a chart.

export interface Point {
  x: number;
  y: number;
}
