/**
 * Returns games in the order of their courts. Two games swap places while that lowers their total cost; games next to each other are tried
 * first. So a game stays in place unless a swap is better.
 * @param costOf returns the cost of a game at a place
 */
export function exchangeCourts<Game>(games: readonly Game[], costOf: (game: Game, place: number) => number): readonly Game[] {
  const order = [...games];
  for (let again = true; again;) {
    again = false;
    for (let distance = 1; distance < order.length; distance += 1) {
      for (let at = 0, to = distance; to < order.length; at += 1, to += 1) {
        const [one, other] = [order[at]!, order[to]!];
        if (costOf(one, to) + costOf(other, at) >= costOf(one, at) + costOf(other, to)) continue;
        [order[at], order[to]] = [other, one];
        again = true;
      }
    }
  }
  return order;
}
