import type { Match, MatchId, Tournament } from '@courtside/domain';
import type { StageId, Stages } from '@courtside/domain/stages';
import { useFurtherGroups } from '@courtside/firebase';
import { loadNamespaces } from '@courtside/i18n';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type * as Code from './further-groups-code';
import type { ReadGroups } from './further-groups-code';

export type { ReadGroups, ReadGroupStage } from './further-groups-code';

type Games = ReadonlyMap<MatchId, Match>;

let loaded: typeof Code | undefined;

/** Loads the code and the words for further groups, which few events have. */
export async function loadFurtherGroups(): Promise<typeof Code> {
  if (loaded) return loaded;
  const [code] = await Promise.all([import(/* webpackChunkName: "further-groups" */ './further-groups-code'), loadNamespaces('stages')]);
  return (loaded = code);
}

interface GroupsOfPage {
  /** Null without such groups, and until they and their code have loaded. */
  readonly groups: ReadGroups | null;
  readonly isLoading: boolean;
  /** Some of them could not be read. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/**
 * Watches the groups of a tournament beyond the first. Null asks for nothing. Reads: nothing without such groups; else one per stage, and one
 * for the games of each that is drawn.
 */
export function useReadGroups(tournament: Tournament | null): GroupsOfPage {
  const { stages, isLoading, isFailed, retry } = useFurtherGroups(tournament);
  // Tournaments that an earlier client parsed don't have the field.
  const asks = tournament?.hasFurtherGroups === true;
  const [code, setCode] = useState<typeof Code | 'failed' | null>(loaded ?? null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    if (asks)
      loadFurtherGroups().then(
        (found) => isShown && setCode(found),
        () => isShown && setCode('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [asks, attempt]);
  const groups = useMemo(
    () => (asks && code && code !== 'failed' && stages.length > 0 ? code.readGroups(tournament, stages) : null),
    [asks, code, tournament, stages],
  );
  return {
    groups,
    isLoading: isLoading || (asks && code === null),
    isFailed: isFailed || (asks && code === 'failed'),
    retry: () => {
      retry?.();
      setAttempt((count) => count + 1);
    },
  };
}

/** Returns the games of all groups of an event; the same map if there are no further ones. */
export function useAllMatches(matches: Games, groups: ReadGroups | null): Games {
  return useMemo(
    () => (groups ? new Map([...matches, ...groups.stages.flatMap(({ games }) => [...(games ?? [])])]) : matches),
    [matches, groups],
  );
}

/** All stages of an event with further groups; null for other events. */
export interface StagesOfEvent {
  readonly stages: Stages | null;
  readonly furtherGroups: ReadGroups | null;
}

/**
 * Returns the event of a bracket, from which its day is computed: if it takes its teams from further groups, these are in the place of the
 * first ones.
 */
export function findBracketEvent(tournament: Tournament, { stages, furtherGroups }: StagesOfEvent, bracket: StageId): Tournament {
  const entry = stages?.find(({ id }) => id === bracket)?.entry;
  const of = entry && entry.kind !== 'all' ? entry.of : 'groups';
  return furtherGroups?.stages.find(({ plan }) => plan.id === of)?.event ?? tournament;
}

/** Returns the days of all groups of an event, those of further groups last. */
export const listAllDays = (schedule: Tournament['schedule'], groups: ReadGroups | null): Tournament['schedule'] =>
  groups
    ? Object.fromEntries([
        ...Object.entries(schedule),
        ...groups.stages.flatMap(({ plan }) =>
          Object.entries(plan.schedule).map(([day, entries]) => [`${plan.id} ${day}`, entries] as const),
        ),
      ])
    : schedule;

const Context = createContext<ReadGroups | null>(null);

/** Provides the further groups to all words and views inside; null without any. */
export const FurtherGroupsProvider = Context.Provider;
export const useShownGroups = (): ReadGroups | null => useContext(Context);
