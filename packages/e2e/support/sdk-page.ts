import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { repository } from './platform-process';

/** A page that listens to one document; `addOne()` increments its number. The address of the backend is in the fragment. */
const sharedCounter = `
  import { initializeApp } from 'firebase/app';
  import { connectFirestoreEmulator, doc, increment, initializeFirestore, memoryLocalCache, onSnapshot, setDoc } from 'firebase/firestore';
  const db = initializeFirestore(initializeApp({ projectId: 'demo-courtside', apiKey: 'local' }), { localCache: memoryLocalCache() });
  const [host, port] = location.hash.slice(1).split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const shared = doc(db, 'tabs/shared');
  onSnapshot(shared, { includeMetadataChanges: true }, (snapshot) => {
    if (!snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites) document.title = String(snapshot.get('n') ?? 0);
  });
  window.addOne = () => setDoc(shared, { n: increment(1) }, { merge: true });
`;

const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{path=**} { allow read, write: if true; } } }
`;

export interface SdkPage {
  /** Address of a page with the unmodified SDK, with its cache in memory. */
  readonly url: string;
  readonly sitePort: number;
  readonly backendPort: number;
  /** Ends the backend like a power cut, and starts it again on the same folder and port. */
  restartBackend(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a separate backend and a page that uses it, without the product. */
export async function startSdkPage(pageScript = sharedCounter): Promise<SdkPage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-sdk-page-'));
  writeFileSync(path.join(folder, 'firestore.rules'), rules);
  let port = 0;
  const startBackend = async (): Promise<ChildProcess> => {
    const options = [
      '--data',
      path.join(folder, 'data'),
      '--port',
      String(port),
      '--firestore-rules',
      path.join(folder, 'firestore.rules'),
      '--json',
      '--log',
      'silent',
      // No user is signed in, and all tabs together write more than anonymous clients may.
      '--document-quota',
      'anonymous=100000:256',
    ];
    const child = spawn(process.execPath, [path.join(repository, 'packages/local-backend/dist/cli.js'), ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    port = (JSON.parse(line.toString()) as { port: number }).port;
    return child;
  };
  let backend = await startBackend();
  const bundle = await build({
    stdin: { contents: pageScript, resolveDir: repository },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const site: Server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript
        ? script
        : '<!doctype html><meta charset="utf-8"><title>waiting</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const stop = async (): Promise<void> => {
    const isOver = once(backend, 'exit');
    backend.kill('SIGKILL');
    await isOver;
  };
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/#127.0.0.1:${port}`,
    sitePort: (site.address() as AddressInfo).port,
    backendPort: port,
    async restartBackend() {
      await stop();
      backend = await startBackend();
    },
    async close() {
      await stop();
      site.closeAllConnections();
      site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
