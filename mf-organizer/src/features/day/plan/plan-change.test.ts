import type { DayPlan } from '@courtside/domain/day';
import { movable } from './plan-change';

it('offers games that have not begun for a swap, in the order of play, and no series between two of its games', () => {
  const game = (id: string, start: number, phase: string, games: readonly object[] = []) =>
    [id, { id, start, court: 0, phase, state: { play: { games } } }] as const;
  const plan = {
    games: new Map([
      game('third', 60, 'planned'),
      game('final', 40, 'called', [{ scores: [1, 0], winner: 1, goals: 1 }]),
      game('second', 20, 'called'),
      game('first', 0, 'playing'),
    ]),
  } as unknown as DayPlan;
  expect(movable(plan).map(({ id }) => id)).toEqual(['second', 'third']);
});
