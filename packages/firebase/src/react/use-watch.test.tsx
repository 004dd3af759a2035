/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import { useWatch } from './use-watch';

const confirmed = { fromCache: false, pending: false };

function source() {
  const watches: { id: string; onValue: OnValue<string>; onError: OnError; ended: boolean }[] = [];
  const subscribe = (id: string) => (onValue: OnValue<string>, onError: OnError) => {
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
    const { result } = renderHook(() => useWatch(subscribe('a'), ['a']));
    expect(result.current.status).toBe('loading');
    act(() => watches[0]?.onValue('one', confirmed));
    expect(result.current).toMatchObject({ status: 'ready', value: 'one', meta: confirmed });
    act(() => watches[0]?.onValue('two', { fromCache: true, pending: true }));
    expect(result.current).toMatchObject({ value: 'two', meta: { fromCache: true, pending: true } });
  });

  it('keeps the last value readable after an error, and recovers', () => {
    const { watches, subscribe } = source();
    const { result } = renderHook(() => useWatch(subscribe('a'), ['a']));
    act(() => watches[0]?.onValue('one', confirmed));
    act(() => watches[0]?.onError(new ReadFailure('malformed', 'teams/a', 'name: missing')));
    expect(result.current).toMatchObject({ status: 'error', value: 'one', error: { code: 'malformed' } });
    act(() => watches[0]?.onValue('two', confirmed));
    expect(result.current).toMatchObject({ status: 'ready', value: 'two', error: null });
  });

  it('never shows the value of former dependencies', () => {
    const { watches, subscribe } = source();
    const seen: unknown[] = [];
    const { rerender } = renderHook(
      ({ id }) => {
        const watched = useWatch(subscribe(id), [id]);
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

  it('watches nothing without a function, and ends with the component', () => {
    const { watches, subscribe } = source();
    const { rerender, unmount } = renderHook(({ on }) => useWatch(on ? subscribe('a') : null, [on]), { initialProps: { on: false } });
    expect(watches).toEqual([]);
    rerender({ on: true });
    unmount();
    expect(watches.map(({ ended }) => ended)).toEqual([true]);
  });
});
