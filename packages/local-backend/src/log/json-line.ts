/** Control and format characters (ESC, C1, marks of direction) and separators of lines: they act on the terminal or the editor that shows a log. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A value as one line of JSON, in which hidden characters are escaped: programs read the same text. */
export const jsonLine = (value: object): string =>
  JSON.stringify(value).replace(hidden, (found) =>
    found.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
