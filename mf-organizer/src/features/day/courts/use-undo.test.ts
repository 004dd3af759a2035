import { act, renderHook } from '@testing-library/react';
import { useUndo } from './use-undo';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

it('a goal can be undone for ten seconds of play: a forfeit that is undone later does not use them up', () => {
  const { result, rerender } = renderHook((isOn: boolean) => useUndo(isOn), { initialProps: true });
  const goal = { gameId: 'm1', goalId: 'g1', side: 1, ended: 0 } as const;
  act(() => result.current[1](goal));
  pass(5);
  rerender(false);
  pass(60);
  rerender(true);
  pass(9);
  expect(result.current[0]).toEqual(goal);
  pass(1);
  expect(result.current[0]).toBeNull();
});
