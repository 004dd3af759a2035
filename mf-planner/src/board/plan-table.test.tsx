import { screen } from '@testing-library/react';
import { openBoard, planWith } from './board.testkit';

/**
 * The planner worked out a second time by hand and without its engine: teams are dealt to groups one by one, games are
 * counted one by one, courts are filled one wave after another, and all is done in whole minutes.
 */
function byHand(teams: number, groups: number, gameLength: number, interval: number, courts: number) {
  const dealt: number[][] = Array.from({ length: groups }, () => []);
  for (let team = 0; team < teams; team += 1) dealt[team % groups]!.push(team);
  if (gameLength < 1 || dealt.some((group) => group.length < 2)) return null;
  const played = new Map<number, number>();
  let waiting = 0;
  for (const group of dealt) {
    for (const home of group) {
      for (const guest of group) {
        if (home >= guest) continue;
        waiting += 1;
        played.set(home, (played.get(home) ?? 0) + 1);
        played.set(guest, (played.get(guest) ?? 0) + 1);
      }
    }
  }
  let minutes = 0;
  for (; waiting > 0; waiting -= courts) minutes += gameLength + interval;
  const perTeam = Math.max(...played.values());
  const band = (limits: readonly [number, number, number], parts: number) => {
    if (minutes <= limits[0] * parts) return 'Lots of spare time';
    if (minutes <= limits[1] * parts) return 'Will run smoothly';
    return minutes <= limits[2] * parts ? 'Cutting it close' : 'Not enough time';
  };
  // Counts tenths of an hour (six minutes) in whole numbers, so that rounding is exact.
  const tenths = (parts: number) => Math.floor((minutes * 2 + 6 * parts) / (12 * parts));
  const hours = (parts: number) => `${Math.floor(tenths(parts) / 10)}.${tenths(parts) % 10} h`;
  return {
    courtTime: `${hours(1)}, ${band([480, 780, 1020], 1)}`,
    frequency: `${hours(perTeam)}, ${band([90, 120, 150], perTeam)}`,
  };
}

const shown = (text: string | undefined, chosen: boolean) => `${text ?? '–, Not possible'}${chosen ? ', your choice' : ''}`;
const plain = (text: string | null) => text?.replaceAll(',', '').replace(/ h ?/, ' h, ') ?? '';

/** Thousands of cells: read from the table itself, which is faster than asking for each by its role. */
const cellsOf = (table: HTMLElement) => [...table.querySelectorAll('td')].map((cell) => cell.textContent);

/** Every mix of these, and the corners. */
const inputs = [2, 3, 5, 8, 11, 13, 17, 24, 33].flatMap((teams) =>
  [1, 2, 3, 6].flatMap((groups) =>
    [1, 5].flatMap((courts) =>
      [
        [3, 0],
        [15, 6],
        [19, 7],
      ].map(([gameLength = 0, interval = 0]) => ({ teams, groups, courts, gameLength, interval })),
    ),
  ),
);

describe('the tables against a count by hand', () => {
  it(`${inputs.length} inputs, eighteen values each`, () => {
    const board = openBoard();
    const [courtTime, frequency] = ['Court time', 'Time between games'].map((name) => screen.getByRole('table', { name }));
    for (const input of inputs) {
      board.show(planWith(input));
      const cells = [-3, 0, 3].flatMap((longer) =>
        [-2, 0, 2].map((more) => ({
          chosen: longer === 0 && more === 0,
          plan: byHand(input.teams + more, input.groups, input.gameLength + longer, input.interval, input.courts),
        })),
      );
      const where = JSON.stringify(input);
      expect([where, ...cellsOf(courtTime!).map(plain)]).toEqual([
        where,
        ...cells.map(({ plan, chosen }) => plain(shown(plan?.courtTime, chosen))),
      ]);
      expect([where, ...cellsOf(frequency!).map(plain)]).toEqual([
        where,
        ...cells.map(({ plan, chosen }) => plain(shown(plan?.frequency, chosen))),
      ]);
    }
  });
});
