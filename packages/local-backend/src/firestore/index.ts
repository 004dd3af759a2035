import type { Ruleset } from '../rules';
import type { FirestorePort } from '../server/firestore-port';
import type { Store } from '../store';
import { Engine } from './engine/engine';
import { handleRest } from './wire/rest';
import { WebChannel, type VerifyToken } from './wire/web-channel';

export interface FirestoreOptions {
  readonly store: Store;
  /** The rules in force; asked for each decision, since their file may change. */
  readonly rules: () => Ruleset;
  readonly verifyToken: VerifyToken;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: { debug?(message: string): void; warn(message: string): void; error(message: string, error?: unknown): void };
}

/** Firestore on one machine: REST and WebChannel over the documents of a store. */
export function createFirestore({ store, rules, verifyToken, now, log }: FirestoreOptions): FirestorePort {
  const engine = new Engine({ store, rules, now, log });
  const channel = new WebChannel(engine, verifyToken);
  return {
    handleHttp: async (request, response, url) => (await channel.handle(request, response, url)) || handleRest({ engine, verifyToken, log }, request, response, url),
    injectGrpcConnection: (socket) => {
      log.warn('A client asked for Firestore over gRPC, which this backend does not implement; the connection is closed.');
      socket.destroy();
    },
    rulesHost: (projectId) => engine.gate.host({ projectId, databaseId: '(default)' }, new Set()),
    close: () => {
      channel.close();
      return Promise.resolve();
    },
  };
}
