/** Names on a wall can't be scrolled: from so many letters on one is set smaller, and none has more lines than these. */
export const longNames = { from: 34, scale: 0.72, lines: 2, linesOfOthers: 3 } as const;

export const isLongName = (name: string): boolean => name.length >= longNames.from;
