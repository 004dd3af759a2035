/** Sizes to try on paper, in px, the largest first. The steps are small, so that names next to each other do not look like headings. */
const paperSizes = [12, 11, 10, 9, 8, 7, 6, 5];
/** On the screen: one line of body text, or some lines that can still be read at arm's length. */
export const screenSizes = [14, 13];
/** Width of a character (measured: bold names are 0.46 to 0.53) and height of a line, in parts of the size. */
const CHARACTER = 0.53;
export const LINE = 1.05;

/** Returns the number of lines of a text with this many characters a line; longer words are broken. */
function linesOf(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + 1 + length > perLine) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + length;
    lines += Math.ceil(used / perLine) - 1;
    used -= (Math.ceil(used / perLine) - 1) * perLine;
  }
  return lines;
}

interface TextPlace {
  readonly width: number;
  readonly height: number;
}

/** Returns whether a text of this font size fits a place with its number of lines. */
export const isFitting = (text: string, { width, height }: TextPlace, size: number): boolean =>
  linesOf(text, Math.max(1, Math.floor(width / (size * CHARACTER)))) * size * LINE <= height;

/** Returns the largest of these font sizes, in px, in which a text fits a place; the smallest if none does. */
export const fitText = (text: string, place: TextPlace, sizes: readonly number[] = paperSizes): number =>
  sizes.find((size) => isFitting(text, place, size)) ?? Math.min(...sizes);
