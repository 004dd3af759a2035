import * as v from 'valibot';

/** One thing that is wrong with a document, and where. */
export interface ParseIssue {
  /** Dotted path of the bad field; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

/** What became of unknown data: an entity, or what is wrong with it. */
export type ParseResult<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issues: readonly ParseIssue[] };

/** Parses unknown data once, at the border; unknown fields are passed over, so that newer documents can be read by older code. */
export function parseWith<Schema extends v.GenericSchema>(schema: Schema, data: unknown): ParseResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, issues: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })) };
}

/** The result with another value, or what is wrong as it is. */
export const withValue = <Value, Other>(result: ParseResult<Value>, change: (value: Value) => Other): ParseResult<Other> => (result.ok ? { ok: true, value: change(result.value) } : result);

/** Parses a document that is a map by id: its entries, each with its id. */
export const parseById = <Schema extends v.GenericSchema<unknown, object>, Id extends string>(schema: Schema, data: unknown): ParseResult<(v.InferOutput<Schema> & { readonly id: Id })[]> =>
  withValue(parseWith(v.record(v.string(), schema), data), (entries) => Object.entries(entries).map(([id, entry]) => ({ ...entry, id: id as Id })));

/** An optional text, flag, or whole number within limits. */
export const textSchema = v.optional(v.string(), '');
export const flagSchema = (fallback: boolean) => v.optional(v.boolean(), fallback);
export const countSchema = (least: number, most: number, fallback: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);

/** A time: milliseconds since 1970, or the server's own, as the database gives it. */
export const timeSchema = v.union([v.number(), v.pipe(v.object({ seconds: v.number(), nanoseconds: v.number() }), v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1e6)))]);
/** A text that is an id of the given kind. */
export const idSchema = <Id extends string>() => v.pipe(v.string(), v.transform((text) => text as Id));
