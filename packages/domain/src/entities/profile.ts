import * as v from 'valibot';
import { limits } from '../limits';
import type { UserId } from './ids';
import { orNull, parseWith, textSchema, withValue, type ParseResult } from './parse';

/** The profile of a player. Only the owner gets the e-mail address. */
export interface Profile {
  readonly id: UserId;
  /** Lower case and trimmed, as it is searched. */
  readonly name: string;
  readonly email?: string;
  readonly pronouns: string;
  readonly club: string;
  readonly region: string;
  /** 1–10; null when unknown. */
  readonly skill: number | null;
  /** Whether the player wants neither a public page nor a place in the list of their club; absent until they have chosen. */
  readonly isPageHidden?: boolean | undefined;
}

const stored = v.object({
  name: textSchema,
  pronouns: textSchema,
  club: textSchema,
  region: textSchema,
  skill: orNull(v.pipe(v.number(), v.minValue(limits.skill.minimum), v.maxValue(limits.skill.maximum))),
  isPageHidden: v.optional(v.boolean()),
});

/** Reads a document of the collection `profiles`. */
export const parseProfile = (id: string, data: unknown): ParseResult<Profile> =>
  withValue(parseWith(stored, data), (value) => ({ ...value, id: id as UserId }));
