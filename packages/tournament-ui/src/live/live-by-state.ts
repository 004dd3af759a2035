import { isPlayed as hasScores, isRunFromBoard, MINUTES_PER_DAY, type Match, type MatchId } from '@courtside/domain';
import type { ToldStart } from '@courtside/domain/day';
import { storedPhase } from '../day/stored-state';
import { isOtherTime } from '../schedule/planned-time';
import type { BracketNow, LiveNow } from '../time/use-live-status';
import type { MatchPlace, MatchPlaces } from './games-of-now';

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
  const isLeft = (id: MatchId): boolean => {
    const match = matches.get(id);
    return match !== undefined && (match.play ? phaseOf(id) === 'planned' : !hasScores(match));
  };
  const isAsPlanned = (id: MatchId) => !isOtherTime(expected.get(id));
  const guessed = {
    ...guess,
    running: guess.running.filter((id) => !isStopped && phaseOf(id) !== 'over' && isAsPlanned(id)),
    ended: guess.ended.filter(isAsPlanned),
    justEnded: guess.justEnded.filter(isAsPlanned),
    next: nextByPlan({ guessed: guess.next, expected, places, isLeft }),
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
    const court = courtOf(id);
    if (!isToday || dayIndex !== day || !isLeft(id) || !isRun.has(court) || busy.has(court)) return [];
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

/** Whether a game is on court by the clock, on a court that nobody runs from the board on its day. @param live see `liveByState` */
export const isOnByClock = ({ running }: Pick<LiveNow, 'running'>, matches: ReadonlyMap<MatchId, Match>): boolean =>
  running.some((id) => !isRunFromBoard(matches.get(id) ?? {}));

/** `liveByState` of a bracket, of which the clock alone speaks: no game of it is on court that was moved to another time, and none while everything is stopped. */
export function bracketByPlan(now: BracketNow, { expected = noStarts, isStopped = false }: PlanOfNow): BracketNow {
  const isAsPlanned = (id: string) => !isOtherTime(expected.get(id));
  return { ...now, running: now.running.filter((id) => !isStopped && isAsPlanned(id)), ended: now.ended.filter(isAsPlanned) };
}

interface NextInput {
  readonly guessed: readonly MatchId[];
  readonly expected: ReadonlyMap<string, ToldStart>;
  readonly places: MatchPlaces;
  readonly isLeft: (id: MatchId) => boolean;
}

/** The next game of each court: by the plan as it goes, or by the clock where that comes before it. */
function nextByPlan({ guessed, expected, places, isLeft }: NextInput): readonly MatchId[] {
  if (expected.size === 0) return guessed;
  const startOf = (id: MatchId): number => {
    const place = places.get(id);
    return place ? place.dayIndex * MINUTES_PER_DAY + place.minutes + (expected.get(id)?.shift ?? 0) : Infinity;
  };
  const next = new Map<string, MatchId>();
  const offer = (id: MatchId, court: string) => {
    const known = next.get(court);
    if (known === undefined || startOf(id) < startOf(known)) next.set(court, id);
  };
  for (const [id, { courtLetter, isOn }] of expected) if (!isOn && places.has(id as MatchId)) offer(id as MatchId, courtLetter);
  for (const id of guessed) {
    const at = places.get(id);
    if (!at) continue;
    // In the place of one that was moved, the one that follows it.
    const isBehind = (place: MatchPlace) =>
      place.courtLetter === at.courtLetter && place.dayIndex === at.dayIndex && place.minutes >= at.minutes;
    const first = [...places].find(([other, place]) => isBehind(place) && !expected.has(other) && isLeft(other));
    if (first) offer(first[0], at.courtLetter);
  }
  return [...next.values()];
}
