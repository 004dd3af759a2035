import * as v from 'valibot';

/** One fault of a document, and its place. */
export interface ParseIssue {
  /** Dotted path of the bad field; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

/** The result of parsing unknown data: an entity, or its faults. */
export type ParseResult<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** The unreadable parts that were left out; absent if there were none. */
      readonly left?: readonly ParseIssue[];
    }
  | { readonly ok: false; readonly issues: readonly ParseIssue[] };

/** Parses unknown data once, where it enters the program. Unknown fields are ignored, so that older code can read newer documents. */
export function parseWith<Schema extends v.GenericSchema>(schema: Schema, data: unknown): ParseResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, issues: result.issues.map(toIssue) };
}

const toIssue = (issue: v.BaseIssue<unknown>): ParseIssue => ({ path: v.getDotPath(issue) ?? '', message: issue.message });

type Path = readonly unknown[];

/**
 * Parses unknown data like `parseWith`, and leaves out unreadable parts: an entry of a list or map, or a field that has a default. One bad
 * entry does not make the whole document unreadable; a bad required field does.
 */
export function parseSalvaging<Schema extends v.GenericSchema>(schema: Schema, data: unknown): ParseResult<v.InferOutput<Schema>> {
  const left: ParseIssue[] = [];
  let rest = data;
  for (let first: ParseResult<v.InferOutput<Schema>> | null = null; ;) {
    const result = v.safeParse(schema, rest);
    if (result.success) return left.length === 0 ? { ok: true, value: result.output } : { ok: true, value: result.output, left };
    const issues = result.issues.map(toIssue);
    first ??= { ok: false, issues };
    const paths = result.issues.map((issue) => removable((issue.path ?? []).map(({ key }) => key)));
    if (!paths.every((path) => path.length > 0 && holds(rest, path))) return first;
    left.push(...issues);
    rest = without(rest, paths);
  }
}

/** Starts belong to days by their index, so they are removed together. */
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

/** Returns the result with its value changed, or its faults unchanged. */
export const withValue = <Value, Other>(result: ParseResult<Value>, change: (value: Value) => Other): ParseResult<Other> =>
  result.ok ? { ...result, value: change(result.value) } : result;

/**
 * A map with any keys: a name that JavaScript itself uses (`constructor`, `__proto__`) is a valid key, which `v.record` would drop. Check
 * keys of the map with `Object.hasOwn`.
 */
export const mapSchema = <Value>(value: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Record<string, Value>> =>
  v.pipe(
    v.custom<object>((data) => typeof data === 'object' && data !== null && !Array.isArray(data), 'Expected a map'),
    v.transform((data) => new Map(Object.entries(data) as [string, unknown][])),
    v.map(v.string(), value),
    v.transform((map) => Object.fromEntries(map)),
  );

/** The same, empty if missing. */
export const createMapSchema = <Value>(value: v.GenericSchema<unknown, Value>) => v.optional(mapSchema(value), {});

/** Null if missing. */
export const orNull = <Value>(value: v.GenericSchema<unknown, Value>) => v.optional(v.nullable(value), null);

/** Parses a document that is a map by id. Each entry of the result contains its id. */
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

/** A whole number of at least 0: pixels, or a time in milliseconds since 1970, where 0 means none. */
export const wholeSchema = countSchema(0, Number.MAX_SAFE_INTEGER, 0);

/** A time: milliseconds since 1970, or the database's own type for a server time. */
export const timeSchema = v.union([
  v.number(),
  v.pipe(
    v.object({ seconds: v.number(), nanoseconds: v.number() }),
    v.transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / 1e6)),
  ),
]);

// The latest possible time: what has just happened sorts last.
const ON_ITS_WAY = Number.MAX_SAFE_INTEGER;

/** The server's own time, which is still missing while the change is on its way. */
export const serverTimeSchema = v.pipe(
  v.nullable(timeSchema),
  v.transform((time) => time ?? ON_ITS_WAY),
);

/** True for a time that the server has not set yet. */
export const isOnItsWay = (time: number): boolean => time === ON_ITS_WAY;

/** A text that is an id of the given kind. */
export const idSchema = <Id extends string>() =>
  v.pipe(
    v.string(),
    v.transform((text) => text as Id),
  );

/** A list of ids; empty if missing. */
export const createListSchema = <Id extends string>() => v.optional(v.array(idSchema<Id>()), []);
