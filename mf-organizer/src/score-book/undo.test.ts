import type { ScoreChange } from './score-types';
import { createUndo } from './undo';

const change = (matchId: string, after: number): ScoreChange => ({ matchId, side: 'team1Score', before: null, after });

it('gives the last step back first', () => {
  const undo = createUndo();
  expect([undo.last(), undo.take()]).toEqual([null, null]);
  undo.add([change('m', 1)]);
  undo.add([change('n', 2), { ...change('n', 3), side: 'team2Score' }]);
  expect(undo.last()).toHaveLength(2);
  expect(undo.last()).toBe(undo.last());
  expect(undo.take()).toHaveLength(2);
  expect([undo.take(), undo.last()]).toEqual([[change('m', 1)], null]);
});

it('keeps fifty steps', () => {
  const undo = createUndo();
  for (let goals = 1; goals <= 51; goals += 1) undo.add([change('m', goals)]);
  const goals = Array.from({ length: 51 }, () => undo.take()?.[0]?.after);
  expect([goals[0], goals[49], goals[50]]).toEqual([51, 2, undefined]);
});

it('forgets the last step that brought what was refused, and none before it that brought the same', () => {
  const undo = createUndo();
  undo.add([change('m', 2)]);
  undo.add([change('m', 1)]);
  undo.add([change('m', 2)]);
  undo.forget('m', { team1Score: 2 });
  expect([undo.take(), undo.take(), undo.take()]).toEqual([[change('m', 1)], [change('m', 2)], null]);
});

it('forgets a step of which something was refused, and no others', () => {
  const undo = createUndo();
  undo.add([change('m', 1)]);
  undo.add([change('n', 2)]);
  undo.add([change('m', 2), { ...change('m', 5), side: 'team2Score' }]);
  undo.forget('m', { team1Score: 2, team2Score: 9 });
  expect([undo.take(), undo.take(), undo.take()]).toEqual([[change('n', 2)], [change('m', 1)], null]);
});
