/** @jest-environment jsdom */
import { tournamentId, type BracketGame, type GameId } from '@courtside/domain';
import { parseBracketPlan, type BracketPlan } from '@courtside/domain/stages';
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import { furtherStagesLoader } from './further-stages';

const confirmed = { fromCache: false, pending: false };
const planOf = (id: string, isDrawn = true): BracketPlan => {
  const fields = isDrawn ? { bracket: { upper: { round1: [`${id}-u1-1`] } }, bracketSeeds: ['t1', 't2'] } : {};
  const parsed = parseBracketPlan(id, { name: id, kind: 'bracket', order: 0, entry: 'groups rest', ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const games: ReadonlyMap<GameId, BracketGame> = new Map();
const event = { id: tournamentId('cup'), hasStages: true };

function sources() {
  const plans: { onValue: OnValue<readonly BracketPlan[]>; onError: OnError }[] = [];
  const ofGames = new Map<string, { onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>; onError: OnError }>();
  const useStages = furtherStagesLoader(
    (_id, onValue, onError) => {
      plans.push({ onValue, onError });
      return () => undefined;
    },
    (_id, stage, onValue, onError) => {
      ofGames.set(stage, { onValue, onError });
      return () => void ofGames.delete(stage);
    },
  );
  return { plans, ofGames, useStages };
}

describe('the brackets beyond the first', () => {
  it('are not read where there are none, nor before they are asked for', () => {
    const { plans, useStages } = sources();
    const { result, rerender } = renderHook(({ of }: { of: Parameters<typeof useStages>[0] }) => useStages(of), {
      initialProps: { of: null as Parameters<typeof useStages>[0] },
    });
    rerender({ of: { ...event, hasStages: false } });
    expect(plans).toHaveLength(0);
    expect(result.current).toEqual({ stages: [], isLoading: false, isStored: true, isFailed: false, retry: expect.any(Function) });
  });

  it('are there once the games of all that are drawn are', () => {
    const { plans, ofGames, useStages } = sources();
    const { result } = renderHook(() => useStages(event));
    expect(result.current.isLoading).toBe(true);
    act(() => plans[0]!.onValue([planOf('b'), planOf('c', false), planOf('d')], confirmed));
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
    const { plans, ofGames, useStages } = sources();
    const { result, rerender } = renderHook(() => useStages(event));
    act(() => plans[0]!.onValue([planOf('b'), planOf('d')], confirmed));
    act(() => ['b', 'd'].forEach((id) => ofGames.get(id)!.onValue(games, confirmed)));
    const before = result.current.stages;
    rerender();
    expect(result.current.stages).toBe(before);
    act(() => plans[0]!.onValue([planOf('d')], confirmed));
    expect([...ofGames.keys()]).toEqual(['d']);
    expect(result.current.stages.map(({ plan }) => plan.id)).toEqual(['d']);
  });

  it('of which one can’t be read are the others, and the failure is told', () => {
    const { plans, ofGames, useStages } = sources();
    const { result } = renderHook(() => useStages(event));
    act(() => plans[0]!.onValue([planOf('b'), planOf('d')], confirmed));
    act(() => ofGames.get('b')!.onValue(games, confirmed));
    act(() => ofGames.get('d')!.onError(new ReadFailure('malformed', 'brackets/cup/stages/d', 'no')));
    expect(result.current).toMatchObject({ isLoading: false, isFailed: true });
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, null]);
    // Only what is missing is read again, so that the other games stay.
    act(() => ofGames.get('b')!.onError(new ReadFailure('unavailable', 'brackets/cup/stages/b', 'no')));
    act(() => result.current.retry?.());
    expect(result.current).toMatchObject({ isLoading: true, isFailed: false });
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, null]);
    act(() => ofGames.get('d')!.onValue(games, confirmed));
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, games]);
  });
});
