import {
  courtsOfDay,
  dayStart,
  isSettled,
  sortedDayIds,
  toScheduleTime,
  type DayId,
  type Match,
  type MatchId,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { scheduleEnd } from '@courtside/domain/day';
import {
  explainSwissRound,
  inTurn,
  nextSwissRound,
  spreadCourts,
  swissGroups,
  type SwissEvent,
  type SwissGroup,
  type SwissOutcome,
} from '@courtside/domain/engines';
import type { NewSwissRound } from '@courtside/firebase';
import type { RoundPlan } from './round-plan';

/** The next round of one group. */
export interface GroupDraw extends SwissGroup {
  readonly outcome: SwissOutcome<TeamId>;
  readonly events: readonly SwissEvent<TeamId>[];
  /** Whether fewer than two of its teams play on. */
  readonly isAlone: boolean;
}

/** The next round before it is saved. */
export interface NextRound {
  readonly groups: readonly GroupDraw[];
  /** Id of the new round, and its number from 1. */
  readonly roundId: DayId;
  readonly number: number;
  /** Games of the last round that are not played, or still in play: they bring no points. */
  readonly unfinished: readonly MatchId[];
  /** When the last round ends, with one interval after it: the round's start by default. */
  readonly startTime: string;
  /** The court slots of each earlier round; null for an empty slot. */
  readonly earlier: readonly (readonly (Match | null)[])[];
  readonly courts: number;
}

/** Pairs the next round of each group from the current data. @throws RangeError for a group of fewer than two teams */
export function nextRound(tournament: Tournament, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>): NextRound {
  const groups = swissGroups(tournament, teams, matches).map((group): GroupDraw => {
    const outcome = nextSwissRound(group.input);
    const { teams: members, withdrawn = [] } = group.input;
    const isAlone = members.filter((id) => !withdrawn.includes(id)).length < 2;
    return { ...group, outcome, events: explainSwissRound(group.input, outcome), isAlone };
  });
  const roundIds = sortedDayIds(tournament.schedule);
  return {
    groups,
    roundId: String(Math.max(-1, ...roundIds.map(Number).filter(Number.isFinite)) + 1) as DayId,
    number: roundIds.length + 1,
    unfinished: unsettledIn(tournament, matches, roundIds.at(-1)),
    earlier: roundIds.map((id) => (tournament.schedule[id] ?? []).map((entry) => (entry !== 'break' && matches.get(entry)) || null)),
    courts: courtsOfDay(tournament.scheduleTimes, roundIds.length),
    startTime: startAfter(tournament),
  };
}

/** Returns the games of a round that bring no points yet: not played, or still in play. */
export function unsettledIn(tournament: Tournament, matches: ReadonlyMap<MatchId, Match>, roundId: DayId | undefined): readonly MatchId[] {
  const entries = (roundId !== undefined && tournament.schedule[roundId]) || [];
  return entries.filter((entry): entry is MatchId => {
    const match = entry === 'break' ? undefined : matches.get(entry);
    return match !== undefined && !match.isTieBreaker && !isSettled(match, tournament);
  });
}

function startAfter(tournament: Tournament): string {
  const end = scheduleEnd(tournament);
  // A last round without games has no end.
  return toScheduleTime(end && end.minutes > 0 ? end.minutes + end.interval : dayStart(tournament.scheduleTimes, 0)).time;
}

/** Returns the pairings that are proposed. */
export const proposedPlan = ({ groups }: Pick<NextRound, 'groups'>): RoundPlan =>
  groups.flatMap(({ groupId, outcome }) =>
    outcome.kind === 'allPlayed' ? [] : [{ groupId, pairings: outcome.pairings, bye: outcome.bye }],
  );

/** Returns the teams for which a round was drawn: all that play on. */
export const drawnFor = ({ groups }: Pick<NextRound, 'groups'>): readonly TeamId[] =>
  groups.flatMap(({ input }) => input.teams.filter((team) => !input.withdrawn?.includes(team)));

/** Returns a round as it is stored, without its id. Its games are in the order of their courts, those of several groups in turn. */
export function newRound(
  next: Pick<NextRound, 'earlier' | 'courts' | 'groups'>,
  plans: RoundPlan,
  startTime: string,
  newId: () => string,
): Omit<NewSwissRound, 'roundId'> {
  const resting = plans.flatMap(({ bye }) => (bye === null ? [] : [bye]));
  const games = spreadCourts(inTurn(plans.map(({ pairings }) => pairings)), next.earlier, next.courts);
  return {
    matches: Object.fromEntries(games.map(({ team1Id, team2Id }) => [newId(), { team1Id, team2Id }])),
    // A client of an earlier release knows one team.
    byeTeamId: resting.length > 1 ? resting : (resting[0] ?? null),
    startTime,
    teams: drawnFor(next),
  };
}
