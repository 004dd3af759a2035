import { fitText, isFitting, screenSizes } from './fit-text';

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
  /** Names are complete, on two lines or smaller, where a screen truncates them: paper has no tooltips. */
  readonly wholeNames: boolean;
  /** Font size of all names on a screen, in px. */
  readonly nameSize: number;
}

export const getGameHeight = ({ placeHeight, metaHeight }: DrawingSize): number => 2 * placeHeight + metaHeight + 2;
export const getX = (size: DrawingSize, column: number): number => column * size.columnWidth;
/** Width of the whole drawing. Nothing follows the last column, so a drawing that fits does not scroll. */
export const getWidth = ({ columnWidth, gameWidth }: DrawingSize, columns: number): number =>
  Math.max(0, columns - 1) * columnWidth + gameWidth;
export const getY = (size: DrawingSize, row: number): number => size.head + row * size.rowHeight;

/** Below this width of a game, in px, names need several lines, and have no room for a word next to them. */
const NARROW = 190;

const isNarrow = ({ gameWidth }: Pick<DrawingSize, 'gameWidth'>): boolean => gameWidth < NARROW;

/** Heights of the place of a team, in px: for one line, two and three. */
const places = [28, 34, 44];

/** Between two columns on the screen, in px. */
export const COLUMN_GAP = 28;

/** Padding, the score and the gap before it, in px. */
export const SPACE_NEXT_TO_NAME = 38;
export const getDiscSize = (size: Pick<DrawingSize, 'gameWidth'>): number => (isNarrow(size) ? 14 : 18);

/**
 * Returns the sizes on a screen; games are as wide as the place allows. All names have one size: the largest in which the longest fits, down to
 * the smallest readable one on three lines; then names are truncated.
 */
export function screenSize(gameWidth: number, names: readonly string[] = []): DrawingSize {
  const width = gameWidth - SPACE_NEXT_TO_NAME - getDiscSize({ gameWidth }) - 8;
  const smallest = Math.min(...screenSizes);
  // As many lines as the longest name needs; two in a narrow game, for what a place waits for.
  const heights = isNarrow({ gameWidth }) ? places.slice(1) : places;
  const placeHeight = heights.find((height) => names.every((name) => isFitting(name, { width, height: height - 1 }, smallest))) ?? 44;
  const room = { width, height: placeHeight - 1 };
  const nameSize = Math.min(...screenSizes.slice(0, 1), ...names.map((name) => fitText(name, room, screenSizes)));
  return {
    gameWidth,
    columnWidth: gameWidth + COLUMN_GAP,
    placeHeight,
    metaHeight: 20,
    rowHeight: 2 * placeHeight + 36,
    head: 34,
    wholeNames: false,
    nameSize,
  };
}

/** Returns the sizes on a screen for a text that is larger than usual. */
export function scaleSize(size: DrawingSize, textScale: number): DrawingSize {
  const scaled = Object.entries(size).map(([key, value]: [string, number | boolean]) => [
    key,
    typeof value === 'number' ? value * textScale : value,
  ]);
  return Object.fromEntries(scaled) as unknown as DrawingSize;
}

/** On paper: closer together. @param placeHeight more leaves room for long names */
export const paperSize = (gameWidth: number, placeHeight = 21): DrawingSize => ({
  gameWidth,
  columnWidth: gameWidth + 16,
  placeHeight,
  metaHeight: 16,
  rowHeight: 2 * placeHeight + 26,
  head: 30,
  wholeNames: true,
  nameSize: 12,
});
