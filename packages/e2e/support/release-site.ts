import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { repository, startPlatform, type PlatformInfo } from './platform-process';

/** A site for releases, with the backend of its pages. */
export interface ReleaseSite {
  /** The platform for pages: its address, and the port of each app's own site. */
  readonly info: PlatformInfo;
  /** Returns the folder of an app's site. */
  readonly folderOf: (app: string) => string;
  /** Runs `npm run release` or `npm run rollback` for it; fails the test if the command fails. @returns its output */
  readonly command: (script: 'release' | 'rollback', ...given: readonly string[]) => Promise<string>;
  /** Starts to serve the site. Call it after the first release. */
  readonly serve: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const remotes = readdirSync(repository).filter((name) => name.startsWith('mf-'));
export const released: readonly string[] = ['shell', 'console', ...remotes];

/**
 * Changes the server's registry line of a released app, as an operator could by hand: `npm run release` refuses a build that can't run in the page.
 * @returns restores the line
 */
export function changeLine({ info }: ReleaseSite, app: string, change: object): () => void {
  const file = path.join(info.dataFolder, 'site/releases.json');
  const before = readFileSync(file, 'utf8');
  const state = JSON.parse(before) as Record<string, { readonly line: object }>;
  writeFileSync(file, JSON.stringify({ ...state, [app]: { ...state[app], line: { ...state[app]?.line, ...change } } }));
  return () => writeFileSync(file, before);
}

function commandOn(...target: readonly string[]): ReleaseSite['command'] {
  return async (script, ...given) => {
    const child = spawn(process.execPath, [path.join(repository, `scripts/${script}.mjs`), ...given, ...target]);
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said.stderr += text.toString()));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([given, status, said.stderr]).toEqual([given, 0, '']);
    return said.stdout;
  };
}

/** Starts the embedded servers, which record the reports of pages. */
export async function startEmbeddedSite(): Promise<ReleaseSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-config-'));
  const config = path.join(folder, 'config.json');
  writeFileSync(config, JSON.stringify({ reports: '/reports' }));
  const { info, stop } = await startPlatform({ arguments: ['--empty', '--config', config] });
  return {
    info,
    folderOf: (app) => path.join(info.dataFolder, 'site', app),
    command: commandOn('--data', info.dataFolder),
    serve: () => Promise.resolve(),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Serves what `firebase deploy` would upload with Google's server, connected to the backend of a running platform. @param more of `site.json` */
export async function startHostedSite(platform: PlatformInfo, more: object = {}): Promise<ReleaseSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-hosting-'));
  const ports = await findFreePorts(released);
  const origins = Object.fromEntries(released.map((name) => [name, `http://localhost:${ports[name]}`]));
  const { firebase, emulator } = (await (await fetch(`${platform.url}/config.json`)).json()) as {
    firebase: object;
    emulator: { origin: string };
  };
  const backend = [emulator.origin];
  writeFileSync(
    path.join(folder, 'site.json'),
    JSON.stringify({ origins, backend, images: backend, frames: backend, scripts: [], config: { firebase, emulator }, ...more }),
  );
  let server: ChildProcess | null = null;
  return {
    info: { ...platform, url: origins['shell'] ?? '', ports: { ...platform.ports, ...ports } },
    folderOf: (app) => path.join(folder, app),
    command: commandOn('--hosting', '--data', folder),
    serve: () =>
      new Promise((resolve, reject) => {
        server = spawn(process.execPath, [path.join(repository, 'scripts/hosting.mjs'), '--serve', '--json', '--data', folder], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        server.stdout?.once('data', () => resolve());
        server.once('exit', (code) => reject(new Error(`Google's server ended (${code}).`)));
      }),
    stop: () => {
      server?.kill();
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  };
}

async function findFreePorts(names: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const probes = names.map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => (probe.listening ? null : new Promise((resolve) => probe.once('listening', resolve)))));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, ports[index] ?? 0]));
}

/** Returns the folder of an app's build. */
export const getBuiltFolder = (app: string): string =>
  path.join(repository, app === 'console' ? 'mf-organizer/dist-console' : `${app}/dist`);

