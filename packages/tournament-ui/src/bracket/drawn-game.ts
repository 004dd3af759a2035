/** The position of a game, in units: columns from the left, rows of one game's height from the top. */
export interface DrawnGame {
  readonly index: number;
  readonly column: number;
  readonly row: number;
}
