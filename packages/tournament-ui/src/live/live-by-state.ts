import { isPlayed as hasScores, isRunFromBoard, type Match, type MatchId } from '@courtside/domain';
import type { ToldStart } from '@courtside/domain/day';
import { storedPhase } from '../day/stored-state';
import { isOtherTime } from '../schedule/planned-time';
import type { LiveNow } from '../time/use-live-status';
import type { MatchPlaces } from './games-of-now';

/** What the plan as it goes says, where it is known. */
export interface PlanOfNow {
  /** When the games to come are expected. */
  readonly expected?: ReadonlyMap<string, ToldStart>;
  readonly isStopped?: boolean;
}

const noStarts: ReadonlyMap<string, ToldStart> = new Map();

/**
 * What is on court by the states that are stored, in the place of the guess from the clock. A court whose games are run from the board is not guessed
 * about any more: its next game is not live because its planned time has come. Games on other courts keep the guess, but for those whose state says that
 * they are over (a forfeit, a result that was corrected), for those that were moved to another time, and for all while everything is stopped.
 */
export function liveByState(
  guess: LiveNow,
  matches: ReadonlyMap<MatchId, Match>,
  places: MatchPlaces,
  { expected = noStarts, isStopped = false }: PlanOfNow = {},
): LiveNow {
  const courtOf = (id: MatchId): string | undefined => {
    const place = places.get(id);
    return place && `${place.dayIndex} ${place.courtLetter}`;
  };
  const phaseOf = (id: MatchId) => storedPhase(matches.get(id) ?? {});
  const isAsPlanned = (id: MatchId) => !isOtherTime(expected.get(id));
  const guessed = {
    ...guess,
    running: guess.running.filter((id) => !isStopped && phaseOf(id) !== 'over' && isAsPlanned(id)),
    ended: guess.ended.filter(isAsPlanned),
    justEnded: guess.justEnded.filter(isAsPlanned),
    next: nextByPlan(guess.next, expected, places),
  };
  const onBoard = [...places.keys()].filter((id) => isRunFromBoard(matches.get(id) ?? {}));
  if (onBoard.length === 0) return guessed;
  const isRun = new Set(onBoard.map(courtOf));
  const isGuessed = (id: MatchId) => !isRun.has(courtOf(id));
  const running = onBoard.filter((id) => phaseOf(id) === 'live' || phaseOf(id) === 'paused');
  const called = onBoard.filter((id) => phaseOf(id) === 'called');
  // The day that is being played is the last on which the board was used; on each of its courts the first game that is left comes next.
  const day = Math.max(...onBoard.map((id) => places.get(id)?.dayIndex ?? 0));
  // Once the clock knows nothing of its games any more, what was never played comes next no more.
  const isToday = [guess.running, guess.ended, guess.next].some((ids) => ids.some((id) => places.get(id)?.dayIndex === day));
  const busy = new Set(called.map(courtOf));
  const following = [...places].flatMap(([id, { dayIndex }]) => {
    const match = matches.get(id);
    const court = courtOf(id);
    const isLeft = match !== undefined && (match.play ? phaseOf(id) === 'planned' : !hasScores(match));
    if (!isToday || dayIndex !== day || !isLeft || !isRun.has(court) || busy.has(court)) return [];
    busy.add(court);
    return [id];
  });
  return {
    ...guess,
    running: [...running, ...guessed.running.filter(isGuessed)],
    ended: guessed.ended.filter(isGuessed),
    justEnded: guessed.justEnded.filter(isGuessed),
    next: expected.size > 0 ? [...new Set([...called, ...guessed.next])] : [...called, ...following, ...guess.next.filter(isGuessed)],
  };
}

/** The next game of each court by the plan as it goes, and by the clock on courts of which it says nothing. */
function nextByPlan(guessed: readonly MatchId[], expected: ReadonlyMap<string, ToldStart>, places: MatchPlaces): readonly MatchId[] {
  if (expected.size === 0) return guessed;
  const next = new Map<string, MatchId>();
  for (const [id, { courtLetter, isOn }] of expected)
    if (!isOn && !next.has(courtLetter) && places.has(id as MatchId)) next.set(courtLetter, id as MatchId);
  const others = guessed.filter((id) => !expected.has(id) && !next.has(places.get(id)?.courtLetter ?? ''));
  return [...next.values(), ...others];
}
