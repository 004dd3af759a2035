import * as v from 'valibot';
import type { PlayerId } from '../entities';
import { countSchema, createListSchema, createMapSchema, parseWith, type ParseResult } from '../entities/parse';
import { readRound, toRound } from './round-text';
import { defaultShuffle, shuffleLimits, type Shuffle, type ShuffleResult } from './shuffle';

const { teamSize, courts, minutes, points } = shuffleLimits;

/** A stored result, `3-2`. */
const resultText = /^(\d{1,3})-(\d{1,3})$/;

/** Returns a result as it is stored. */
export const storedResult = ([one, other]: ShuffleResult): string => `${one}-${other}`;

/** Whether it is a result: two whole numbers from 0 to 999. */
export const isShuffleResult = (result: readonly number[]): boolean => result.length === 2 && resultText.test(result.join('-'));

const resultSchema = v.pipe(
  v.string(),
  v.regex(resultText, 'Expected a result'),
  v.transform((text): ShuffleResult => {
    const [, one, other] = resultText.exec(text) ?? [];
    return [Number(one), Number(other)];
  }),
);

const stored = v.object({
  teamSize: countSchema(teamSize.minimum, teamSize.maximum, teamSize.default),
  courts: countSchema(courts.minimum, courts.maximum, courts.default),
  gameLength: countSchema(minutes.minimum, minutes.maximum, defaultShuffle.gameLength),
  interval: countSchema(0, minutes.maximum, defaultShuffle.interval),
  pointsPerWin: countSchema(points.minimum, points.maximum, defaultShuffle.pointsPerWin),
  pointsPerDraw: countSchema(points.minimum, points.maximum, defaultShuffle.pointsPerDraw),
  pointsPerLoss: countSchema(points.minimum, points.maximum, defaultShuffle.pointsPerLoss),
  players: createListSchema<PlayerId>(),
  away: createListSchema<PlayerId>(),
  rounds: createListSchema<string>(),
  results: createMapSchema<ShuffleResult>(resultSchema),
});

/** Reads the document `shuffles/{tournamentId}`. One round or result that can't be read is an error: without it the table would be wrong. */
export function parseShuffle(data: unknown): ParseResult<Shuffle> {
  const result = parseWith(stored, data);
  if (!result.ok) return result;
  const { results, rounds: texts, ...fields } = result.value;
  const plans = texts.map((text) => readRound(text, fields.players, fields));
  const unread = plans.indexOf(null);
  if (unread !== -1) return { ok: false, issues: [{ path: `rounds.${unread}`, message: 'Expected a round' }] };
  return { ok: true, value: { ...fields, rounds: plans.map((plan, index) => toRound(plan!, index + 1, results)) } };
}
