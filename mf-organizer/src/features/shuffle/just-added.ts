let isAdded = false;

/** Remembers that the user has just added a shuffle, whose section gets the focus when it appears. */
export const noteAdded = (): void => {
  isAdded = true;
};

/** Returns whether one was just added, once. */
export function takeAdded(): boolean {
  const taken = isAdded;
  isAdded = false;
  return taken;
}
