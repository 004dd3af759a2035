import {
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
  nextSwissRound,
  spreadCourts,
  swissInput,
  type SwissEvent,
  type SwissInput,
  type SwissOutcome,
  type SwissPlan,
} from '@courtside/domain/engines';
import type { NewSwissRound } from '@courtside/firebase';

/** The next round before it is saved. */
export interface NextRound {
  readonly input: SwissInput<TeamId>;
  readonly outcome: SwissOutcome<TeamId>;
  readonly events: readonly SwissEvent<TeamId>[];
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

/** Pairs the next round from the current data. @throws RangeError for fewer than two teams */
export function nextRound(tournament: Tournament, teams: readonly Team[], matches: ReadonlyMap<MatchId, Match>): NextRound {
  const input = swissInput(tournament, teams, matches);
  const outcome = nextSwissRound(input);
  const roundIds = sortedDayIds(tournament.schedule);
  return {
    input,
    outcome,
    events: explainSwissRound(input, outcome),
    roundId: String(Math.max(-1, ...roundIds.map(Number).filter(Number.isFinite)) + 1) as DayId,
    number: roundIds.length + 1,
    unfinished: unsettledIn(tournament, matches, roundIds.at(-1)),
    earlier: roundIds.map((id) => (tournament.schedule[id] ?? []).map((entry) => (entry !== 'break' && matches.get(entry)) || null)),
    courts: tournament.scheduleTimes.numberOfCourts,
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

/** Returns a round as it is stored, without its id. Its games are in the order of their courts. */
export const newRound = (
  { earlier, courts }: Pick<NextRound, 'earlier' | 'courts'>,
  { pairings, bye }: SwissPlan<TeamId>,
  startTime: string,
  newId: () => string,
): Omit<NewSwissRound, 'roundId'> => ({
  matches: Object.fromEntries(spreadCourts(pairings, earlier, courts).map(({ team1Id, team2Id }) => [newId(), { team1Id, team2Id }])),
  byeTeamId: bye,
  startTime,
  teams: teamsIn({ pairings, bye }),
});

/** Returns the teams that play or rest. */
export const teamsIn = ({ pairings, bye }: SwissPlan<TeamId>): readonly TeamId[] => [
  ...pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]),
  ...(bye === null ? [] : [bye]),
];

/** Whether the same teams meet, regardless of sides and the order of games. */
export function isSamePlan(one: SwissPlan<TeamId>, other: SwissPlan<TeamId>): boolean {
  const keyOf = ({ pairings, bye }: SwissPlan<TeamId>) =>
    [...pairings.map(({ team1Id, team2Id }) => [team1Id, team2Id].sort().join('/')).sort(), bye].join();
  return keyOf(one) === keyOf(other);
}
