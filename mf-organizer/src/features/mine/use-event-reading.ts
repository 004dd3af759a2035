import { hasSchedule, type BracketGame, type GameId, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { isAskedToOrganize } from '@courtside/domain/engines';
import { bracketsFigures, type EventFacts } from '@courtside/domain/event-steps';
import type { FurtherGroups, FurtherStage } from '@courtside/domain/stages';
import {
  query,
  useFurtherGroups,
  useFurtherStages,
  useWatch,
  watchBracket,
  watchDay,
  watchSchedule,
  watchTeams,
  type Day,
} from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { chooseAsks, namedTeams } from './event-asks';
import { daysAhead, isRecent, phaseAt } from '../../events/event-phase';
import { getLastGroups } from '../../games/last-groups';
import { countMatches } from '../../games/count-matches';
import { playOfToday, type PlayToday } from './play-of-today';
import type { StepPlace } from './step-link';
import { useEntrantCount } from './use-entrant-count';

export interface EventReading {
  readonly facts: EventFacts;
  /** Where its steps are done. */
  readonly place: StepPlace;
  /** The courts of a day of play; null on other days, and until they are read. */
  readonly play: PlayToday | null;
  readonly teams: readonly Team[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const noTeams: readonly Team[] = [];
const noStages: readonly FurtherStage[] = [];
const noGroups: readonly FurtherGroups[] = [];
const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Reads what a listed tournament needs next. Reads: one or two before and after the event (`chooseAsks`); on a day of play the teams, the day,
 * and the games of all groups and brackets as far as they exist.
 */
export function useEventReading(tournament: Tournament, uid: string): EventReading {
  const { id } = tournament;
  const minute = useClock(60_000);
  const when = phaseAt(tournament, minute);
  const asks = chooseAsks(tournament, when, isRecent(tournament, minute));
  const count = useEntrantCount(tournament, asks.count);
  const teams = useWatch(asks.teams ? query(watchTeams, id) : null);
  const schedule = useWatch(asks.schedule ? query(watchSchedule, id) : null);
  const bracket = useWatch(asks.bracket ? query(watchBracket, id) : null);
  const others = useFurtherStages(asks.stages ? tournament : null);
  const further = others.stages;
  const ofGroups = useFurtherGroups(asks.furtherGroups ? tournament : null);
  const furtherGroups = ofGroups.stages;
  const day = useWatch(asks.day ? query(watchDay, id) : null);
  const watched = [asks.teams && teams, asks.schedule && schedule, asks.bracket && bracket, asks.day && day].filter((one) => one !== false);

  const play = usePlay(
    tournament,
    asks.day ? { matches: schedule.value, games: bracket.value, further, furtherGroups, teams: teams.value, day: day.value } : null,
  );
  const stagesRead = [others, ofGroups];
  const isWithout =
    watched.some(({ value }) => value === undefined) ||
    stagesRead.some(({ isLoading }) => isLoading) ||
    (asks.count && count.state !== 'ready');
  const hasFailed =
    watched.some(({ status }) => status === 'error') ||
    stagesRead.some(({ isFailed }) => isFailed) ||
    (asks.count && count.state === 'failed');
  // The first groups alone would seem to be all that is played.
  const isPartial = ofGroups.isLoading || ofGroups.isFailed;
  const matches = useMemo(
    () => (isPartial ? undefined : schedule.value && countMatches(tournament, schedule.value, furtherGroups)),
    [isPartial, tournament, schedule.value, furtherGroups],
  );
  const bracketGames = useMemo(
    () => bracket.value && bracketsFigures(tournament, bracket.value, further),
    [tournament, bracket.value, further],
  );
  const stages = [matches, bracketGames].filter((one) => one !== undefined && one !== null);
  const last = getLastGroups(tournament, furtherGroups);
  const missing = stages.reduce((sum, { total, settled }) => sum + total - settled, 0);
  return {
    facts: {
      when,
      daysAhead: daysAhead(tournament, minute),
      now: minute,
      isAsked: isAskedToOrganize(tournament, uid),
      teams: namedTeams(tournament) ?? count.count ?? teams.value?.length ?? null,
      matches: matches ?? null,
      bracketGames: bracketGames ?? null,
      isSwiss: last.isSwiss,
      hasPlannedGroups: furtherGroups.some(({ plan }) => !hasSchedule(plan)),
      awaited: when === 'over' ? missing : (play?.awaited ?? 0),
    },
    place: { when, roundSection: last.section },
    play,
    teams: teams.value ?? noTeams,
    isLoading: isWithout && !hasFailed,
    hasFailed,
    retry: () => {
      watched.forEach(({ status, retry }) => status === 'error' && retry());
      stagesRead.forEach(({ retry }) => retry?.());
      if (count.state === 'failed') count.retry();
    },
  };
}

interface PlayRead {
  readonly matches: ReadonlyMap<MatchId, Match> | undefined;
  readonly games: ReadonlyMap<GameId, BracketGame> | null | undefined;
  readonly further: readonly FurtherStage[];
  readonly furtherGroups: readonly FurtherGroups[];
  readonly teams: readonly Team[] | undefined;
  readonly day: Day | undefined;
}

/** Returns the day of play, as far as it was read; null on other days. */
function usePlay(tournament: Tournament, read: PlayRead | null): PlayToday | null {
  const instant = useClock(read ? 15_000 : 60_000);
  const { matches = noMatches, games = null, further = noStages, furtherGroups = noGroups, teams = noTeams, day } = read ?? {};
  const isRead = read !== null && (read.matches !== undefined || read.games !== undefined);
  return useMemo(
    () => (isRead ? playOfToday({ tournament, matches, games, further, furtherGroups, teams, stored: day?.plan ?? null }, instant) : null),
    [tournament, isRead, matches, games, further, furtherGroups, teams, day, instant],
  );
}
