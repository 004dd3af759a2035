import { hasGroups } from '../facts';
import { hasBracket, hasSchedule } from '../stage-state';
import { getEntrantCount, hasPlan, sumFigure, type EventFacts, type EventNeeds } from './event-facts';

/** The progress of one part of the preparation. */
export type EventMark = 'open' | 'begun' | 'done';

/** The parts of the preparation, in the order in which they are done. */
export type EventMarks = Readonly<Record<'teams' | 'schedule' | 'referees' | 'published', EventMark>>;

const toMark = (isDone: boolean, hasBegun: boolean): EventMark => (isDone ? 'done' : hasBegun ? 'begun' : 'open');

/** Returns the progress of each part of a tournament's preparation. Parts that were not read count as not begun. */
export function eventMarks(tournament: EventNeeds, facts: EventFacts): EventMarks {
  const isPlanned = hasPlan(tournament);
  const total = sumFigure(facts, 'total');
  const refereed = sumFigure(facts, 'refereed');
  const isShown = (!hasSchedule(tournament) || tournament.isSchedulePublic) && (!hasBracket(tournament) || tournament.isBracketPublic);
  return {
    teams: toMark(isPlanned || hasGroups(tournament), (getEntrantCount(tournament, facts) ?? 0) > 0),
    schedule: toMark(isPlanned, hasGroups(tournament)),
    referees: toMark(total > 0 && refereed === total, refereed > 0),
    published: toMark(tournament.isTournamentPublic && isPlanned && isShown, tournament.isTournamentPublic),
  };
}
