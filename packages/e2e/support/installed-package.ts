import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitForReadiness, repository, type PlatformInfo } from './platform-process';

/** A running command of the package, and its output so far. */
interface Said {
  readonly code: number | null;
  readonly text: string;
}

export interface Running {
  readonly info: PlatformInfo;
  /** The leader of its own process group, like a program that is started in a terminal. */
  readonly child: ChildProcess;
}

/** The package on a machine that has only Node with npm and a shell, but no compiler and no repository. */
export class InstalledPackage {
  readonly folder: string;
  readonly home: string;
  /** The `.tgz`, with its sizes according to npm. */
  readonly packed: { readonly file: string; readonly packed: number; readonly unpacked: number; readonly files: number };
  readonly ownerKey = randomBytes(32).toString('base64url');
  readonly #place = mkdtempSync(path.join(tmpdir(), 'courtside-package-'));
  readonly #env: NodeJS.ProcessEnv;

  /** Packs the builds, and installs the package into an empty folder, from npm's cache if possible. */
  constructor() {
    this.folder = path.join(this.#place, 'app');
    this.home = path.join(this.#place, 'home');
    for (const folder of [this.folder, this.home]) mkdirSync(folder);
    this.#env = this.#emptyMachine();
    const pack = run(process.execPath, [path.join(repository, 'scripts/pack.mjs'), '--to', this.#place, '--json'], { cwd: this.#place });
    this.packed = JSON.parse(pack.split('\n').find((line) => line.startsWith('{')) ?? '') as typeof this.packed;
    const flags = ['--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', '--prefix', this.folder, ...flags, this.packed.file], { cwd: this.folder, env: this.#env });
  }

  /** Every installed file, by its path. */
  files(): readonly string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
  }

  /** Returns its size on disk in bytes. */
  size(): number {
    const inodes = new Map(
      this.files().map((file) => {
        const { ino, blocks } = lstatSync(path.join(this.folder, file));
        return [ino, blocks * 512];
      }),
    );
    return [...inodes.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Runs the command to its end. */
  say(...words: readonly string[]): Said {
    const { status, stdout, stderr } = spawnSync(path.join(this.folder, 'node_modules/.bin/courtside'), words, this.#options());
    return { code: status, text: stdout + stderr };
  }

  /** Starts the command as users do, by npx, and leaves it running. */
  launch(...words: readonly string[]): ChildProcess {
    return spawn('npx', ['--no-install', 'courtside', ...words], {
      ...this.#options(),
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
  }

  /** Starts the platform. */
  async start(...words: readonly string[]): Promise<Running> {
    const child = this.launch('--port', '0', '--json', ...words);
    return { child, info: { ...(await waitForReadiness(child)), ownerKey: this.ownerKey } };
  }

  remove(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  #options() {
    // The current folder does not matter, because the data is in the user's own folder.
    return { cwd: this.home, encoding: 'utf8', env: { ...this.#env, HOME: this.home, COURTSIDE_OWNER_KEY: this.ownerKey } } as const;
  }

  /** Returns the environment of a terminal on such a machine, including npm's settings of registries and proxies. */
  #emptyMachine(): NodeJS.ProcessEnv {
    const tools = path.join(this.#place, 'tools');
    mkdirSync(tools);
    for (const name of ['npm', 'npx', 'sh']) symlinkSync(realpathSync(which(name)), path.join(tools, name));
    symlinkSync(process.execPath, path.join(tools, 'node'));
    const settings = ['cache', 'userconfig'].map((name) => [`npm_config_${name}`, run('npm', ['config', 'get', name]).trim()]);
    const ofNpm =
      /^npm_(lifecycle|package|command|execpath|node)|^(NODE_PATH|NODE_OPTIONS|NODE_ENV|INIT_CWD|npm_config_(local_prefix|global_prefix|prefix))$/;
    return {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name))),
      ...Object.fromEntries(settings),
      PATH: tools,
    };
  }
}

function which(name: string): string {
  const found = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  const file = found.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`There is no ${name} in the PATH.`);
  return file;
}

/** @returns its output @throws Error with its output if it failed */
function run(program: string, words: readonly string[], options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, { ...options, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed (${status}).\n${stdout}${stderr}`, { cause: error });
  return stdout;
}
