import type { BracketLayout } from './bracket-layout';
import { SPACE_NEXT_TO_NAME, paperSize, getY, type DrawingSize } from './drawing-size';
import { fitText } from './fit-text';

/** The scale and orientation of a drawing on a sheet. */
export interface PaperFit {
  readonly size: DrawingSize;
  readonly orientation: 'portrait' | 'landscape';
  /** At most 1: nothing is enlarged. */
  readonly scale: number;
}

/** The room on a sheet inside its margins and below a heading, in CSS px: the smaller of A4 and Letter in each direction. */
const sheets = [
  { orientation: 'portrait', width: 685, height: 850 },
  { orientation: 'landscape', width: 940, height: 585 },
] as const;

interface Candidate {
  readonly sheet: (typeof sheets)[number];
  readonly scale: number;
}

/** Widths of a game that are tried, in px: the widest leaves room for long names. */
const widths = [220, 190, 165, 150];
/** Heights of a team's place to try if they need no extra room: long names then have two lines. */
const taller = [32, 28, 24];
/** If the drawing would be smaller than this, narrower games are tried. */
const COMFORTABLE = 0.8;
/** Below this the names of the teams are too small to be read on a wall (14 px become 8.4 px, 6.3 pt). */
const SMALLEST = 0.6;

/** Widths of a game that are tried for an overview, which is followed by its games in letters that can be read. */
const narrower = [150, 130, 112, 96];
/** A name of usual length, in two words. */
const NAME = 'Nnnnnnnn Nnnnnnnnn';

type Extent = Pick<BracketLayout, 'columns' | 'rows'>;

const scaleFor = (
  { columns, rows }: Extent,
  size: DrawingSize,
  { width, height }: Pick<(typeof sheets)[number], 'width' | 'height'>,
): number => Math.min(1, width / (columns * size.columnWidth), height / getY(size, rows));

/** Fits the whole bracket on one sheet, whatever its size, with names as large as possible. */
export function fitOverview(extent: Extent): PaperFit {
  const fits = narrower.flatMap((gameWidth) => {
    const size = paperSize(gameWidth);
    const fontSize = fitText(NAME, { width: gameWidth - SPACE_NEXT_TO_NAME, height: size.placeHeight - 1 });
    return sheets.map((sheet) => ({ size, orientation: sheet.orientation, scale: scaleFor(extent, size, sheet), fontSize }));
  });
  const { size, orientation, scale } = fits.reduce((best, fit) => (fit.scale * fit.fontSize > best.scale * best.fontSize ? fit : best));
  return { size, orientation, scale };
}

/** Returns the sheet and the sizes in which a bracket is most readable; null if it would be too small on every sheet. */
export function fitPaper(extent: Extent): PaperFit | null {
  const scaleOf = (size: DrawingSize, sheet: (typeof sheets)[number]) => scaleFor(extent, size, sheet);
  const fits = widths.map((gameWidth) => {
    const size = paperSize(gameWidth);
    const [upright, lying] = sheets.map((sheet) => ({ sheet, scale: scaleOf(size, sheet) })) as [Candidate, Candidate];
    // Portrait like the other sheets, unless landscape is clearly larger.
    const { sheet, scale } = lying.scale > upright.scale * 1.1 ? lying : upright;
    const roomy = taller.map((placeHeight) => paperSize(gameWidth, placeHeight)).find((tall) => scaleOf(tall, sheet) >= scale);
    return { size: roomy ?? size, orientation: sheet.orientation, scale };
  });
  return fits.find(({ scale }) => scale >= COMFORTABLE) ?? fits.findLast(({ scale }) => scale >= SMALLEST) ?? null;
}
