import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const repository = path.resolve(import.meta.dirname, '../../..');

/** The resources that a process uses after a garbage collection: bytes, and the number of file descriptors, which is null without /proc. */
export interface Usage {
  readonly heapUsed: number;
  readonly rss: number;
  readonly descriptors: number | null;
}

interface Info {
  readonly ports: { readonly front: number; readonly backend: number };
  readonly pids: { readonly platform: number; readonly front: number; readonly backend: number };
}

/** A platform as a club starts it, by `npm start -- --one-port`, that is killed and started again. */
export class Venue {
  readonly ownerKey = randomBytes(32).toString('base64url');
  readonly data: string;
  readonly backups: string;
  private readonly orders: string;
  private child: ChildProcess | null = null;
  private info: Info | null = null;
  private firstPort = 0;
  private ahead = 0;
  private measure = 0;
  starts = 0;

  /** @param folder the folder of this run, with back-ups, logs and the data, which may be on a separate disk */
  constructor(private readonly folder: string) {
    this.data = path.join(folder, 'data');
    this.backups = path.join(folder, 'backups');
    this.orders = path.join(folder, 'orders');
    for (const each of [this.data, this.backups, this.orders]) mkdirSync(each, { recursive: true });
    this.give();
  }

  get logs(): readonly string[] {
    return readdirSync(this.folder)
      .filter((name) => name.startsWith('platform-'))
      .map((name) => path.join(this.folder, name));
  }

  get port(): number {
    return this.info?.ports.front ?? this.firstPort;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The backend's own address, for the operator. */
  get backend(): string {
    return `http://127.0.0.1:${this.info?.ports.backend ?? this.firstPort + 1}`;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Starts it at the same address as before. */
  async start(): Promise<void> {
    this.firstPort ||= await twoFreePorts();
    this.starts += 1;
    const log = openSync(path.join(this.folder, `platform-${this.starts}.log`), 'a');
    const shim = pathToFileURL(path.join(repository, 'packages/bench/src/weekend/moved-clock.mjs')).href;
    const args = ['--data', this.data, '--backups', this.backups, '--port', String(this.firstPort), '--one-port', '--empty', '--json'];
    const child = spawn(process.execPath, [path.join(repository, 'scripts/start.mjs'), ...args], {
      cwd: repository,
      env: {
        ...process.env,
        COURTSIDE_OWNER_KEY: this.ownerKey,
        COURTSIDE_WEEKEND_ORDERS: this.orders,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${shim}`.trim(),
      },
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    this.child = child;
    this.info = await new Promise<Info>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const line = text.split('\n').find((one, index, lines) => index < lines.length - 1 && one.startsWith('{"ready":true'));
        if (line) resolve(JSON.parse(line) as Info);
      });
      child.once('exit', (code) =>
        reject(new Error(`The platform did not start (exit code ${code}); see ${this.folder}/platform-${this.starts}.log`)),
      );
    });
    if (this.info.ports.front !== this.firstPort) throw new Error('The platform did not get its port again.');
  }

  /** Kills all processes at once, like a laptop's power failure; the backend first. */
  async kill(): Promise<void> {
    const { backend = 0, front = 0, platform = 0 } = this.info?.pids ?? {};
    const child = this.child;
    if (!child) return;
    const ended = once(child, 'exit');
    for (const pid of [backend, front, platform]) killHard(pid);
    if (child.exitCode === null && child.signalCode === null) await ended;
    this.child = null;
  }

  /** Stops it with a signal. @returns its exit code */
  async stop(): Promise<number | null> {
    const child = this.child;
    if (!child) return null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    const [code] = await ended;
    this.child = null;
    return code;
  }

  /** Sets the clocks of its processes ahead by this many milliseconds. */
  moveClock(ahead: number): void {
    this.ahead = ahead;
    this.give();
  }

  /** Measures the resources that the backend and the front server use now. */
  async usage(): Promise<{ readonly backend: Usage; readonly front: Usage }> {
    this.measure += 1;
    this.give();
    const { backend = 0, front = 0 } = this.info?.pids ?? {};
    return { backend: await this.usageOf(backend), front: await this.usageOf(front) };
  }

  /** Returns the figures of the backend by their names. */
  async metrics(): Promise<ReadonlyMap<string, number>> {
    const answer = await fetch(`${this.backend}/metrics`, { headers: { authorization: `Bearer ${this.ownerKey}` } });
    const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
  }

  private give(): void {
    writeFileSync(path.join(this.orders, 'orders.json'), JSON.stringify({ ahead: this.ahead, measure: this.measure }));
  }

  private async usageOf(pid: number): Promise<Usage> {
    const file = path.join(this.orders, `figures-${pid}.json`);
    for (let tries = 0; tries < 150; tries += 1) {
      try {
        const { measure, heapUsed, rss } = JSON.parse(readFileSync(file, 'utf8')) as Usage & { readonly measure: number };
        if (measure === this.measure) return { heapUsed, rss, descriptors: countDescriptors(pid) };
      } catch {
        // The file is missing or incomplete.
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('A process of the platform does not say what it uses.');
  }
}

/** Kills a process; one that has ended already is ignored. */
function killHard(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}

function countDescriptors(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

/** Returns two adjacent free ports, below those that the system assigns to connections. */
async function twoFreePorts(): Promise<number> {
  for (;;) {
    const first = 10_000 + Math.floor(Math.random() * 22_000);
    if ((await isFree(first)) && (await isFree(first + 1))) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
