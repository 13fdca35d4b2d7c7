/** The viewing direction: yaw rotates the surface about its vertical axis, pitch is the elevation of the eye. */
export interface View {
  /** Radians. */
  yaw: number;
  /** Radians from 0 (from the side) to π/2 (from above). */
  pitch: number;
}

export const DEFAULT_VIEW: View = { yaw: -0.62, pitch: 0.5 };
