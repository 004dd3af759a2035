/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import { query } from '../repositories/query';
import { useWatch } from './use-watch';

const confirmed = { fromCache: false, pending: false };

function source() {
  const watches: { id: string; onValue: OnValue<string>; onError: OnError; ended: boolean }[] = [];
  const subscribe = (id: string, onValue: OnValue<string>, onError: OnError) => {
    const watch = { id, onValue, onError, ended: false };
    watches.push(watch);
    return () => {
      watch.ended = true;
    };
  };
  return { watches, subscribe };
}

describe('useWatch', () => {
  it('goes from loading to the value and its changes', () => {
    const { watches, subscribe } = source();
    const { result } = renderHook(() => useWatch(query(subscribe, 'a')));
    expect(result.current.status).toBe('loading');
    act(() => watches[0]?.onValue('one', confirmed));
    expect(result.current).toMatchObject({ status: 'ready', value: 'one', meta: confirmed });
    act(() => watches[0]?.onValue('two', { fromCache: true, pending: true }));
    expect(result.current).toMatchObject({ value: 'two', meta: { fromCache: true, pending: true } });
  });

  it('keeps the last value readable after an error, and recovers', () => {
    const { watches, subscribe } = source();
    const { result } = renderHook(() => useWatch(query(subscribe, 'a')));
    act(() => watches[0]?.onValue('one', confirmed));
    act(() => watches[0]?.onError(new ReadFailure('malformed', 'teams/a', 'name: missing')));
    expect(result.current).toMatchObject({ status: 'error', value: 'one', error: { code: 'malformed' } });
    act(() => watches[0]?.onValue('two', confirmed));
    expect(result.current).toMatchObject({ status: 'ready', value: 'two', error: null });
  });

  it('never shows the value of a former question', () => {
    const { watches, subscribe } = source();
    const seen: unknown[] = [];
    const { rerender } = renderHook(
      ({ id }) => {
        const watched = useWatch(query(subscribe, id));
        seen.push([id, watched.value]);
        return watched;
      },
      { initialProps: { id: 'a' } },
    );
    act(() => watches[0]?.onValue('value of a', confirmed));
    rerender({ id: 'b' });
    expect(watches.map(({ id, ended }) => [id, ended])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(seen).not.toContainEqual(['b', 'value of a']);
  });

  it('watches nothing without a question, and ends with the component', () => {
    const { watches, subscribe } = source();
    const { rerender, unmount } = renderHook(({ on }) => useWatch(on ? query(subscribe, 'a') : null), { initialProps: { on: false } });
    expect(watches).toEqual([]);
    rerender({ on: true });
    unmount();
    expect(watches.map(({ ended }) => ended)).toEqual([true]);
  });

  it('is one watch for all who ask the same: the late have its value at once, and it ends with the last', () => {
    const { watches, subscribe } = source();
    const ask = () => renderHook(() => useWatch(query(subscribe, 'a')));
    const first = ask();
    act(() => watches[0]?.onValue('one', confirmed));
    const second = ask();
    expect(second.result.current).toBe(first.result.current);
    expect(watches).toHaveLength(1);
    first.unmount();
    act(() => watches[0]?.onValue('two', confirmed));
    expect(second.result.current.value).toBe('two');
    second.unmount();
    expect(watches.map(({ ended }) => ended)).toEqual([true]);
    expect(ask().result.current.status).toBe('loading');
    expect(watches).toHaveLength(2);
  });

  it('tells two watches of the same arguments apart', () => {
    const [teams, games] = [source(), source()];
    renderHook(() => [useWatch(query(teams.subscribe, 'a')), useWatch(query(games.subscribe, 'a'))]);
    expect([teams.watches.length, games.watches.length]).toEqual([1, 1]);
  });

  it('asks anew from the beginning, and hears no more of what it asked before', () => {
    const { watches, subscribe } = source();
    const { result } = renderHook(() => useWatch(query(subscribe, 'a')));
    act(() => watches[0]?.onError(new ReadFailure('unavailable', 'teams/a', 'away')));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'loading', error: null });
    expect(watches.map(({ ended }) => ended)).toEqual([true, false]);
    act(() => watches[1]?.onValue('one', confirmed));
    expect(result.current).toMatchObject({ status: 'ready', value: 'one' });
  });
});
