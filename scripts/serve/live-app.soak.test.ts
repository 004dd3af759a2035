import { JSDOM, VirtualConsole } from 'jsdom';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../packages/federation/build/base-config.mjs';
import { forDevelopment } from '../../packages/federation/build/development.mjs';
import { serveFolder } from './web-server.mjs';
import { createLiveApp } from './live-app.mjs';

const cache = path.join(__dirname, '../../.cache');
mkdirSync(cache, { recursive: true });
// The folder is below the repository, so that imports find React there.
const folder = mkdtempSync(path.join(cache, 'live-'));
const closing: Array<() => Promise<unknown>> = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true });
});

/** Both apps have a file and a component with the same names, which must stay separate. */
const appSource = (says: string) => `
  import { useState } from 'react';
  export default function App() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>${says} {count}</button>;
  }`;

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const react = { singleton: true, requiredVersion: false } as const;

/** Returns a small app with the configuration of the platform's apps. */
function config(
  name: string,
  more: { entry: Record<string, string>; publicPath: string; exposes?: Record<string, string> },
): Configuration {
  const { plugins = [], ...base } = baseConfig({ name, folder: path.join(folder, name), ...more });
  const shared = more.exposes ? { react: { ...react, import: false as const } } : { 'react': react, 'react-dom': react };
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    ...(more.exposes ? { exposes: more.exposes } : {}),
    shared,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
  return { ...forDevelopment({ ...base, plugins: [...plugins, federation as never] }), cache: false };
}

async function serve(name: string, made: Configuration): Promise<string> {
  const run = { host: '127.0.0.1', ports: {}, pids: {}, overrides: {} };
  const live = createLiveApp(name, run, () => Promise.resolve(made));
  const server: Server = await serveFolder({ folder, host: '127.0.0.1', port: 0, live, spa: name === 'host' });
  closing.push(
    () => live.close(),
    () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Adds what jsdom lacks: event streams and requests. */
function connect(window: JSDOM['window']) {
  class Events extends EventTarget {
    readonly stop = new AbortController();

    constructor(readonly url: string) {
      super();
      closing.push(() => Promise.resolve(this.close()));
      void this.read().catch(() => undefined);
    }

    async read() {
      const response = await fetch(new URL(this.url, window.location.href), { signal: this.stop.signal });
      this.dispatchEvent(new Event('open'));
      const text = new TextDecoder();
      let rest = '';
      for await (const chunk of response.body ?? []) {
        rest += text.decode(chunk, { stream: true });
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data:')) this.dispatchEvent(new MessageEvent('message', { data: line.slice(5).trim() }));
      }
    }

    close() {
      this.stop.abort();
    }
  }
  Object.assign(window, { EventSource: Events, fetch: (url: string) => fetch(new URL(url, window.location.href)) });
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

// It makes two builds from scratch, which take long on a busy machine.
it('shows what is saved in the page and in a remote on it, and both keep their state', async () => {
  write('remote/src/app.tsx', appSource('Remote'));
  write('host/src/app.tsx', appSource('Host'));
  write('host/src/index.ts', `import('./bootstrap');`);
  write(
    'host/src/bootstrap.tsx',
    `import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
     import { lazy, Suspense } from 'react';
     import { createRoot } from 'react-dom/client';
     import App from './app';
     registerRemotes([{ name: 'remote', entry: addressOfRemote + '/remoteEntry.js' }]);
     const Remote = lazy(() => loadRemote('remote/App'));
     createRoot(document.body).render(<><App /><Suspense><Remote /></Suspense></>);`,
  );
  const remote = await serve('remote', config('remote', { entry: {}, publicPath: 'auto', exposes: { './App': './src/app.tsx' } }));
  const host = await serve('host', config('host', { entry: { main: './src/index.ts' }, publicPath: '/' }));

  const said: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const kind of ['error', 'warn', 'jsdomError'] as const) virtualConsole.on(kind, (...words: unknown[]) => said.push(words.join(' ')));
  const { window } = new JSDOM(`<body></body><script src="/main.js"></script>`, {
    url: `${host}/`,
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole,
    beforeParse: (made) => {
      connect(made);
      Object.assign(made, { addressOfRemote: remote });
    },
  });
  closing.push(() => Promise.resolve(window.close()));
  const buttons = () => [...window.document.querySelectorAll('button')];
  const texts = () => buttons().map((button) => button.textContent);
  const shows = (...wanted: string[]) => until(() => texts().join() === wanted.join());

  await shows('Host 0', 'Remote 0');
  buttons()[0]?.click();
  await shows('Host 1', 'Remote 0');
  buttons()[1]?.click();
  await shows('Host 1', 'Remote 1');
  const before = buttons();

  write('remote/src/app.tsx', appSource('Changed'));
  await shows('Host 1', 'Changed 1');
  write('host/src/app.tsx', appSource('Also'));
  await shows('Also 1', 'Changed 1');
  expect(buttons()).toEqual(before);
  expect(said).toEqual([]);
}, 240_000);
