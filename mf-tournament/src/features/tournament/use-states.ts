import { MINUTES_PER_DAY, showsGameTimes, type GameId, type MatchId, type Tournament } from '@courtside/domain';
import { scheduleStates, storedState, type GameState } from '@courtside/domain/wall';
import { playClock, useBracketNow, useClock, wallClock } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { findBracketEvent } from '../../live/further-groups';
import type { DayView } from './day/day-view';
import type { TournamentParts } from './use-tournament-parts';

/** Returns the state of each game for visitors: from the day of play, else from stored data and, if times are shown, from the clock. */
export function useStates(
  tournament: Tournament,
  {
    matches,
    bracket,
    bracketGames,
    further,
    stages,
    furtherGroups,
  }: Pick<TournamentParts, 'matches' | 'bracket' | 'bracketGames' | 'further' | 'stages' | 'furtherGroups'>,
  day: Pick<DayView, 'states'> | null,
): ReadonlyMap<string, GameState> {
  const { running, ended } = useBracketNow(findBracketEvent(tournament, { stages, furtherGroups }, 'bracket'), bracket);
  const shown = showsGameTimes(tournament);
  const minutes = playClock(tournament.startDate, wallClock(useClock(), tournament.timeZone ?? undefined));
  const clock = shown.schedule ? minutes : null;
  const ofBracket = useMemo(() => {
    const onClock = new Map<GameId, GameState>(shown.bracket ? [...ended.map(pending), ...running.map(live)] : []);
    const isOpen = (id: GameId) => bracket?.states[bracket.template.indexOf.get(id) ?? -1]?.status === 'ready';
    return [...bracketGames].map(([id, game]): [string, GameState] => {
      const stored = storedState(game);
      return [id, (stored === 'planned' && isOpen(id) && onClock.get(id)) || stored];
    });
  }, [bracket, bracketGames, running, ended, shown.bracket]);
  const ofOthers = useMemo(
    () => further.flatMap(({ games }) => [...(games ?? [])].map(([id, game]): [string, GameState] => [id, storedState(game)])),
    [further],
  );
  const ofGroups = useMemo(
    () =>
      (furtherGroups?.stages ?? []).flatMap(({ plan, games, event }): [string, GameState][] =>
        games ? [...scheduleStates(event, games, clock === null ? null : clock - plan.firstDay * MINUTES_PER_DAY)] : [],
      ),
    [furtherGroups, clock],
  );
  return useMemo(
    () =>
      day?.states ?? new Map<string, GameState>([...scheduleStates(tournament, matches, clock), ...ofBracket, ...ofOthers, ...ofGroups]),
    [day?.states, tournament, matches, clock, ofBracket, ofOthers, ofGroups],
  );
}

const live = (id: GameId) => [id, 'live'] as const;
const pending = (id: GameId) => [id, 'pending'] as const;

/** Returns the states of the games of the schedule. */
export const statesOfMatches = (states: ReadonlyMap<string, GameState>, ids: Iterable<MatchId>): ReadonlyMap<MatchId, GameState> =>
  new Map([...ids].map((id) => [id, states.get(id) ?? 'planned']));
