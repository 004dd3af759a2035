import { byeOrder } from './bye-order';
import { swissTable } from './swiss-table';
import type { SwissInput, SwissOutcome } from './types';

/** The reason why a closer opponent was not chosen. */
export interface PassedOver<Id extends string> {
  readonly teamId: Id;
  readonly reason: 'alreadyMet' | 'neededElsewhere';
}

/** One step of the explanation of a round, for the organizer's page. */
export type SwissEvent<Id extends string = string> =
  /** Place (from 1) and points before the round. */
  | { readonly kind: 'ranked'; readonly teamId: Id; readonly rank: number; readonly points: number }
  | {
      readonly kind: 'bye';
      readonly teamId: Id;
      /** Byes it had before. */
      readonly byes: number;
      /** Lower-ranked teams that do not rest: they had a bye, came late, or the other teams could not be paired without them. */
      readonly passedOver: readonly { readonly teamId: Id; readonly reason: 'hadBye' | 'late' | 'neededElsewhere' }[];
    }
  | {
      readonly kind: 'paired';
      readonly team1Id: Id;
      readonly team2Id: Id;
      readonly reason: 'firstRound' | 'sameScore' | 'closestScore' | 'rematch';
      readonly scoreGap: number;
      readonly rankGap: number;
      /** Teams between the two in the ranking, and why the better team does not meet them. Empty in the first round. */
      readonly passedOver: readonly PassedOver<Id>[];
    };

/** Explains the outcome of nextSwissRound for the same input: the ranking, the bye, then each game. */
export function explainSwissRound<Id extends string>(input: SwissInput<Id>, outcome: SwissOutcome<Id>): SwissEvent<Id>[] {
  const { lines, lastMet } = swissTable(input);
  const n = lines.length;
  const events = lines.map(({ teamId, points }, rank): SwissEvent<Id> => ({ kind: 'ranked', teamId, rank: rank + 1, points }));
  if (outcome.kind === 'allPlayed') return events;
  const isFirst = input.rounds.every(({ games }) => games.length === 0);
  const rankOf = new Map(lines.map(({ teamId }, rank) => [teamId, rank]));
  const resting = outcome.bye === null ? undefined : rankOf.get(outcome.bye);
  if (resting !== undefined) {
    const { teamId, byes } = lines[resting]!;
    const order = byeOrder(lines, input.shown);
    const lower = order.slice(order.indexOf(resting) + 1);
    const others = passedOver(lower, 'hadBye', (line) => lines[line]!.byes > byes);
    const late = new Set(lines.flatMap((line) => (line.isLate ? [line.teamId] : [])));
    events.push({
      kind: 'bye',
      teamId,
      byes,
      passedOver: others.map((one) => (late.has(one.teamId) ? { ...one, reason: 'late' } : one)),
    });
  }
  for (const { team1Id, team2Id } of outcome.pairings) {
    const [a, b] = [rankOf.get(team1Id) ?? 0, rankOf.get(team2Id) ?? 0];
    const haveMet = (line: number): boolean => lastMet[a * n + line]! > 0;
    const scoreGap = Math.abs(lines[a]!.points - lines[b]!.points);
    const reason = isFirst ? 'firstRound' : haveMet(b) ? 'rematch' : scoreGap === 0 ? 'sameScore' : 'closestScore';
    events.push({
      kind: 'paired',
      team1Id,
      team2Id,
      reason,
      scoreGap,
      rankGap: Math.abs(b - a),
      passedOver: isFirst ? [] : passedOver([...lines.keys()].slice(a + 1, b), 'alreadyMet', haveMet),
    });
  }
  return events;

  /** Returns the reason why each of these lines was not chosen. */
  function passedOver<Reason extends string>(
    over: readonly number[],
    reason: Reason,
    applies: (line: number) => boolean,
  ): { teamId: Id; reason: Reason | 'neededElsewhere' }[] {
    return over.map((line) => ({ teamId: lines[line]!.teamId, reason: applies(line) ? reason : 'neededElsewhere' }));
  }
}
