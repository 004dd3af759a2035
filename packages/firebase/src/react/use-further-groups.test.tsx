/** @jest-environment jsdom */
import { tournamentId, type Match, type MatchId } from '@courtside/domain';
import { parseStage, type GroupsPlan } from '@courtside/domain/stages';
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import { furtherGroupsLoader } from './further-groups';

const confirmed = { fromCache: false, pending: false };
const readStored = (id: string, isDrawn = true): GroupsPlan => {
  const fields = isDrawn ? { groups: { '0': ['t1', 't2'] }, schedule: { '0': [`${id}-m1`] } } : {};
  const parsed = parseStage(id, {
    name: id,
    kind: 'groups',
    order: 0,
    entry: 'groups 1-2 each',
    feed: 'snake',
    carries: 'games',
    ...fields,
  });
  if (!parsed.ok || parsed.value.kind !== 'groups') throw new Error('not parsed');
  return parsed.value;
};
const games: ReadonlyMap<MatchId, Match> = new Map();
const event = { id: tournamentId('cup'), hasFurtherGroups: true };

function sources() {
  const plans: { onValue: OnValue<readonly GroupsPlan[]>; onError: OnError }[] = [];
  const ofGames = new Map<string, { onValue: OnValue<ReadonlyMap<MatchId, Match> | null>; onError: OnError }>();
  const useGroups = furtherGroupsLoader(
    (_id, onValue, onError) => {
      plans.push({ onValue, onError });
      return () => undefined;
    },
    (_id, stage, onValue, onError) => {
      ofGames.set(stage, { onValue, onError });
      return () => void ofGames.delete(stage);
    },
  );
  return { plans, ofGames, useGroups };
}

describe('the groups beyond the first', () => {
  it('are not read where there are none, nor before they are asked for', () => {
    const { plans, useGroups } = sources();
    const { result, rerender } = renderHook(({ of }: { of: Parameters<typeof useGroups>[0] }) => useGroups(of), {
      initialProps: { of: null as Parameters<typeof useGroups>[0] },
    });
    rerender({ of: { ...event, hasFurtherGroups: false } });
    expect(plans).toHaveLength(0);
    expect(result.current).toEqual({ stages: [], isLoading: false, isStored: true, isFailed: false, retry: expect.any(Function) });
  });

  it('are there once the games of all that are drawn are', () => {
    const { plans, ofGames, useGroups } = sources();
    const { result } = renderHook(() => useGroups(event));
    expect(result.current.isLoading).toBe(true);
    act(() => plans[0]!.onValue([readStored('b'), readStored('c', false), readStored('d')], confirmed));
    expect([...ofGames.keys()]).toEqual(['b', 'd']);
    act(() => ofGames.get('b')!.onValue(games, confirmed));
    expect(result.current.isLoading).toBe(true);
    act(() => ofGames.get('d')!.onValue(games, { ...confirmed, pending: true }));
    expect(result.current).toMatchObject({ isLoading: false, isStored: false, isFailed: false });
    act(() => ofGames.get('d')!.onValue(games, confirmed));
    expect(result.current.isStored).toBe(true);
    expect(result.current.stages.map((stage) => [stage.plan.id, stage.games])).toEqual([
      ['b', games],
      ['c', null],
      ['d', games],
    ]);
  });

  it('are the same list until something of them changes, and one that is removed is read no more', () => {
    const { plans, ofGames, useGroups } = sources();
    const { result, rerender } = renderHook(() => useGroups(event));
    act(() => plans[0]!.onValue([readStored('b'), readStored('d')], confirmed));
    act(() => ['b', 'd'].forEach((id) => ofGames.get(id)!.onValue(games, confirmed)));
    const before = result.current.stages;
    rerender();
    expect(result.current.stages).toBe(before);
    act(() => plans[0]!.onValue([readStored('d')], confirmed));
    expect([...ofGames.keys()]).toEqual(['d']);
    expect(result.current.stages.map(({ plan }) => plan.id)).toEqual(['d']);
  });

  it('of which one can’t be read are the others, and the failure is told', () => {
    const { plans, ofGames, useGroups } = sources();
    const { result } = renderHook(() => useGroups(event));
    act(() => plans[0]!.onValue([readStored('b'), readStored('d')], confirmed));
    act(() => ofGames.get('b')!.onValue(games, confirmed));
    act(() => ofGames.get('d')!.onError(new ReadFailure('malformed', 'schedules/cup/stages/d', 'no')));
    expect(result.current).toMatchObject({ isLoading: false, isFailed: true });
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, null]);
  });
});
