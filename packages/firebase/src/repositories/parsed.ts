import { ReadFailure, toReadFailure } from '../errors/read-failure';
import { getErrorMessage } from '../errors/failure-code';
import { reportMalformed } from '../errors/report';
import { actorOf } from '../session/session';
import { settledSession } from '../session/session-store';
import { documentsIn, readOnce } from './read-once';
import type { Part, RawDocument, Source } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';
import { watchSource, type WatchOptions } from './watch-source';
import { answerWritten } from './written-answers';

/** Makes an entity of a stored document, or throws. */
export type Parse<T> = (document: RawDocument) => T;

/** Watches one document; null if it does not exist. A malformed one is reported and becomes an error; the watch continues. */
export function watchDocument<T>(
  source: Source,
  parse: Parse<T>,
  onValue: OnValue<T | null>,
  onError: OnError,
  options?: WatchOptions,
  watch: typeof watchSource = watchSource,
): Unsubscribe {
  const parsed = rememberLast((documents: RawDocument[]) => (documents[0] ? parse(documents[0]) : null));
  return watch(
    source,
    (documents, meta) => {
      let value: T | null;
      try {
        value = parsed(documents);
      } catch (error) {
        const failure = malformed(source.path, error);
        reportMalformed(failure);
        return onError(failure);
      }
      onValue(value, meta);
    },
    onError,
    options,
  );
}

/** Watches the documents of a query; a malformed one is reported and left out. */
export function watchList<T>(
  source: Source,
  parse: Parse<T>,
  onValue: OnValue<T[]>,
  onError: OnError,
  options?: WatchOptions,
): Unsubscribe {
  const parsed = rememberLast((documents: RawDocument[]) => parseAll(source, parse, documents));
  return watchSource(source, (documents, meta) => onValue(parsed(documents), meta), onError, options);
}

/** Reads the documents of a query once; a malformed one is reported and left out. @throws ReadFailure */
export async function readList<T>(source: Source, parse: Parse<T>): Promise<T[]> {
  return parseAll(source, parse, await readOnce(source));
}

/** Reads a part of a list, which the server may have written into a visitor's page, with the number of its documents. @throws ReadFailure */
export async function readPart<T>(
  source: Source,
  part: Part,
  parse: Parse<T>,
): Promise<{ readonly list: T[]; readonly documents: RawDocument[] }> {
  const written = actorOf(await settledSession()) === null ? await answerWritten(source, part) : null;
  const documents = written ? documentsIn(written) : await readOnce(source, part);
  return { list: parseAll(source, parse, documents), documents };
}

/**
 * Reads one document once.
 * @param complete adds what is stored of it elsewhere
 * @returns null if it does not exist. @throws ReadFailure
 */
export async function readDocument<T>(
  source: Source,
  parse: Parse<T>,
  complete: (path: string, document: RawDocument) => RawDocument | Promise<RawDocument> = (_path, document) => document,
): Promise<T | null> {
  const [document] = await readOnce(source);
  if (!document) return null;
  const whole = await complete(source.path, document);
  try {
    return parse(whole);
  } catch (error) {
    const failure = malformed(source.path, error);
    reportMalformed(failure);
    throw failure;
  }
}

function parseAll<T>(source: Source, parse: Parse<T>, documents: readonly RawDocument[]): T[] {
  return documents.flatMap((document) => {
    try {
      return [parse(document)];
    } catch (error) {
      reportMalformed(malformed(`${source.path}/${document.id}`, error));
      return [];
    }
  });
}

const malformed = (path: string, error: unknown): ReadFailure =>
  error instanceof ReadFailure ? toReadFailure(error, path) : new ReadFailure('malformed', path, getErrorMessage(error), error);

/** Returns the same value again while the documents are the same, so that a change of metadata alone renders nothing. */
function rememberLast<T>(parse: (documents: RawDocument[]) => T): (documents: RawDocument[]) => T {
  let last: { readonly text: string; readonly value: T } | null = null;
  return (documents) => {
    const text = JSON.stringify(documents);
    if (last?.text !== text) last = { text, value: parse(documents) };
    return last.value;
  };
}
