const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, place) => bytes[place] === byte);

/** A control character that text does not contain: anything below a space that is not a tab or a line end. */
const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 32);

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/**
 * Returns the text of a file: UTF-8, otherwise Windows-1252, which Excel writes in Western Europe; UTF-16 if the file says so.
 * @returns null if it is not a text, such as a workbook (a ZIP file, "PK"), a PDF or a picture
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const isLittle = startsWith(bytes, [0xff, 0xfe]);
  if (isLittle || startsWith(bytes, [0xfe, 0xff])) {
    const text = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
    return [...text].some((sign) => isControl(sign.charCodeAt(0))) ? null : text;
  }
  if (startsWith(bytes, PDF) || bytes.some(isControl)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
