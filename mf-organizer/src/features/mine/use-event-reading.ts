import type { BracketGame, GameId, Match, MatchId, Team, Tournament } from '@courtside/domain';
import { isAskedToOrganize } from '@courtside/domain/engines';
import { bracketsFigures, matchFigures, type EventFacts } from '@courtside/domain/event-steps';
import type { FurtherStage } from '@courtside/domain/stages';
import { query, useFurtherStages, useWatch, watchBracket, watchDay, watchSchedule, watchTeams, type Day } from '@courtside/firebase';
import { useClock } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { chooseAsks, namedTeams } from './event-asks';
import { daysAhead, isRecent, phaseAt } from '../../events/event-phase';
import { playOfToday, type PlayToday } from './play-of-today';
import { useEntrantCount } from './use-entrant-count';

export interface EventReading {
  readonly facts: EventFacts;
  /** The courts of a day of play; null on other days, and until they are read. */
  readonly play: PlayToday | null;
  readonly teams: readonly Team[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const noTeams: readonly Team[] = [];
const noStages: readonly FurtherStage[] = [];
const noMatches: ReadonlyMap<MatchId, Match> = new Map();

/**
 * Reads what a listed tournament needs next. Reads: one or two before and after the event (`chooseAsks`); on a day of play the teams, the day,
 * and the schedule and the brackets as far as they exist.
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
  const day = useWatch(asks.day ? query(watchDay, id) : null);
  const watched = [asks.teams && teams, asks.schedule && schedule, asks.bracket && bracket, asks.day && day].filter((one) => one !== false);

  const play = usePlay(
    tournament,
    asks.day ? { matches: schedule.value, games: bracket.value, further, teams: teams.value, day: day.value } : null,
  );
  const isWithout = watched.some(({ value }) => value === undefined) || others.isLoading || (asks.count && count.state !== 'ready');
  const hasFailed = watched.some(({ status }) => status === 'error') || others.isFailed || (asks.count && count.state === 'failed');
  const matches = useMemo(() => schedule.value && matchFigures(tournament, schedule.value), [tournament, schedule.value]);
  const bracketGames = useMemo(
    () => bracket.value && bracketsFigures(tournament, bracket.value, further),
    [tournament, bracket.value, further],
  );
  const stages = [matches, bracketGames].filter((one) => one !== undefined && one !== null);
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
      awaited: when === 'over' ? missing : (play?.awaited ?? 0),
    },
    play,
    teams: teams.value ?? noTeams,
    isLoading: isWithout && !hasFailed,
    hasFailed,
    retry: () => {
      watched.forEach(({ status, retry }) => status === 'error' && retry());
      others.retry?.();
      if (count.state === 'failed') count.retry();
    },
  };
}

interface PlayRead {
  readonly matches: ReadonlyMap<MatchId, Match> | undefined;
  readonly games: ReadonlyMap<GameId, BracketGame> | null | undefined;
  readonly further: readonly FurtherStage[];
  readonly teams: readonly Team[] | undefined;
  readonly day: Day | undefined;
}

/** Returns the day of play, as far as it was read; null on other days. */
function usePlay(tournament: Tournament, read: PlayRead | null): PlayToday | null {
  const instant = useClock(read ? 15_000 : 60_000);
  const { matches = noMatches, games = null, further = noStages, teams = noTeams, day } = read ?? {};
  const isRead = read !== null && (read.matches !== undefined || read.games !== undefined);
  return useMemo(
    () => (isRead ? playOfToday({ tournament, matches, games, further, teams, stored: day?.plan ?? null }, instant) : null),
    [tournament, isRead, matches, games, further, teams, day, instant],
  );
}
