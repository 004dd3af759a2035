import * as v from 'valibot';
import { countSchema, parseSalvaging, withValue, type ParseResult } from '../entities/parse';
import { bracketFields } from '../entities/stage-fields';
import { readEntry, type EntryRule, type FurtherStageId } from './entry-rule';
import type { BracketPlan } from './stage-plan';

/** The largest number that the security rules accept. */
const count = countSchema(0, 100_000, 0);

/** The fields of every stored stage. */
export const planFields = {
  name: v.string(),
  order: count,
  entry: v.pipe(
    v.string(),
    v.transform(readEntry),
    v.custom<EntryRule>((rule) => rule !== null, 'Expected an entry rule'),
  ),
};

const stored = v.object({ ...planFields, kind: v.literal('bracket'), gamesBefore: count, ...bracketFields });

/** Reads the document of a further bracket. A stage of another kind gives an error. */
export const parseBracketPlan = (id: string, data: unknown): ParseResult<BracketPlan> =>
  withValue(parseSalvaging(stored, data), (value): BracketPlan => ({ ...value, id: id as FurtherStageId }));
