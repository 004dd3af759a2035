import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The output of `npm start -- --json` once everything is served. */
export interface PlatformInfo {
  readonly url: string;
  readonly dataFolder: string;
  readonly ports: Readonly<Record<string, number>>;
  readonly pids: Readonly<Record<string, number>>;
  /** The page of sent messages, with the key that opens it. */
  readonly outboxUrl: string;
  /** The operator's page, with the key behind the `#`. */
  readonly operatorUrl: string;
  /** The key that bypasses the security rules, for data that no user could write. */
  readonly ownerKey: string;
}

export interface PlatformProcess {
  readonly info: PlatformInfo;
  readonly stop: () => Promise<void>;
}

export const repository = path.resolve(import.meta.dirname, '../../..');

/** Starts the product as a person would, in its own data folder, on free ports. */
export async function startPlatform(
  options: { readonly arguments?: readonly string[]; readonly dataFolder?: string } = {},
): Promise<PlatformProcess> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'courtside-e2e-'));
  const ownerKey = randomBytes(32).toString('base64url');
  const script = path.join(repository, 'scripts/start.mjs');
  const child = spawn(process.execPath, [script, '--data', dataFolder, '--port', '0', '--json', ...(options.arguments ?? [])], {
    cwd: repository,
    env: { ...process.env, COURTSIDE_OWNER_KEY: ownerKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        if (!options.dataFolder) rmSync(dataFolder, { recursive: true, force: true });
        resolve();
      };
      if (child.exitCode !== null) return done();
      child.once('exit', done);
      child.kill('SIGTERM');
    });
  return { info: { ...(await waitForReadiness(child)), ownerKey }, stop };
}

/** Reads the output of a platform that starts with `--json`, once everything is served. */
export function waitForReadiness(child: ChildProcess): Promise<Omit<PlatformInfo, 'ownerKey'>> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const line = output.split('\n').find((text) => text.startsWith('{"ready":true'));
      if (line) resolve(JSON.parse(line) as PlatformInfo);
    });
    child.once('exit', (code) => reject(new Error(`The platform did not start (exit code ${code}).\n${output}`)));
  });
}

/** Whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    // A zombie process still has its id.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
