/** What acts on a sheet that is panned and zoomed. */

export interface Hand {
  /** A tap at a point of the sheet; `perPixel` is how many units of the sheet a pixel covers, `finger` says what tapped. */
  tap: (x: number, y: number, perPixel: number, finger: boolean) => void;
  /** A drag may begin here instead of a pan; whoever says yes gets its moves and its end. */
  grab: (x: number, y: number, perPixel: number) => boolean;
  drag: (x: number, y: number, perPixel: number) => void;
  drop: (x: number, y: number, perPixel: number) => void;
  point: (x: number, y: number, perPixel: number) => void;
}
