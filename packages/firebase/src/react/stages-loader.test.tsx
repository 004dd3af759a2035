/** @jest-environment jsdom */
import { tournamentId } from '@courtside/domain';
import { parseBracketPlan, parseStage, type BracketPlan, type GroupsPlan } from '@courtside/domain/stages';
import { act, renderHook } from '@testing-library/react';
import { ReadFailure } from '../errors/read-failure';
import type { OnError, OnValue } from '../repositories/watch';
import { furtherGroupsLoader } from './further-groups';
import { furtherStagesLoader } from './further-stages';

const confirmed = { fromCache: false, pending: false };

function readGroups(id: string, isDrawn: boolean): GroupsPlan {
  const fields = isDrawn ? { groups: { '0': ['t1', 't2'] }, schedule: { '0': [`${id}-m1`] } } : {};
  const rule = { entry: 'groups 1-2 each', feed: 'snake', carries: 'games' };
  const parsed = parseStage(id, { name: id, kind: 'groups', order: 0, ...rule, ...fields });
  if (!parsed.ok || parsed.value.kind !== 'groups') throw new Error('not parsed');
  return parsed.value;
}

function readBracket(id: string, isDrawn: boolean): BracketPlan {
  const fields = isDrawn ? { bracket: { upper: { round1: [`${id}-u1-1`] } }, bracketSeeds: ['t1', 't2'] } : {};
  const parsed = parseBracketPlan(id, { name: id, kind: 'bracket', order: 0, entry: 'groups rest', ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
}

const id = tournamentId('cup');
const kinds = {
  groups: { load: furtherGroupsLoader, readPlan: readGroups, event: { id, hasFurtherGroups: true }, none: { id, hasFurtherGroups: false } },
  brackets: { load: furtherStagesLoader, readPlan: readBracket, event: { id, hasStages: true }, none: { id, hasStages: false } },
};

/** The loader of both kinds, as far as this test uses it. */
type Loader = (
  watchPlans: (id: string, onValue: OnValue<readonly unknown[]>, onError: OnError) => () => void,
  watchGames: (id: string, stage: string, onValue: OnValue<object | null>, onError: OnError) => () => void,
) => (tournament: { readonly id: string } | null) => ReturnType<ReturnType<typeof furtherStagesLoader>>;

describe.each(['groups', 'brackets'] as const)('the %s beyond the first', (kind) => {
  const { load, readPlan, event, none } = kinds[kind];
  const plan = (stage: string, isDrawn = true) => readPlan(stage, isDrawn);
  const games: object = new Map();
  const failure = (code: 'malformed' | 'unavailable') => new ReadFailure(code, 'cup/stages/d', 'no');

  function sources() {
    const plans: { onValue: OnValue<readonly unknown[]> }[] = [];
    const ofGames = new Map<string, { onValue: OnValue<object | null>; onError: OnError }>();
    const useStages = (load as unknown as Loader)(
      (_id, onValue) => {
        plans.push({ onValue });
        return () => undefined;
      },
      (_id, stage, onValue, onError) => {
        ofGames.set(stage, { onValue, onError });
        return () => void ofGames.delete(stage);
      },
    );
    return { plans, ofGames, useStages };
  }

  it('are not read where there are none, nor before they are asked for', () => {
    const { plans, useStages } = sources();
    const { result, rerender } = renderHook(({ of }: { of: Parameters<typeof useStages>[0] }) => useStages(of), {
      initialProps: { of: null as Parameters<typeof useStages>[0] },
    });
    rerender({ of: none });
    expect(plans).toHaveLength(0);
    expect(result.current).toEqual({ stages: [], isLoading: false, isStored: true, isFailed: false, retry: expect.any(Function) });
  });

  it('are there once the games of all that are drawn are', () => {
    const { plans, ofGames, useStages } = sources();
    const { result } = renderHook(() => useStages(event));
    expect(result.current.isLoading).toBe(true);
    act(() => plans[0]!.onValue([plan('b'), plan('c', false), plan('d')], confirmed));
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
    act(() => plans[0]!.onValue([plan('b'), plan('d')], confirmed));
    act(() => ['b', 'd'].forEach((stage) => ofGames.get(stage)!.onValue(games, confirmed)));
    const before = result.current.stages;
    rerender();
    expect(result.current.stages).toBe(before);
    act(() => plans[0]!.onValue([plan('d')], confirmed));
    expect([...ofGames.keys()]).toEqual(['d']);
    expect(result.current.stages.map((stage) => stage.plan.id)).toEqual(['d']);
  });

  it('of which one can’t be read are the others, and the failure is shown until it is read again', () => {
    const { plans, ofGames, useStages } = sources();
    const { result } = renderHook(() => useStages(event));
    act(() => plans[0]!.onValue([plan('b'), plan('d')], confirmed));
    act(() => ofGames.get('b')!.onValue(games, confirmed));
    act(() => ofGames.get('d')!.onError(failure('malformed')));
    expect(result.current).toMatchObject({ isLoading: false, isFailed: true });
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, null]);
    // Only what is missing is read again, so that the other games stay.
    act(() => ofGames.get('b')!.onError(failure('unavailable')));
    act(() => result.current.retry?.());
    expect(result.current).toMatchObject({ isLoading: true, isFailed: false });
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, null]);
    act(() => ofGames.get('d')!.onValue(games, confirmed));
    expect(result.current.stages.map((stage) => stage.games)).toEqual([games, games]);
  });
});
