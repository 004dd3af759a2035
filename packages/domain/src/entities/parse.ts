import * as v from 'valibot';

/** One thing that is wrong with a document, and where. */
export interface ParseIssue {
  /** Dotted path of the bad field; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

/** What became of unknown data: an entity, or what is wrong with it. */
export type ParseResult<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** What could not be read and was left out; absent where there was nothing. */
      readonly left?: readonly ParseIssue[];
    }
  | { readonly ok: false; readonly issues: readonly ParseIssue[] };

/** Parses unknown data once, at the border; unknown fields are passed over, so that newer documents can be read by older code. */
export function parseWith<Schema extends v.GenericSchema>(schema: Schema, data: unknown): ParseResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, issues: result.issues.map(told) };
}

const told = (issue: v.BaseIssue<unknown>): ParseIssue => ({ path: v.getDotPath(issue) ?? '', message: issue.message });

type Path = readonly unknown[];

/**
 * Parses unknown data like `parseWith`, and leaves out what can't be read: an entry of a list or map, or a field that has a default. One bad entry
 * does not take the document with it; what the entity can't be without still does.
 */
export function parseSalvaging<Schema extends v.GenericSchema>(schema: Schema, data: unknown): ParseResult<v.InferOutput<Schema>> {
  const left: ParseIssue[] = [];
  let rest = data;
  for (let first: ParseResult<v.InferOutput<Schema>> | null = null; ;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return left.length === 0 ? { ok: true, value: result.output } : { ok: true, value: result.output, left };
    const issues = result.issues.map(told);
    first ??= { ok: false, issues };
    const paths = result.issues.map((issue) => removable((issue.path ?? []).map(({ key }) => key)));
    if (!paths.every((path) => path.length > 0 && holds(rest, path))) return first;
    left.push(...issues);
    rest = without(rest, paths);
  }
}

/** Starts belong to days by their place, so they go together. */
const removable = (path: Path): Path => (path.at(-2) === 'startTimes' ? path.slice(0, -1) : path);

function holds(data: unknown, [key, ...below]: Path): boolean {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key as PropertyKey)) return false;
  return below.length === 0 || holds((data as Record<PropertyKey, unknown>)[key as PropertyKey], below);
}

function without(data: unknown, paths: readonly Path[]): unknown {
  const kept = <Key>(entries: readonly (readonly [Key, unknown])[]) =>
    entries.flatMap(([key, value]): (readonly [Key, unknown])[] => {
      const inside = paths.filter(([first]) => first === key).map((path) => path.slice(1));
      if (inside.some((path) => path.length === 0)) return [];
      return [[key, inside.length === 0 ? value : without(value, inside)]];
    });
  if (Array.isArray(data)) return kept([...(data as unknown[]).entries()]).map(([, value]) => value);
  return Object.fromEntries(kept(Object.entries(data as object)));
}

/** The result with another value, or what is wrong as it is. */
export const withValue = <Value, Other>(result: ParseResult<Value>, change: (value: Value) => Other): ParseResult<Other> =>
  result.ok ? { ...result, value: change(result.value) } : result;

/**
 * A map by any key: a name that JavaScript itself uses (`constructor`, `__proto__`) is a key like others, which `v.record` passes over.
 * The map it gives has no other keys than its own, as long as it is asked with `Object.hasOwn`.
 */
export const mapSchema = <Value>(value: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Record<string, Value>> =>
  v.pipe(
    v.custom<object>((data) => typeof data === 'object' && data !== null && !Array.isArray(data), 'Expected a map'),
    v.transform((data) => new Map(Object.entries(data) as [string, unknown][])),
    v.map(v.string(), value),
    v.transform((map) => Object.fromEntries(map)),
  );

/** The same, empty where there is none. */
export const mapOf = <Value>(value: v.GenericSchema<unknown, Value>) => v.optional(mapSchema(value), {});

/** Null where there is none. */
export const orNull = <Value>(value: v.GenericSchema<unknown, Value>) => v.optional(v.nullable(value), null);

/** Parses a document that is a map by id: its entries, each with its id. */
export const parseById = <Entry extends object, Id extends string>(
  schema: v.GenericSchema<unknown, Entry>,
  data: unknown,
): ParseResult<(Entry & { readonly id: Id })[]> =>
  withValue(parseWith(mapSchema(schema), data), (entries) => Object.entries(entries).map(([id, entry]) => ({ ...entry, id: id as Id })));

/** An optional text, flag, or whole number within limits. */
export const textSchema = v.optional(v.string(), '');
export const flagSchema = (fallback: boolean) => v.optional(v.boolean(), fallback);
export const countSchema = (least: number, most: number, fallback: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), fallback);

/** A whole number from 0 on: pixels, or a time in milliseconds since 1970 of which 0 is none. */
export const wholeSchema = countSchema(0, Number.MAX_SAFE_INTEGER, 0);

/** A time: milliseconds since 1970, or the server's own, as the database gives it. */
export const timeSchema = v.union([
  v.number(),
  v.pipe(
    v.object({ seconds: v.number(), nanoseconds: v.number() }),
    v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1e6)),
  ),
]);

// As late as can be: what has just happened is the last of all.
const ON_ITS_WAY = Number.MAX_SAFE_INTEGER;

/** The server's own time, which is not there yet while the change is on its way. */
export const serverTimeSchema = v.pipe(
  v.nullable(timeSchema),
  v.transform((time) => time ?? ON_ITS_WAY),
);

/** True of a time that the server has yet to give. */
export const isOnItsWay = (time: number): boolean => time === ON_ITS_WAY;

/** A text that is an id of the given kind. */
export const idSchema = <Id extends string>() =>
  v.pipe(
    v.string(),
    v.transform((text) => text as Id),
  );

/** A list of ids; empty where there is none. */
export const listOf = <Id extends string>() => v.optional(v.array(idSchema<Id>()), []);
