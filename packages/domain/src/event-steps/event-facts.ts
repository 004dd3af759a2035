import type { Tournament } from '../entities';
import { limits } from '../limits';
import { hasBracket, hasSchedule, isMixer } from '../facts';
import { hasPlaces } from '../registration/places';
import type { GameFigures } from './game-figures';

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

export const hasPlan = (tournament: Pick<Tournament, 'schedule' | 'bracket'>): boolean => hasSchedule(tournament) || hasBracket(tournament);

/** Teams, or players of a mixer, that have registered; null while that is unknown. */
export const entrantsOf = (tournament: Tournament, { teams }: EventFacts): number | null =>
  isMixer(tournament) ? tournament.playerIds.length : teams;

/** Whether there are teams, or players of a mixer, enough to go on to groups. Unknown counts as enough: nobody is told to add what may be there. */
export function hasEnoughEntrants(tournament: Tournament, facts: EventFacts): boolean {
  const fewest = isMixer(tournament) ? limits.mixer.players : limits.groupStageTeams;
  return (entrantsOf(tournament, facts) ?? fewest) >= fewest;
}

/** Whether a tournament of teams has no place left; false where places are not limited. */
export const isFull = (tournament: Tournament, { teams }: EventFacts): boolean =>
  hasPlaces(tournament) && (teams ?? 0) >= tournament.places;

/** Games of all stages together. */
export const sumOf = ({ matches, bracketGames }: EventFacts, figure: keyof GameFigures): number =>
  (matches?.[figure] ?? 0) + (bracketGames?.[figure] ?? 0);

/** Whether every match of the schedule has its result; false while none was read. */
export const isScheduleSettled = ({ matches }: EventFacts): boolean =>
  matches !== null && matches.total > 0 && matches.settled >= matches.total;
