import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectId, testRules } from './firestore-server.testkit';

export interface BackendProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly port: number;
  /** The processor time that it has used since it started (ms). */
  processorTime(): Promise<number>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** A module that lets a process answer how much of the processor it has used. */
const tellsProcessorTime = `data:text/javascript,${encodeURIComponent("process.on('message', () => process.send(process.cpuUsage())); process.channel.unref();")}`;
const packageFolder = path.join(__dirname, '..');
let bundled: string | null = null;

/** The command in one file, made once for each file of tests: it starts in a fraction of the time that the sources take. */
export function commandFile(): string {
  if (bundled === null) {
    const folder = path.join(packageFolder, `.cache/command-${process.env['JEST_WORKER_ID'] ?? '0'}`);
    execFileSync(process.execPath, [path.join(packageFolder, 'build.mjs'), folder]);
    bundled = path.join(folder, 'cli.js');
  }
  return bundled;
}

/** The backend as its own process, which can be killed. @param port 0 for any */
export async function startBackendProcess(
  folder: string,
  port = 0,
  more: readonly string[] = [],
  rulesText = testRules,
): Promise<BackendProcess> {
  const rules = path.join(folder, 'firestore.rules');
  writeFileSync(rules, rulesText);
  const options = [
    '--data',
    path.join(folder, 'data'),
    '--port',
    String(port),
    '--project',
    projectId,
    '--firestore-rules',
    rules,
    '--allow-owner',
    '--json',
    '--log',
    'silent',
    ...more,
  ];
  const child = spawn(process.execPath, ['--import', tellsProcessorTime, commandFile(), ...options], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const ready = JSON.parse(line.toString()) as { url: string; port: number };
  return {
    child,
    origin: ready.url,
    port: ready.port,
    async processorTime() {
      child.send('processor time');
      const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return (user + system) / 1000;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
