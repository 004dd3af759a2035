import * as v from 'valibot';
import { limits } from '../limits';
import type { UserId } from './ids';
import { orNull, parseWith, textSchema, withValue, type ParseResult } from './parse';

/** A player's profile. The e-mail address is filled for its owner only. */
export interface Profile {
  readonly id: UserId;
  /** Lowercase and trimmed, as it is searched. */
  readonly name: string;
  readonly email?: string;
  readonly pronouns: string;
  readonly club: string;
  readonly region: string;
  /** 1–10; null when unknown. */
  readonly skill: number | null;
  /** Whether the player wants no page of their own, and no place in the list of their club; absent while they were never asked. */
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
