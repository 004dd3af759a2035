import { hasBracket, hasGroups, hasSchedule, isMixer, type Tournament } from '@courtside/domain';
import type { EventFacts } from '@courtside/domain/event-steps';
import { hasPlaces } from '@courtside/domain/registration';

/** The data to read of a listed tournament besides its document. */
export interface EventAsks {
  /** The number of teams that registered. */
  readonly count: boolean;
  readonly teams: boolean;
  readonly schedule: boolean;
  readonly bracket: boolean;
  /** The brackets beyond the first, with their games. */
  readonly stages: boolean;
  /** The groups beyond the first, with their games. */
  readonly furtherGroups: boolean;
  readonly day: boolean;
}

const nothing: EventAsks = {
  ...{ count: false, teams: false, schedule: false, bracket: false },
  ...{ stages: false, furtherGroups: false, day: false },
};

/**
 * Chooses what to read: on a day of play the data of its courts; before it one document, the games or the teams; after it the games of the
 * last stages, while results are still missing. The server counts a registration, however many teams it has.
 */
export function chooseAsks(tournament: Tournament, when: EventFacts['when'], isRecent: boolean): EventAsks {
  const schedule = hasSchedule(tournament);
  const bracket = hasBracket(tournament);
  const stages = bracket && tournament.hasStages;
  const furtherGroups = schedule && tournament.hasFurtherGroups;
  if (when === 'over') {
    const isLast = schedule && !bracket;
    return isRecent ? { ...nothing, bracket, stages, schedule: isLast, furtherGroups: isLast && furtherGroups } : nothing;
  }
  if (schedule || bracket)
    return when === 'today'
      ? { count: false, teams: true, schedule, bracket, stages, furtherGroups, day: true }
      : { ...nothing, schedule, bracket: !schedule };
  if (hasGroups(tournament)) return nothing;
  const count = !isMixer(tournament) && (hasPlaces(tournament) || tournament.hasEntries);
  return { ...nothing, count, teams: !count };
}

/** Returns the number of teams in a tournament's own document: those of its groups or its bracket; null before there are any. */
export function namedTeams({ groups, bracketSeeds }: Pick<Tournament, 'groups' | 'bracketSeeds'>): number | null {
  const inGroups = Object.values(groups).flat().length;
  return inGroups || bracketSeeds.length || null;
}
