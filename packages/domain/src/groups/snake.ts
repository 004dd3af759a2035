/** Deals items, best first, to hands in snake order: 0, 1, 2, 2, 1, 0, 0, … */
export function snakeDraft<Item>(items: readonly Item[], count: number): Item[][] {
  const hands = Array.from({ length: count }, (): Item[] => []);
  items.forEach((item, place) => {
    const at = place % count;
    hands[Math.floor(place / count) % 2 === 0 ? at : count - 1 - at]!.push(item);
  });
  return hands;
}
