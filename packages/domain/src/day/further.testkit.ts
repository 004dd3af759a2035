import { createBracket, storedBracket, withStageIds } from '../brackets/making';
import { parseBracketGames, type BracketType, type TeamId } from '../entities';
import { furtherStageId, parseBracketPlan, type FurtherStage } from '../stages';
import { createTeamIds, createTournament, type StoredDay } from './day.testkit';

export const b = furtherStageId('stageB');

export interface Shape {
  readonly first: BracketType;
  readonly other: BracketType;
  readonly teams: readonly [number, number];
  readonly courts: readonly [number, number];
  /** `HH:MM`, of the further bracket. */
  readonly start: string;
}

const read = <Value>(parsed: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};
const timesFrom = (start: string, numberOfCourts: number) => ({ startTimes: [start], gameLength: 12, interval: 3, numberOfCourts });

function drawn(type: BracketType, seeds: readonly TeamId[], stage?: string) {
  const made = createBracket(type, seeds);
  const { layout, games } = storedBracket(stage === undefined ? made : withStageIds(made, stage));
  return { layout, games: read(parseBracketGames(Object.fromEntries(games))) };
}

/** Two brackets on one day, the first from 09:00. */
export function twoBrackets(
  { first, other, teams: [many, more], courts, start }: Shape,
  fields: object = {},
): StoredDay & { readonly further: readonly FurtherStage[] } {
  const ids = createTeamIds(many + more);
  const main = drawn(first, ids.slice(0, many));
  const second = drawn(other, ids.slice(many), b);
  const plan = read(
    parseBracketPlan(b, {
      ...{ name: 'B bracket', kind: 'bracket', order: 0, entry: 'groups rest', gamesBefore: 100 },
      ...second.layout,
      bracketTimes: timesFrom(start, courts[1]),
    }),
  );
  return {
    tournament: createTournament({ ...main.layout, bracketTimes: timesFrom('09:00', courts[0]), ...fields }),
    matches: new Map(),
    games: new Map(main.games),
    further: [{ plan, games: second.games }],
  };
}
