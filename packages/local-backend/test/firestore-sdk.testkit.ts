import { createRequire } from 'node:module';
import path from 'node:path';
import type * as FirebaseApp from 'firebase/app';
import type * as FirebaseFirestore from 'firebase/firestore';

/** The three builds of the SDK, each of which speaks to the server in its own way. */
export type Transport = 'webchannel' | 'long polling' | 'grpc' | 'rest';
export const transports: readonly Transport[] = ['webchannel', 'long polling', 'grpc', 'rest'];

export type Firestore = FirebaseFirestore.Firestore;
export type Sdk = typeof FirebaseFirestore;

/** `lite` has no listeners, and other names for the functions that always ask the server. */
function fullNames(lite: Record<string, unknown>): Record<string, unknown> {
  return {
    ...lite,
    getDocFromServer: lite['getDoc'],
    getDocsFromServer: lite['getDocs'],
    getCountFromServer: lite['getCount'],
    getAggregateFromServer: lite['getAggregate'],
  };
}

const fromRoot = createRequire(path.join(process.cwd(), 'package.json'));
const builds: Record<'browser' | 'node' | 'lite', string> = {
  browser: fromRoot.resolve('@firebase/firestore').replace(/index\.node\.cjs\.js$/, 'index.cjs.js'),
  node: '@firebase/firestore',
  lite: '@firebase/firestore/lite',
};

interface Loaded {
  sdk: Sdk;
  app: typeof FirebaseApp;
}

/** Every build gets its own registry of modules, since two of them can't be registered with one `@firebase/app`. */
function load(build: keyof typeof builds): Loaded {
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    /* eslint-disable @typescript-eslint/no-require-imports */
    const app = require('firebase/app') as Loaded['app'];
    const found = require(builds[build]) as Record<string, unknown>;
    /* eslint-enable @typescript-eslint/no-require-imports */
    loaded = { app, sdk: (build === 'lite' ? fullNames(found) : found) as unknown as Sdk };
  });
  if (loaded === undefined) throw new Error(`No build ${build}.`);
  return loaded;
}

const cache = new Map<string, Loaded>();

export interface Client {
  readonly sdk: Sdk;
  readonly db: Firestore;
  readonly hasListeners: boolean;
  close(): Promise<void>;
}

export interface ClientOptions {
  host: string;
  port: number;
  projectId: string;
  /** `owner`, the claims of a user, or no one. */
  user?: 'owner' | { sub: string };
}

let count = 0;

/** Its own client, as another tab or another phone would be. */
export function connect(transport: Transport, { host, port, projectId, user }: ClientOptions): Client {
  const build = transport === 'grpc' ? 'node' : transport === 'rest' ? 'lite' : 'browser';
  if (build === 'browser') installBrowserParts();
  let loaded = cache.get(build);
  if (!loaded) {
    loaded = load(build);
    cache.set(build, loaded);
    loaded.sdk.setLogLevel('silent');
  }
  const { sdk, app } = loaded;
  count += 1;
  const instance = app.initializeApp({ projectId, apiKey: 'local' }, `client-${count}`);
  const db = sdk.initializeFirestore(instance, transport === 'long polling' ? { experimentalForceLongPolling: true } : {});
  sdk.connectFirestoreEmulator(db, host, port, user === undefined ? {} : { mockUserToken: user as string });
  return {
    sdk,
    db,
    hasListeners: build !== 'lite',
    async close() {
      await sdk.terminate(db);
      await app.deleteApp(instance);
    },
  };
}

/** Installs the parts that the browser build needs and Node lacks: a small XMLHttpRequest, and timers that don't keep a finished process alive. */
function installBrowserParts(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  if (scope['XMLHttpRequest'] !== undefined) return;
  scope['XMLHttpRequest'] = FetchRequest;
  const start = globalThis.setTimeout;
  const unref = (...parameters: Parameters<typeof setTimeout>): NodeJS.Timeout => {
    const timer = start(...parameters);
    timer.unref();
    return timer;
  };
  globalThis.setTimeout = Object.assign(unref, start) as typeof setTimeout;
}

class FetchRequest {
  status = 0;
  readyState = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  responseType = '';
  onreadystatechange: (() => void) | null = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  private method = 'GET';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private readonly controller = new AbortController();
  private answer: Headers | null = null;

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
    this.advance(1);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.answer?.get(name) ?? null;
  }
  getAllResponseHeaders(): string {
    return [...(this.answer ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort(): void {
    this.controller.abort();
  }
  send(body?: string): void {
    void this.perform(body);
  }
  private async perform(body?: string): Promise<void> {
    try {
      const response = await fetch(this.url, {
        method: this.method,
        headers: this.headers,
        body: body ?? null,
        signal: this.controller.signal,
      });
      const text = await response.text();
      [this.status, this.answer, this.responseText] = [response.status, response.headers, text];
      this.advance(4);
      this.onload?.();
    } catch {
      this.advance(4);
      this.onerror?.();
    }
  }
  private advance(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }
}
