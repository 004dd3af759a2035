import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assignPorts } from '../../lib/ports.mjs';
import { writeRun, type Tls } from '../run-file.mjs';

export interface Front {
  readonly port: number;
  /** The port where the front expects its backend. */
  readonly backendPort: number;
  readonly child: ChildProcess;
  readonly said: () => string;
  close(): Promise<void>;
}

export interface FrontOptions {
  readonly trustedProxies?: readonly string[];
  readonly tls?: Tls;
  readonly names?: readonly string[];
}

/** Starts the one server of a platform in its own process, in front of any server that a test starts at its backend's port. */
export async function startFront({ trustedProxies = [], tls, names = [] }: FrontOptions = {}): Promise<Front> {
  const folder = await mkdtemp(path.join(tmpdir(), 'courtside-front-'));
  const ports = await assignPorts(['front', 'backend'], { first: 0, host: '127.0.0.1', say: () => undefined });
  const onePort = { trustedProxies, ...(tls ? { tls } : {}) };
  writeRun(folder, { host: '127.0.0.1', names, ports, pids: {}, overrides: {}, onePort });
  const child = fork(path.join(__dirname, '../site.mjs'), ['front', '--data', folder], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`The front did not start: ${said}`))),
  ]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { port: ports['front'] ?? 0, backendPort: ports['backend'] ?? 0, child, said: () => said, close };
}
