import * as v from 'valibot';
import { recallDocuments } from '../kept/kept-documents';
import type { Part, Source } from '../sdk/source';
import { databaseRoot, type Answer } from './answer';
import { documentsIn } from './read-once';
import type { WireValue } from './values';
import { questionOf } from './wire-query';

/*
 * Answers that the server read for the page and wrote into it (`scripts/serve/first-content`): what anybody may read, so they are for nobody in particular alone.
 */

const record = <Value extends v.GenericSchema>(value: Value) => v.record(v.string(), value);
const answerSchema = v.object({
  query: v.object({ parent: v.string(), structuredQuery: record(v.unknown()) }),
  readTime: v.string(),
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
 * A page may come out of somebody's store and be of yesterday, so an older answer counts for nothing. One from the future says that the clock of this device is
 * behind the server's, and then nothing can be told by it. Milliseconds.
 */
const FRESH = 30_000;

const written = new Map<string, v.InferOutput<typeof answerSchema>>();

/** Who loads a page anew, or comes back to it, has seen it already, perhaps a moment ago and with what is newer. */
const isSeenBefore = (): boolean =>
  typeof PerformanceNavigationTiming !== 'undefined' &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward'));

/**
 * Takes what the server wrote into the page, before anything is watched: each is the first answer to its question, once. Of another server it may be anything,
 * and what is no answer is passed over.
 */
export function takeAnswers(value: unknown): void {
  if (!Array.isArray(value) || isSeenBefore()) return;
  for (const one of value) {
    const result = v.safeParse(answerSchema, one);
    if (result.success) written.set(JSON.stringify(result.output.query), result.output);
  }
}

/** What the server wrote of a source, or of a part of it, which no device keeps; null where that is nothing, or where this device may know better: then the server is asked. */
export async function answerWritten(source: Source, part?: Part): Promise<Answer | null> {
  if (written.size === 0) return null;
  const key = JSON.stringify(questionOf(databaseRoot(), source, part));
  const found = written.get(key);
  written.delete(key);
  if (!found) return null;
  const readAt = Date.parse(found.readTime);
  if (!(Math.abs(Date.now() - readAt) <= FRESH)) return null;
  const kept = part ? null : await recallDocuments(null, source);
  if (kept && kept.at > readAt - FRESH) return null;
  const answer = { ...found, source };
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
