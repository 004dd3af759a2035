/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { query } from '../repositories/query';
import type { OnError, OnValue } from '../repositories/watch';
import { useWatch } from './use-watch';
import { useWatches } from './use-watches';

const confirmed = { fromCache: false, pending: false };

it('watches as many queries as there are, in their order, and shares each with others who ask the same', () => {
  const running = new Map<string, OnValue<string>>();
  const subscribe = (id: string, onValue: OnValue<string>, _onError: OnError) => {
    running.set(id, onValue);
    return () => void running.delete(id);
  };
  const { result, rerender, unmount } = renderHook(({ ids }) => useWatches(ids.map((id) => query(subscribe, id))), {
    initialProps: { ids: ['a'] },
  });
  const values = () => result.current.map(({ value }) => value);
  act(() => running.get('a')?.('one', confirmed));
  expect(values()).toEqual(['one']);
  rerender({ ids: ['b', 'a'] });
  expect(values()).toEqual([undefined, undefined]);
  act(() => running.get('a')?.('two', confirmed));
  expect(values()).toEqual([undefined, 'two']);
  const before = result.current;
  rerender({ ids: ['b', 'a'] });
  expect(result.current).toBe(before);
  const other = renderHook(() => useWatch(query(subscribe, 'a')));
  expect(other.result.current.value).toBe('two');
  rerender({ ids: [] });
  expect([values(), [...running.keys()]]).toEqual([[], ['a']]);
  unmount();
});
