import type { Bracket } from '../brackets';
import type { GroupsFields, Match, MatchId, TeamId } from '../entities';
import { hasBracket } from '../stage-state';
import { isSettled, type StandingRules } from '../standings';

/** How far an event is, as far as its visitors are shown it. */
export type EventPhase =
  /** Nothing is over: before the event, or games of the groups are still to be played. */
  | 'playing'
  /** All games of the groups have their result, and none of the bracket has begun. */
  | 'groupsOver'
  /** The bracket has begun. */
  | 'bracket'
  /** No game is to come. */
  | 'over';

export interface PhaseSource {
  readonly tournament: Pick<GroupsFields, 'scheduleType'> & { readonly bracket: object } & Partial<StandingRules>;
  /** The games of the schedule; null where visitors are not shown them. */
  readonly matches: ReadonlyMap<MatchId, Match> | null;
  /** Null if there is none, or if visitors may not see it. */
  readonly bracket: Bracket | null;
  /** The brackets beyond the first that visitors are shown: each as it is drawn, or null before it is. */
  readonly further?: readonly { readonly bracket: Bracket | null }[];
  /** Its last day is over. */
  readonly isPast: boolean;
}

const hasBegun = ({ states, playing }: Bracket): boolean =>
  (playing?.size ?? 0) > 0 || states.some(({ status, scores }) => status === 'decided' || scores.some((score) => score !== null));

/** Whether games of a bracket are still to be played. */
const isOpen = ({ states }: Bracket): boolean => states.some(({ status }) => status === 'waiting' || status === 'ready');

/**
 * Returns how far an event is. It is over when all its brackets are played; its last day ends it too, if a further bracket is not played. Without a bracket only
 * the last day ends it, because a bracket may follow. If all Swiss games have results, another round may follow until there is a bracket.
 */
export function eventPhase({ tournament, matches, bracket, further = [], isPast }: PhaseSource): EventPhase {
  const games = [...(matches?.values() ?? [])];
  const isPlayed = games.length > 0 && games.every((match) => isSettled(match, tournament));
  if (bracket) {
    if (!isOpen(bracket)) return !isPast && further.some((one) => one.bracket === null || isOpen(one.bracket)) ? 'bracket' : 'over';
    if ([bracket, ...further.flatMap((one) => one.bracket ?? [])].some(hasBegun)) return 'bracket';
    return isPlayed ? 'groupsOver' : 'playing';
  }
  if (!isPlayed) return 'playing';
  if (isPast && !hasBracket(tournament)) return 'over';
  return tournament.scheduleType === 'swissRounds' && !hasBracket(tournament) ? 'playing' : 'groupsOver';
}

/** Whether a team has games in the groups and all of them are settled. Its group may still play. */
export function hasPlayedGroups(
  tournament: Pick<GroupsFields, 'scheduleType'> & Partial<StandingRules>,
  matches: ReadonlyMap<MatchId, Match>,
  team: TeamId,
): boolean {
  const own = [...matches.values()].filter(({ team1Id, team2Id }) => team1Id === team || team2Id === team);
  return tournament.scheduleType !== 'swissRounds' && own.length > 0 && own.every((match) => isSettled(match, tournament));
}
