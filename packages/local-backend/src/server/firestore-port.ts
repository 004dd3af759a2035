import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RulesHost, Ruleset } from '../rules';

/** What the front door needs of Firestore. */
export interface FirestorePort {
  /** Answers requests of Firestore; false for all others. */
  handleHttp(request: IncomingMessage, response: ServerResponse, url: URL): boolean | Promise<boolean>;
  /** Takes a connection that speaks HTTP/2. */
  injectGrpcConnection(socket: Socket): void;
  setRules(rules: Ruleset): void;
  /** The stored documents, for Storage rules. */
  rulesHost(projectId: string): RulesHost;
  close(): Promise<void>;
}

/** Says UNIMPLEMENTED to every call of Firestore: a backend for Auth and Storage alone. */
export function withoutFirestore(log: { warn(message: string): void }): FirestorePort {
  return {
    handleHttp(request, response, url) {
      if (!/^\/(google\.firestore\.|v1\/projects\/)/.test(url.pathname)) return false;
      log.warn(`${request.method} ${url.pathname}: Firestore is not part of this backend.`);
      const body = JSON.stringify({ error: { code: 501, message: 'Firestore is not part of this backend.', status: 'UNIMPLEMENTED' } });
      response.writeHead(501, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(body);
      return true;
    },
    injectGrpcConnection: (socket) => socket.destroy(),
    setRules: () => undefined,
    rulesHost: () => ({ get: () => null, getAfter: () => null }),
    close: () => Promise.resolve(),
  };
}
