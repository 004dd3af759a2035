import * as v from 'valibot';
import { recallDocuments } from '../kept/kept-documents';
import type { Part, Source } from '../sdk/source';
import { databaseRoot, type Answer } from './answer';
import { documentsIn } from './read-once';
import type { WireValue } from './values';
import { toWireRequest } from './wire-query';

/* Responses that the server wrote into the page (`scripts/serve/first-content`). Any visitor may read them, so they contain nothing private. */

const record = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value);
const answerSchema = v.object({
  query: v.object({ parent: v.string(), structuredQuery: record(v.unknown()) }),
  readTime: v.string(),
  /** Missing in pages of earlier servers. */
  askedAt: v.optional(v.string()),
  documents: v.array(
    v.object({
      name: v.string(),
      fields: v.optional(record(v.custom<WireValue>((value) => typeof value === 'object' && value !== null))),
      createTime: v.string(),
      updateTime: v.string(),
    }),
  ),
});
/**
 * A page may come from a cache and be a day old, so an older response is ignored. A time in the future shows that this device's clock is behind
 * the server's, and then its age is unknown. The time of the read does not tell the age: it is that of the last change on a server where nothing
 * has changed since. Milliseconds.
 */
const FRESH = 30_000;

const written = new Map<string, v.InferOutput<typeof answerSchema>>();

/** On a reload or on Back the user has already seen the page, perhaps a moment ago with newer data. */
const isSeenBefore = (): boolean =>
  typeof PerformanceNavigationTiming !== 'undefined' &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward'));

/**
 * Takes the server's responses from the page, before any watch starts. Each is used once, as the first response to its query. The page of
 * another server may contain anything, so invalid responses are ignored.
 */
export function takeAnswers(value: unknown): void {
  if (!Array.isArray(value) || isSeenBefore()) return;
  for (const one of value) {
    const result = v.safeParse(answerSchema, one);
    if (result.success) written.set(JSON.stringify(result.output.query), result.output);
  }
}

/**
 * Returns the written response of a source, or of a part of it, which no device keeps; null if there is none, or if this device may have newer data, in which
 * case the server is asked.
 */
export async function answerWritten(source: Source, part?: Part): Promise<Answer | null> {
  if (written.size === 0) return null;
  const key = JSON.stringify(toWireRequest(databaseRoot(), source, part));
  const found = written.get(key);
  written.delete(key);
  if (!found) return null;
  const { askedAt = found.readTime, ...rest } = found;
  const madeAt = Date.parse(askedAt);
  if (!(Math.abs(Date.now() - madeAt) <= FRESH)) return null;
  const kept = part ? null : await recallDocuments(null, source);
  if (kept && kept.at > madeAt - FRESH) return null;
  const answer = { ...rest, source };
  return isReadable(answer) ? answer : null;
}

function isReadable(answer: Answer): boolean {
  try {
    documentsIn(answer);
    return true;
  } catch {
    return false;
  }
}
