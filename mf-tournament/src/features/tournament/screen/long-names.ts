/** Names on a wall can't be scrolled: longer ones have smaller letters, and none has more than these lines. */
export const longNames = { from: 34, scale: 0.72, lines: 2, linesOfOthers: 3 } as const;

export const isLongName = (name: string): boolean => name.length >= longNames.from;
