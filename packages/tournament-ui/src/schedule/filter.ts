import type { Match, TimetableRow } from '@courtside/domain';

/** The filter of a schedule; empty texts filter nothing. */
export interface ScheduleFilter {
  /** A team id. */
  readonly team: string;
  /** A court's letter. */
  readonly court: string;
}

export const showAll: ScheduleFilter = { team: '', court: '' };

export const isMatchOfTeam = ({ team1Id, team2Id }: Pick<Match, 'team1Id' | 'team2Id'>, team: string): boolean =>
  team1Id === team || team2Id === team;

/** Whether the bye of a team is shown: it has no court. */
export const showsBye = ({ team, court }: ScheduleFilter, resting: string): boolean => court === '' && (team === '' || team === resting);

/** Whether a game is shown. */
export const passes = ({ team, court }: ScheduleFilter, match: Match, { courtLetter }: TimetableRow): boolean =>
  (team === '' || isMatchOfTeam(match, team)) && (court === '' || courtLetter === court);
