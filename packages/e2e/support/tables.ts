import type { Locator, Page } from '@playwright/test';

export interface PlayedGame {
  readonly team1: string;
  readonly team2: string;
  readonly score1: number;
  readonly score2: number;
}

/**
 * Computes a table independently of the product: three points for a win, one for a draw, then wins, goal difference and goals. Rows have name, points and
 * difference, best first.
 */
export function computeTable(games: readonly PlayedGame[]): readonly (readonly [name: string, points: number, difference: number])[] {
  const rows = new Map<string, { points: number; wins: number; difference: number; goals: number }>();
  const count = (name: string, own: number, other: number) => {
    const row = rows.get(name) ?? { points: 0, wins: 0, difference: 0, goals: 0 };
    rows.set(name, {
      points: row.points + (own > other ? 3 : own === other ? 1 : 0),
      wins: row.wins + (own > other ? 1 : 0),
      difference: row.difference + own - other,
      goals: row.goals + own,
    });
  };
  for (const { team1, team2, score1, score2 } of games) {
    count(team1, score1, score2);
    count(team2, score2, score1);
  }
  return [...rows]
    .sort(([, a], [, b]) => b.points - a.points || b.wins - a.wins || b.difference - a.difference || b.goals - a.goals)
    .map(([name, { points, difference }]) => [name, points, difference]);
}

/** Returns the names of the teams in a table of standings, from the top. */
export const listTeamNames = (table: Locator): Promise<string[]> =>
  table
    .locator('tbody th')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()));

/** Returns the current games of the schedule with their names and boxes. */
export const listGameRows = (page: Page): Locator => page.locator('#schedule [data-row]').filter({ has: page.getByRole('textbox') });
