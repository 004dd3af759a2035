import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RulesHost } from '@courtside/rules-language';
import type { DocumentBrowser } from './document-browser';
import type { StoredDocument } from './model/document';
import type { WireWrite } from './model/write';
import type { ListedStream } from './wire/stream-list';

/** The part of Firestore that the front door uses. */
export interface FirestorePort {
  /** Answers requests of Firestore; false for all others. */
  handleHttp(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
  /** Takes a connection that speaks HTTP/2. */
  injectGrpcConnection(socket: Socket): void;
  /** The stored documents, for Storage rules. */
  rulesHost(projectId: string): RulesHost;
  /** The documents of a collection at the root, one after the other; nothing may be awaited in the meantime. */
  documentsOf(projectId: string, collection: string): Iterable<StoredDocument>;
  /** A document by its path. */
  documentAt(projectId: string, path: string): StoredDocument | null;
  /** Notifies of each new or changed document, once it is on disk. @returns the function that ends it */
  onWritten(projectId: string, listener: (document: StoredDocument) => void): () => void;
  /** Writes past the rules, as functions of a Firebase project do. */
  write(projectId: string, write: WireWrite): Promise<void>;
  /** Deletes expired documents, now and from time to time, by the TTL policies of the index file. @returns the function that ends it */
  expire(projectId: string): () => void;
  /** Removes every document of a database; for tests. */
  clear(projectId: string, databaseId: string): Promise<void>;
  /** Call it when the rules have changed: listeners are judged again. */
  rulesChanged(): void;
  /** The number of open streams, and of their targets. */
  counts(): { readonly streams: number; readonly targets: number };
  /** For the operator. */
  browser(projectId: string): DocumentBrowser;
  /** Streams that are open, operators' too, the newest first. */
  streams(count: number): ListedStream[];
  /** Ends all streams. */
  close(): Promise<void>;
}
