/** Sizes of the drawing of a bracket in px. */
export interface DrawingSize {
  readonly gameWidth: number;
  readonly columnWidth: number;
  /** Height of the place of one team. */
  readonly placeHeight: number;
  /** Height of the line with number, time and court. */
  readonly metaHeight: number;
  readonly rowHeight: number;
  /** Space above the first row, for the headings. */
  readonly head: number;
}

export const gameHeightOf = ({ placeHeight, metaHeight }: DrawingSize): number => 2 * placeHeight + metaHeight + 2;
export const xOf = (size: DrawingSize, column: number): number => column * size.columnWidth;
export const yOf = (size: DrawingSize, row: number): number => size.head + row * size.rowHeight;

/** On the screen; games as wide as the place allows. */
export const screenSize = (gameWidth: number): DrawingSize => ({ gameWidth, columnWidth: gameWidth + 28, placeHeight: 28, metaHeight: 20, rowHeight: 92, head: 34 });

/** On paper: closer together. */
export const paperSize = (gameWidth: number): DrawingSize => ({ gameWidth, columnWidth: gameWidth + 16, placeHeight: 21, metaHeight: 16, rowHeight: 68, head: 30 });
