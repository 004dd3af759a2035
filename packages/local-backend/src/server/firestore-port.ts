import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RulesHost } from '@courtside/rules-language';

/** What the front door needs of Firestore. */
export interface FirestorePort {
  /** Answers requests of Firestore; false for all others. */
  handleHttp(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
  /** Takes a connection that speaks HTTP/2. */
  injectGrpcConnection(socket: Socket): void;
  /** The stored documents, for Storage rules. */
  rulesHost(projectId: string): RulesHost;
  /** Removes every document of a database; for tests. */
  clear(projectId: string, databaseId: string): Promise<void>;
  /** Other rules are in force: listeners are judged again. */
  rulesChanged(): void;
  /** Ends all streams. */
  close(): Promise<void>;
}
