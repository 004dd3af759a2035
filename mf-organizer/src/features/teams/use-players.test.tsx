import { act, renderHook } from '@testing-library/react';
import { usePlayers } from './use-players';

type Players = readonly string[];

/** The hook, with saves that are answered when the test decides. */
function editing(stored: Players) {
  const saves: { players: Players; confirm: () => void; refuse: () => void }[] = [];
  const save = (players: Players) =>
    new Promise<void>((resolve, reject) => saves.push({ players, confirm: resolve, refuse: () => reject(new Error('no')) }));
  const view = renderHook(({ now }: { now: Players }) => usePlayers(now, save), { initialProps: { now: stored } });
  const failures: unknown[] = [];
  return {
    saves,
    failures,
    shown: () => view.result.current.players,
    change: (edit: (players: Players) => Players) =>
      act(() => void view.result.current.change(edit).catch((error) => failures.push(error))),
    store: (now: Players) => view.rerender({ now }),
  };
}

test('an edit that follows before the last came back starts from it', () => {
  const { saves, change, shown, store } = editing(['a', '']);
  change(([first = '']) => [first, 'Someone Without']);
  expect(shown()).toEqual(['a', 'Someone Without']);
  change((players) => [...players, '']);
  expect(saves.map(({ players }) => players)).toEqual([
    ['a', 'Someone Without'],
    ['a', 'Someone Without', ''],
  ]);
  // The first is stored; the second is still on its way.
  store(['a', 'Someone Without']);
  expect(shown()).toEqual(['a', 'Someone Without', '']);
  store(['a', 'Someone Without', '']);
  expect(shown()).toEqual(['a', 'Someone Without', '']);
});

test('once it came back, what others store counts', () => {
  const { saves, change, shown, store } = editing(['a', '']);
  change(() => ['a', 'b']);
  store(['a', 'b']);
  store(['c', 'b']);
  expect(shown()).toEqual(['c', 'b']);
  change((players) => [...players, '']);
  expect(saves[1]?.players).toEqual(['c', 'b', '']);
});

test('what is refused is taken back, and the failure told', async () => {
  const { saves, failures, change, shown } = editing(['a', '']);
  change(() => ['a', 'b']);
  await act(async () => saves[0]?.refuse());
  expect(failures).toHaveLength(1);
  expect(shown()).toEqual(['a', '']);
});

test('the answer to an older edit takes nothing of a newer one back', async () => {
  const { saves, change, shown } = editing(['a', '']);
  change(() => ['a', 'b']);
  change((players) => [...players, '']);
  await act(async () => saves[0]?.refuse());
  expect(shown()).toEqual(['a', 'b', '']);
  await act(async () => saves[1]?.confirm());
  expect(shown()).toEqual(['a', '']);
});
