import type * as Firebase from '@courtside/firebase';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { BrowserRequest } from './browser-request';

export type Client = typeof Firebase;

/** The parts of the SDK that the pages use, by the names under which the client imports them. */
type Modules = Readonly<Record<string, Readonly<Record<string, (...given: never[]) => unknown>>>>;

/** One page of one person: the product's client with its own app of the SDK, as in a tab. */
export interface Page {
  readonly client: Client;
  /** Ends the network of the page's live client, as a browser does with a sleeping tab, or starts it again; repeating the present state does nothing. */
  setOnline(isOnline: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Creates pages. The code of the SDK and of the client is loaded once; each page has its own state. */
export function createPageMaker(clientFile: string): (origin: string) => Promise<Page> {
  const modules = loadSdk();
  const make = vm.compileFunction(readFileSync(clientFile, 'utf8'), ['require', 'module', 'exports'], { filename: clientFile });
  const load = createRequire(clientFile);
  let count = 0;
  return async (origin) => {
    count += 1;
    const name = `page-${count}`;
    let app: unknown = null;
    let db: unknown = null;
    let isOnline = true;
    let isClosed = false;
    const own: Record<string, unknown> = {
      ...modules,
      'firebase/app': {
        ...modules['firebase/app'],
        initializeApp: (options: never) => (app = modules['firebase/app']!['initializeApp']!(options, name as never)),
      },
      'firebase/firestore': {
        ...modules['firebase/firestore'],
        initializeFirestore: (...given: never[]) => {
          isOnline = true;
          return (db = modules['firebase/firestore']!['initializeFirestore']!(...given));
        },
      },
    };
    const module = { exports: {} };
    make((wanted: string) => own[wanted] ?? (load(wanted) as unknown), module, module.exports);
    const client = module.exports as Client;
    const config = await fetch(`${origin}/config.json`);
    if (!config.ok) throw new Error(`config.json: HTTP ${config.status}`);
    client.configurePlatform(client.parsePlatformConfig(await config.json()));
    return {
      client,
      async setOnline(wanted) {
        // If the network is started twice, the SDK opens a second set of streams, mixes up their responses and stops with an assertion. Browsers never start it
        // twice.
        if (!db || isClosed || wanted === isOnline) return;
        isOnline = wanted;
        await modules['firebase/firestore']![wanted ? 'enableNetwork' : 'disableNetwork']!(db as never);
      },
      async close() {
        isClosed = true;
        if (db) await modules['firebase/firestore']!['terminate']!(db as never);
        if (app) await modules['firebase/app']!['deleteApp']!(app as never);
      },
    };
  };
}

/** Loads the browser build of the SDK if it uses another protocol: WebChannel and not gRPC. */
function loadSdk(): Modules {
  const scope = globalThis as unknown as Record<string, unknown>;
  scope['XMLHttpRequest'] = BrowserRequest;
  const load = createRequire(import.meta.url);
  const folder = path.dirname(load.resolve('@firebase/firestore/package.json'));
  const from = (name: string): Modules[string] => load(name) as Modules[string];
  const modules = {
    'firebase/app': from('firebase/app'),
    'firebase/auth': from('firebase/auth'),
    'firebase/storage': from('firebase/storage'),
    'firebase/firestore': from(path.join(folder, 'dist/index.cjs.js')),
    'firebase/firestore/lite': from('firebase/firestore/lite'),
  };
  // Broken networks are part of this test, so only errors are logged; the data decides the result.
  modules['firebase/app']['setLogLevel']!((process.env['COURTSIDE_WEEKEND_LOG'] ?? 'error') as never);
  return modules;
}
