import { bracketRounds, type BracketTemplate } from '@courtside/domain';

/** A game of the drawing, in units of one game's height. */
export interface DrawnGame {
  readonly index: number;
  readonly column: number;
  readonly row: number;
}

export interface MiniBracketLayout {
  readonly games: readonly DrawnGame[];
  /** Pairs of games: the winner of the first goes on to the second. */
  readonly links: readonly (readonly [DrawnGame, DrawnGame])[];
  readonly columns: number;
  readonly rows: number;
}

const levels = ['upper', 'lower', 'hayesUpper', 'hayesLower'] as const;
const GAP = 0.6;

/**
 * Places the games of a bracket: one column per round, levels below each other; a game stands between the two that feed it, those without
 * feeders in their level stand one below the other. Games that are never played, and the second grand final, are left out.
 */
export function layOutBracket(template: BracketTemplate): MiniBracketLayout {
  const drawn = new Map<number, DrawnGame>();
  const isDrawn = (index: number) => template.games[index]?.kind === 'game' && !template.games[index]?.onlyAfterUpset;
  // The lower tier of a Hayes bracket is played first, so it stands to the left.
  const tierColumns = Math.max(0, ...(['hayesUpper', 'hayesLower'] as const).map((level) => bracketRounds(template).filter((round) => round.level === level).length));
  let top = 0;
  let columns = 0;
  for (const level of levels) {
    const rounds = bracketRounds(template).filter((round) => round.level === level);
    let bottom = top;
    rounds.forEach(({ games }, round) => {
      const column = round + (level === 'upper' || level === 'lower' ? tierColumns : 0);
      let free = top;
      for (const index of games.filter(isDrawn)) {
        const feeders = (template.games[index]?.sources ?? []).flatMap((source) => {
          const feeder = source.kind === 'winner' ? drawn.get(source.game) : undefined;
          return feeder && template.games[feeder.index]?.level === level ? [feeder.row] : [];
        });
        const between = feeders.length > 0 ? feeders.reduce((sum, row) => sum + row, 0) / feeders.length : free;
        const row = Math.max(between, free);
        free = row + 1;
        bottom = Math.max(bottom, free);
        drawn.set(index, { index, column, row });
        columns = Math.max(columns, column + 1);
      }
    });
    if (rounds.length > 0) top = bottom + GAP;
  }
  const links = [...drawn.values()].flatMap((game) => {
    const next = drawn.get(template.games[game.index]?.winnerTo ?? -1);
    return next ? [[game, next] as const] : [];
  });
  return { games: [...drawn.values()], links, columns, rows: Math.max(0, top - GAP) };
}
