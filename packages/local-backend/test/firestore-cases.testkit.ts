import type { Query } from 'firebase/firestore';
import type { Client } from './firestore-sdk.testkit';
import { Observed } from './firestore-server.testkit';

/** The tools of a case: a client, a second one as another person would be, and its own collection. */
export interface Scene {
  readonly one: Client;
  other(): Client;
  /** Another client with the identity of this user. */
  as(user: 'owner' | { sub: string }): Client;
  readonly name: string;
}

export interface Case {
  /** Cites the rule of SPEC.md. */
  readonly title: string;
  readonly needsListeners?: boolean;
  run(scene: Scene): Promise<void>;
}

export const getErrorCode = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? 'no code',
  );

/** The ids of a query's documents, in order, from the server. */
export async function getIds(client: Client, query: Query): Promise<string[]> {
  return (await client.sdk.getDocsFromServer(query)).docs.map(({ id }) => id);
}

/** Fills a collection in one batch. */
export async function fill(client: Client, collection: string, documents: Record<string, Record<string, unknown>>): Promise<void> {
  const { sdk, db } = client;
  const batch = sdk.writeBatch(db);
  for (const [id, data] of Object.entries(documents)) batch.set(sdk.doc(db, collection, id), data);
  await batch.commit();
}

export interface Seen {
  readonly ids: string[];
  readonly data: Record<string, unknown>[];
  readonly changes: string[];
  readonly fromCache: boolean;
  readonly pending: boolean;
}

/** Listens to a query and keeps the notifications. */
export function watch(client: Client, query: Query): { seen: Observed<Seen>; failed: Promise<string>; stop(): void } {
  const seen = new Observed<Seen>();
  let fail: (code: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (fail = resolve));
  const stop = client.sdk.onSnapshot(
    query,
    { includeMetadataChanges: true },
    (snapshot) =>
      seen.push({
        ids: snapshot.docs.map(({ id }) => id),
        data: snapshot.docs.map((document) => document.data() as Record<string, unknown>),
        changes: snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}`),
        fromCache: snapshot.metadata.fromCache,
        pending: snapshot.metadata.hasPendingWrites,
      }),
    (error) => fail(error.code),
  );
  return { seen, failed, stop };
}

export const isSettled = (seen: Seen): boolean => !seen.fromCache && !seen.pending;
