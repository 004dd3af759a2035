import type { BracketFields, GroupsFields, Tournament } from '../entities';
import { limits } from '../limits';
import { isMixer } from '../facts';
import { groupsState, workPhase } from '../stage-state';
import { hasPlaces } from '../registration/places';
import type { GameFigures } from './game-figures';

/** The fields of a tournament that its next step depends on: the event's own, and what is drawn of its stages. */
export type EventNeeds = Pick<
  Tournament,
  | 'tournamentType'
  | 'playerIds'
  | 'places'
  | 'placesBy'
  | 'startDate'
  | 'isTournamentPublic'
  | 'isRegistrationOpen'
  | 'registrationOpensAt'
  | 'registrationClosesAt'
  | 'isSchedulePublic'
  | 'isBracketPublic'
> &
  Pick<GroupsFields, 'groups' | 'schedule' | 'scheduleType'> &
  Pick<BracketFields, 'bracket'>;

/** The facts that an organizer's list knows about a tournament besides its document. A figure that was not read is null. */
export interface EventFacts {
  /** By the tournament's own calendar: before its first day, on its days of play, or after them. */
  readonly when: 'ahead' | 'today' | 'over';
  /** By the tournament's own calendar: before its first day, on its days of play, or after them. */
  readonly daysAhead: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The reader was named as an organizer and has not answered. */
  readonly isAsked: boolean;
  /** Teams that registered or were added. For a mixer, the teams that were drawn. */
  readonly teams: number | null;
  readonly matches: GameFigures | null;
  readonly bracketGames: GameFigures | null;
  /** The groups that are played last are Swiss rounds; by default, those of the tournament. */
  readonly isSwiss?: boolean;
  /** Groups beyond the first are planned and not drawn. */
  readonly hasPlannedGroups?: boolean;
  /** Games of the schedule that can't be played as planned: their teams or referee are needed elsewhere at the time. Only the page of the event counts them. */
  readonly clashes?: number;
  /** Games whose time is up and that have no result, by the plan of the day. */
  readonly awaited: number;
}

export const hasPlan = (tournament: Pick<EventNeeds, 'schedule' | 'bracket'>): boolean => workPhase(tournament) !== 'ready';

/** Returns the number of teams, or players of a mixer, that have registered; null if unknown. */
export const getEntrantCount = (tournament: Pick<EventNeeds, 'tournamentType' | 'playerIds'>, { teams }: EventFacts): number | null =>
  isMixer(tournament) ? tournament.playerIds.length : teams;

/**
 * Returns whether there are enough teams, or players of a mixer, to create groups. Unknown counts as enough, so that organizers are not
 * asked to add teams that may exist.
 */
export function hasEnoughEntrants(tournament: EventNeeds, facts: EventFacts): boolean {
  const fewest = isMixer(tournament) ? limits.mixer.players : limits.groupStageTeams;
  return (getEntrantCount(tournament, facts) ?? fewest) >= fewest;
}

/** Returns whether all places of a tournament of teams are taken; false if places are not limited. */
export const isFull = (tournament: EventNeeds, { teams }: EventFacts): boolean =>
  hasPlaces(tournament) && (teams ?? 0) >= tournament.places;

/** Sums a figure over the games of all stages. */
export const sumFigure = ({ matches, bracketGames }: EventFacts, figure: keyof GameFigures): number =>
  (matches?.[figure] ?? 0) + (bracketGames?.[figure] ?? 0);

/** Returns whether every match of the schedule has its result; false if none was read. */
export const isScheduleSettled = (tournament: Pick<EventNeeds, 'schedule'>, { matches }: EventFacts): boolean =>
  groupsState(tournament, matches) === 'finished';