/** Replaces the text of a file, in each form in which it is served. */
function rewrite(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/** A build, by its folder and the name of its release. */
export interface Build {
  readonly folder: string;
  readonly release: string;
}

/** Returns the last build of an app. */
export function getLastBuild(app: string): Build {
  const folder = getBuiltFolder(app);
  return { folder, ...(JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as { readonly release: string }) };
}

/** The fields of a build's stamp that tests change. */
interface Stamp {
  readonly release: string;
  readonly files: Record<string, object>;
  readonly offers?: Readonly<Record<string, { readonly exports: readonly string[] }>>;
  readonly shared: Readonly<Record<string, object>>;
}

interface Unlike {
  /** Files outside the build's stamp to which the text is also added. */
  readonly unlisted?: readonly string[];
  /** Changes to its stamp. */
  readonly says?: (stamp: Stamp) => Partial<Stamp>;
}

/**
 * Creates another build of an app, as if its sources had changed: one of its files differs.
 * @param file the file to change @param more text to insert before its content, or its new text
 * @returns its folder, which the caller removes, and the name of its release
 */
export function createBuild(
  app: string,
  file: RegExp,
  more: string | ((text: string) => string),
  { unlisted = [], says = () => ({}) }: Unlike = {},
): Build {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-build-'));
  cpSync(getBuiltFolder(app), folder, { recursive: true });
  const place = path.join(folder, 'build.json');
  const stamp = JSON.parse(readFileSync(place, 'utf8')) as Stamp;
  const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const changed = (name: string) => (typeof more === 'string' ? more + textOf(name) : more(textOf(name)));
  for (const name of unlisted) rewrite(path.join(folder, name), changed(name));
  // The folder also has files of earlier builds.
  const name = Object.keys(stamp.files).find((candidate) => file.test(candidate)) ?? '';
  const text = changed(name);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const release = stamp.release.replace(/-[0-9a-f]{8}$/, `-${digest}`);
  // The page identifies it by the release in its code.
  const restamp = (target: string, plain: string) => {
    const named = plain.replaceAll(stamp.release, release);
    rewrite(path.join(folder, target), named);
    stamp.files[target] = {
      bytes: Buffer.byteLength(named),
      integrity: `sha384-${createHash('sha384').update(named).digest('base64')}`,
    };
  };
  const [, before = ''] = /^__federation_expose_App\.([0-9a-f]{8})\./.exec(name) ?? [];
  if (before === '') restamp(name, text);
  else {
    // A file that is named by its content gets a new name, and the entry uses it.
    delete stamp.files[name];
    restamp(name.replace(before, digest), text);
    restamp('remoteEntry.js', textOf('remoteEntry.js').replaceAll(before, digest));
  }
  writeFileSync(place, JSON.stringify({ ...stamp, ...says(stamp), release }).replaceAll(before || digest, digest));
  for (const compressed of ['.br', '.gz']) rmSync(`${place}${compressed}`, { force: true });
  return { folder, release };
}

const CLIENT = '@courtside/firebase';
/** A name that no module exports. */
const ADDED = 'aNewThing';

/** Creates a shell whose client has one more export than the last build, and a remote that needs it. Only the new shell can run the remote. */
export function createNewPair(remote: string): { readonly shell: Build; readonly remote: Build } {
  return {
    shell: createBuild(
      'shell',
      /^main\.\w+\.js$/,
      (text) => text.replace(/(?<="@courtside\/firebase":\{contract:\d+,exports:\[)/, `"${ADDED}",`),
      {
        says: ({ offers }) => ({
          offers: { ...offers, [CLIENT]: { ...offers?.[CLIENT], exports: [ADDED, ...(offers?.[CLIENT]?.exports ?? [])] } },
        }),
      },
    ),
    remote: createBuild(remote, /^remoteEntry\.js$/, '/* with something new */', {
      says: ({ shared }) => {
        const { needs = [], ...client } = (shared[CLIENT] ?? {}) as { readonly needs?: readonly string[] };
        return { shared: { ...shared, [CLIENT]: { ...client, needs: [ADDED, ...needs] } } };
      },
    }),
  };
}
