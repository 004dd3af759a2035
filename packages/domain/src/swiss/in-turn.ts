/** Returns the items of several lists in turn: the first of each, then the second of each, and so on. */
export const inTurn = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
