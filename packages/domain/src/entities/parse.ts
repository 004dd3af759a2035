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

/** A text that is an id of the given kind. */
export const idSchema = <Id extends string>() => v.pipe(v.string(), v.transform((text) => text as Id));
