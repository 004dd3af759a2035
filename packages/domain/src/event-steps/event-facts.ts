import type { BracketFields, GroupsFields, Tournament } from '../entities';
import { limits } from '../limits';
import { isMixer } from '../facts';
import { groupsState, workPhase } from '../stage-state';
import { hasPlaces } from '../registration/places';
import type { GameFigures } from './game-figures';

/** What of a tournament says what it needs: the event's own fields, and what is drawn of its stages. */
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

/** What an organizer's list knows of a tournament besides its document. Null stands for a figure that was not read. */
export interface EventFacts {
  /** By the tournament's own calendar: before its first day, on its days of play, or after them. */
  readonly when: 'ahead' | 'today' | 'over';
  /** Whole days until its first day; 0 from then on. */
  readonly daysAhead: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The reader was named an organizer and has not answered. */
  readonly isAsked: boolean;
  /** Teams that registered or were added. Of a mixer, the teams that were drawn. */
  readonly teams: number | null;
  readonly matches: GameFigures | null;
  readonly bracketGames: GameFigures | null;
  /** Games whose time is up and that have no result, as the plan of the day has them. */
  readonly awaited: number;
}

export const hasPlan = (tournament: Pick<EventNeeds, 'schedule' | 'bracket'>): boolean => workPhase(tournament) !== 'ready';

/** Teams, or players of a mixer, that have registered; null while that is unknown. */
export const entrantsOf = (tournament: Pick<EventNeeds, 'tournamentType' | 'playerIds'>, { teams }: EventFacts): number | null =>
  isMixer(tournament) ? tournament.playerIds.length : teams;

/** Whether there are teams, or players of a mixer, enough to go on to groups. Unknown counts as enough: nobody is told to add what may be there. */
export function hasEnoughEntrants(tournament: EventNeeds, facts: EventFacts): boolean {
  const fewest = isMixer(tournament) ? limits.mixer.players : limits.groupStageTeams;
  return (entrantsOf(tournament, facts) ?? fewest) >= fewest;
}

/** Whether a tournament of teams has no place left; false where places are not limited. */
export const isFull = (tournament: EventNeeds, { teams }: EventFacts): boolean =>
  hasPlaces(tournament) && (teams ?? 0) >= tournament.places;

/** Games of all stages together. */
export const sumOf = ({ matches, bracketGames }: EventFacts, figure: keyof GameFigures): number =>
  (matches?.[figure] ?? 0) + (bracketGames?.[figure] ?? 0);

/** Whether every match of the schedule has its result; false while none was read. */
export const isScheduleSettled = (tournament: Pick<EventNeeds, 'schedule'>, { matches }: EventFacts): boolean =>
  groupsState(tournament, matches) === 'finished';
