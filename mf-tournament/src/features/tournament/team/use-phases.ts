import type { GameId, MatchId, Tournament } from '@courtside/domain';
import { showsGameTimes } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import {
  bracketByPlan,
  liveByState,
  matchPhase,
  placesOf,
  storedPhase,
  useBracketNow,
  useLiveStatus,
  type MatchPhase,
} from '@courtside/tournament-ui';
import { useMemo } from 'react';
import type { DayView } from '../day/day-view';
import type { TournamentParts } from '../use-tournament-parts';

const nothing: ReadonlySet<never> = new Set();

/** What each game is at this moment, as the tournament's page says it: by its stored state, or else by the clock where times are shown. */
export function usePhases(
  tournament: Tournament,
  { matches, bracket, bracketGames }: TournamentParts,
  day: Pick<DayView, 'expected' | 'heldUntil'> | null,
): (game: PlannedGame) => MatchPhase {
  const guess = useLiveStatus(tournament);
  const finals = useBracketNow(tournament, bracket);
  const times = showsGameTimes(tournament);
  const expected = day?.expected;
  const isStopped = (day?.heldUntil ?? null) !== null;
  const bracketNow = bracketByPlan(finals, { ...(expected ? { expected } : {}), isStopped });
  const live = useMemo(() => {
    const { schedule, scheduleTimes } = tournament;
    const plan = { ...(expected ? { expected } : {}), isStopped };
    const { running, next, ended } = liveByState(guess, matches, placesOf({ schedule, scheduleTimes }), plan);
    return { running: new Set(running), next: new Set(next), ended: new Set(ended) };
  }, [guess, matches, tournament, expected, isStopped]);
  const ofMatch = (id: MatchId): MatchPhase => {
    const match = matches.get(id);
    if (!match) return 'open';
    return times.schedule ? matchPhase(match, live.running, live.next, live.ended) : matchPhase(match, nothing, nothing);
  };
  const ofBracket = ({ id, phase, hasTeams }: PlannedGame): MatchPhase => {
    const stored = storedPhase(bracketGames.get(id as GameId) ?? {});
    if (stored && stored !== 'planned') return stored;
    if (phase === 'finished' || phase === 'confirmed') return 'over';
    if (!times.bracket || !hasTeams || stored === 'planned') return 'open';
    if (bracketNow.running.includes(id as GameId)) return 'live';
    return bracketNow.ended.includes(id as GameId) ? 'pending' : 'open';
  };
  return (game) => (game.kind === 'match' ? ofMatch(game.id as MatchId) : ofBracket(game));
}
