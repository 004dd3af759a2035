/** Returns one chunk of a body: its length in UTF-16 units, a line feed, the text. */
export const frame = (text: string): string => `${text.length}\n${text}`;
