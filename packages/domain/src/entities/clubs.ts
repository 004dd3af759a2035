import * as v from 'valibot';
import { parseWith, type ParseResult } from './parse';

/** Clubs of one region, in areas. */
export interface ClubRegion {
  readonly name: string;
  readonly areas: readonly { readonly name: string; readonly clubs: readonly string[] }[];
}

const stored = v.object({ name: v.string(), areas: v.array(v.object({ name: v.string(), clubs: v.array(v.string()) })) });

/** Reads a document of the collection `clubs`. */
export const parseClubRegion = (data: unknown): ParseResult<ClubRegion> => parseWith(stored, data);
