/** The hand to which the item at a place is dealt in snake order: 0, 1, 2, 2, 1, 0, 0, … */
export function snakeHand(place: number, hands: number): number {
  const at = place % hands;
  return Math.floor(place / hands) % 2 === 0 ? at : hands - 1 - at;
}
