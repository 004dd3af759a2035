import { platformConfig } from '../config';
import { loadAuth } from '../sdk/parts';
import { actorOf } from '../session/session';
import { settledSession } from '../session/session-store';
import type { Part, Source } from '../sdk/source';
import type { WireFields } from './values';
import { toWireRequest, wireQuery, type WireQuery } from './wire-query';

/** A document in the server's format. */
export interface WireDocument {
  readonly name: string;
  readonly fields?: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** The server's documents of a source, with the time of the read. */
export interface Answer {
  readonly source: Source;
  readonly documents: readonly WireDocument[];
  /** The time of the read. */
  readonly readTime: string;
  /** See `toWireRequest`. */
  readonly query: WireQuery;
}

interface Line {
  readonly found?: WireDocument;
  readonly document?: WireDocument;
  readonly readTime?: string;
}

/** A refusal in the words of the SDK. */
class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Requests a source from Firestore with one request, without the SDK: the first paint has to wait neither for the SDK's code nor for its
 * preflight, and the SDK does not reveal the time of the read, from which a listener can continue. Waits for the session, so that the request
 * includes its token.
 */
export async function ask(source: Source, part?: Part): Promise<Answer> {
  const root = databaseRoot();
  const query = toWireRequest(root, source, part);
  const [at, body] =
    source.kind === 'document'
      ? [`${root}:batchGet`, { documents: [query.parent] }]
      : [`${encodeURI(query.parent)}:runQuery`, { structuredQuery: query.structuredQuery }];
  const lines = await post<Line>(at, body);
  const readTime = lines.flatMap((line) => line.readTime ?? []).at(-1);
  if (!readTime) throw new Refusal('unavailable', 'An answer without a time');
  const documents = lines.flatMap(({ found, document }) => found ?? document ?? []);
  return { source, documents, readTime, query };
}

interface CountLine {
  readonly result?: { readonly aggregateFields: { readonly count: { readonly integerValue: string } } };
}

/** Counts the documents of a query with one request that returns none of them. */
export async function askCount(source: Source & { readonly kind: 'query' }): Promise<number> {
  const { parent, structuredQuery } = wireQuery(databaseRoot(), source);
  const aggregations = [{ alias: 'count', count: {} }];
  const lines = await post<CountLine>(`${encodeURI(parent)}:runAggregationQuery`, {
    structuredAggregationQuery: { structuredQuery, aggregations },
  });
  const [result] = lines.flatMap((line) => line.result ?? []);
  if (!result) throw new Refusal('unavailable', 'An answer without a count');
  return Number(result.aggregateFields.count.integerValue);
}

/** Name of the root of all documents. */
export const databaseRoot = (): string => `projects/${platformConfig().firebase.projectId}/databases/(default)/documents`;

async function post<Line>(at: string, body: object): Promise<readonly Line[]> {
  const { emulator } = platformConfig();
  const token = await tokenOfReader();
  const response = await fetch(`${emulator?.origin ?? 'https://firestore.googleapis.com'}/v1/${at}`, {
    method: 'POST',
    // Without a content type and a token, a request needs no preflight.
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok || !Array.isArray(said)) throw refusalOf(response, said);
  const refused = (said as readonly object[]).find((line) => 'error' in line);
  if (refused) throw refusalOf(response, refused);
  return said as readonly Line[];
}

async function tokenOfReader(): Promise<string | null> {
  if (actorOf(await settledSession()) === null) return null;
  const { authClient } = await loadAuth();
  return (await authClient().currentUser?.getIdToken()) ?? null;
}

function refusalOf(response: Response, said: unknown): Refusal {
  const { error } = ((Array.isArray(said) ? said[0] : said) ?? {}) as { error?: { status?: string; message?: string } };
  const status = error?.status ?? (response.ok || response.status >= 500 ? 'UNAVAILABLE' : 'UNKNOWN');
  return new Refusal(status.toLowerCase().replaceAll('_', '-'), error?.message ?? `HTTP ${response.status}`);
}
