import {
  BREAK,
  dayOffsets,
  hasBracket,
  sortedDayIds,
  type DayId,
  type Match,
  type MatchId,
  type ScheduleEntry,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { canEditRound } from '@courtside/domain/engines';
import { addDays, groupLetters, matchNumbers } from '@courtside/tournament-ui';
import { gameProblems, type GameProblem } from './game-problems';

/** A tournament's schedule for the organizer's tools. */
export interface ScheduleModel {
  readonly tournament: Tournament;
  /** In the order of registration. */
  readonly teams: readonly Team[];
  readonly teamById: ReadonlyMap<string, Team>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly dayIds: readonly DayId[];
  readonly isSwiss: boolean;
  /** `YYYY-MM-DD` of each day, in the order of `dayIds`. */
  readonly dates: readonly string[];
  /**
   * A bracket or further groups were drawn from it: games and times do not change, and scores change only in days or rounds that an
   * organizer has unlocked.
   */
  readonly isLocked: boolean;
  /** Further groups lock it, whether or not there is a bracket. */
  readonly isBelowGroups: boolean;
  /** Problems of games that are not over. */
  readonly problems: ReadonlyMap<MatchId, readonly GameProblem[]>;
  /** Numbers of the games in the order of the schedule, after those of earlier groups. */
  readonly numbers: ReadonlyMap<MatchId, number>;
  /** The letter of each team's group; empty if there is only one group. */
  readonly groups: ReadonlyMap<string, string>;
}

/** @param gamesBefore the number of games of earlier groups */
export function scheduleModel(
  tournament: Tournament,
  teams: readonly Team[],
  matches: ReadonlyMap<MatchId, Match>,
  gamesBefore = 0,
): ScheduleModel {
  const { schedule } = tournament;
  const dayIds = sortedDayIds(schedule);
  const isBelowGroups = tournament.drawnGroupStages.length > 0;
  const isLocked = isBelowGroups || hasBracket(tournament);
  const open = new Set(
    isLocked ? [] : dayIds.filter((dayId) => !isRoundClosed({ tournament }, dayId)).flatMap((dayId) => schedule[dayId] ?? []),
  );
  return {
    tournament,
    teams,
    teamById: new Map(teams.map((team) => [team.id, team])),
    matches,
    dayIds,
    isSwiss: tournament.scheduleType === 'swissRounds',
    dates: dayOffsets(dayIds.length, tournament.scheduleType, tournament.scheduleTimes).map((offset) =>
      addDays(tournament.startDate, offset),
    ),
    isLocked,
    isBelowGroups,
    problems: gameProblems({ tournament, teams, matches }, (id) => open.has(id)),
    numbers: matchNumbers(schedule, gamesBefore),
    groups: groupLetters(tournament.groups),
  };
}

/** Returns the games of the schedule in the order of play, with their places. */
export function* listGames(
  schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>>,
): Generator<{ readonly dayId: DayId; readonly index: number; readonly matchId: MatchId }> {
  for (const dayId of sortedDayIds(schedule)) {
    for (const [index, entry] of (schedule[dayId] ?? []).entries()) if (entry !== BREAK) yield { dayId, index, matchId: entry };
  }
}

/** Whether a later Swiss round was drawn after this one, and no organizer has unlocked it. */
export function isRoundClosed({ tournament }: Pick<ScheduleModel, 'tournament'>, dayId: DayId): boolean {
  const verdict = canEditRound(tournament, dayId);
  return !verdict.allowed && verdict.reason === 'earlierRound';
}

/** Returns what is deleted with the schedule. */
export function scheduleLosses({ tournament, matches, dayIds }: ScheduleModel): {
  readonly games: number;
  readonly results: number;
  readonly rounds: number;
} {
  const games = [...listGames(tournament.schedule)];
  const results = games.filter(({ matchId }) => {
    const match = matches.get(matchId);
    return match && (match.team1Score !== null || match.team2Score !== null);
  }).length;
  return { games: games.length, results, rounds: dayIds.length };
}

/** Returns teams that are in no group, once there are groups: they are removed when the schedule is created. */
export function teamsLeftOut(tournament: Pick<Tournament, 'groups'>, teams: readonly Team[]): Team[] {
  const grouped = new Set<TeamId>(Object.values(tournament.groups).flat());
  return grouped.size === 0 ? [] : teams.filter(({ id }) => !grouped.has(id));
}
