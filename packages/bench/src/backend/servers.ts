import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Resident memory, MiB. */
  memory(): number;
  stop(): Promise<void>;
}

function processOf(child: ChildProcess, port: number): ServerProcess {
  return {
    port,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Our backend, as it ships; every document is synced to disk. @param more options of the command */
export async function startOurs(dataDir: string, more: readonly string[] = ['--allow-owner']): Promise<ServerProcess> {
  const command = path.join(import.meta.dirname, '../../local-backend/dist/cli.js');
  const child = spawn(process.execPath, [command, '--data', dataDir, '--port', '0', ...more, '--json', '--log', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return processOf(child, (JSON.parse(line.toString()) as { port: number }).port);
}

/** The peer, which keeps everything in memory. */
export async function startPeer(): Promise<ServerProcess> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const script = `import('@firestore-emulator/server').then(async ({ FirestoreServer }) => { await new FirestoreServer().start(${port}); console.log('ready'); })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'], cwd: path.join(import.meta.dirname, '..') });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return processOf(child, port);
}
