import { swissTable, type SwissTable } from './swiss-table';
import type { SwissInput, SwissOutcome } from './types';

/** Why a closer opponent was not taken. */
export interface PassedOver<Id extends string> {
  readonly teamId: Id;
  readonly reason: 'alreadyMet' | 'neededElsewhere';
}

/** One step of the explanation of a round, for the organiser's page. */
export type SwissEvent<Id extends string = string> =
  /** Place (from 1) and points before the round. */
  | { readonly kind: 'ranked'; readonly teamId: Id; readonly rank: number; readonly points: number }
  | {
      readonly kind: 'bye';
      readonly teamId: Id;
      /** Byes it had before. */
      readonly byes: number;
      /** Lower ranked teams that do not rest: they had a bye, or the rest could not be paired without them. */
      readonly passedOver: readonly { readonly teamId: Id; readonly reason: 'hadBye' | 'neededElsewhere' }[];
    }
  | {
      readonly kind: 'paired';
      readonly team1Id: Id;
      readonly team2Id: Id;
      readonly reason: 'firstRound' | 'sameScore' | 'closestScore' | 'rematch';
      readonly scoreGap: number;
      readonly rankGap: number;
      /** Teams between the two in the ranking: why the better team does not meet them. Empty in the first round. */
      readonly passedOver: readonly PassedOver<Id>[];
    };

/** Explains an outcome of nextSwissRound for the same input: the ranking, the bye, then each game. */
export function explainSwissRound<Id extends string>(input: SwissInput<Id>, outcome: SwissOutcome<Id>): SwissEvent<Id>[] {
  const table = swissTable(input);
  const { lines, lastMet } = table;
  const ranked = lines.map((line, rank): SwissEvent<Id> => ({ kind: 'ranked', teamId: line.teamId, rank: rank + 1, points: line.points }));
  if (outcome.kind === 'allPlayed') return ranked;
  const first = input.rounds.every(({ games }) => games.length === 0);
  const rankOf = new Map(lines.map((line, rank) => [line.teamId, rank]));
  const events = [...ranked];
  const resting = lines.find((line) => line.teamId === outcome.bye);
  if (resting) {
    const passedOver = lines.slice(lines.indexOf(resting) + 1).map((line) => ({
      teamId: line.teamId,
      reason: line.byes > resting.byes ? ('hadBye' as const) : ('neededElsewhere' as const),
    }));
    events.push({ kind: 'bye', teamId: resting.teamId, byes: resting.byes, passedOver });
  }
  for (const { team1Id, team2Id } of outcome.pairings) {
    const [a, b] = [rankOf.get(team1Id) ?? 0, rankOf.get(team2Id) ?? 0];
    const [better, other] = [lines[a]!, lines[b]!];
    const scoreGap = Math.abs(better.points - other.points);
    const reason = first ? 'firstRound' : lastMet[a * lines.length + b]! > 0 ? 'rematch' : scoreGap === 0 ? 'sameScore' : 'closestScore';
    events.push({ kind: 'paired', team1Id, team2Id, reason, scoreGap, rankGap: Math.abs(b - a), passedOver: first ? [] : between(table, a, b) });
  }
  return events;
}

function between<Id extends string>({ lines, lastMet }: SwissTable<Id>, better: number, other: number): PassedOver<Id>[] {
  return lines.slice(better + 1, other).map(({ teamId }, i) => ({
    teamId,
    reason: lastMet[better * lines.length + better + 1 + i]! > 0 ? 'alreadyMet' : 'neededElsewhere',
  }));
}
