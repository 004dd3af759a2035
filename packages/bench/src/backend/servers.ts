import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BARE_SERVER } from './bare-server';

/** A server in its own process. */
export interface ServerProcess {
  readonly port: number;
  /** Resident memory, MiB. */
  memory(): number;
  /** Processor time since the start, in milliseconds, in steps of ten; NaN without /proc. */
  processorTime(): number;
  stop(): Promise<void>;
}

function createServerProcess(child: ChildProcess, port: number): ServerProcess {
  return {
    port,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    processorTime: () => readProcessorTime(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readProcessorTime(pid: number | undefined): number {
  try {
    // User and system time are the 12th and 13th entries after the name, in hundredths of a second. The name may contain any character.
    const entries = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(entries[11]) + Number(entries[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Starts our backend as it is released. Every document is synced to disk. @param more options of the command */
export async function startOurServer(dataDir: string, more: readonly string[] = ['--allow-owner']): Promise<ServerProcess> {
  const command = path.join(import.meta.dirname, '../../local-backend/dist/cli.js');
  const child = spawn(process.execPath, [command, '--data', dataDir, '--port', '0', ...more, '--json', '--log', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return createServerProcess(child, await readPort(child));
}

/** Starts only Node's HTTP server with the store's library: see `bare-server.ts`. */
export async function startBareServer(folder: string): Promise<ServerProcess> {
  // The whole program, including this server, is one file.
  const program = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [program, BARE_SERVER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  return createServerProcess(child, await readPort(child));
}

/** Reads the port from a server's first line. */
async function readPort(child: ChildProcess): Promise<number> {
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return (JSON.parse(line.toString()) as { port: number }).port;
}

/** Starts the peer, which keeps everything in memory. */
export async function startPeerServer(): Promise<ServerProcess> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  const script = `import('@firestore-emulator/server').then(async ({ FirestoreServer }) => { await new FirestoreServer().start(${port}); console.log('ready'); })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'], cwd: path.join(import.meta.dirname, '..') });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return createServerProcess(child, port);
}
