import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../support/free-port';
import { repository } from '../support/platform-process';
import { createCertificate } from '../support/self-signed';

/** Requests below a prefix go to this port of 127.0.0.1; the longest prefix counts. */
export interface Route {
  readonly prefix: string;
  readonly port: number;
}

interface Setting {
  readonly folder: string;
  readonly port: number;
  readonly routes: readonly Route[];
}

interface KnownProxy {
  /** Its program, and the arguments that print its version. */
  readonly program: string;
  readonly version: readonly string[];
  /** The signal that makes it read its files again, for example after a new certificate. */
  readonly rereads?: NodeJS.Signals;
  /** Writes its configuration and returns the command that starts it. */
  prepare(setting: Setting): readonly string[];
}

/** Returns the lines of docs/operating.md for a proxy: the code block below the paragraph that begins with its name. */
function readDocumented(name: string): string {
  const text = readFileSync(path.join(repository, 'docs/operating.md'), 'utf8');
  const block = new RegExp(`^${name}\\b[^\\n]*:\\n\`\`\`\\n([\\s\\S]*?)\`\`\`$`, 'm').exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/operating.md has no lines for ${name}.`);
  return block;
}

const OWN_ADDRESS = '127.0.0.1:4200';
const OWN_NAME = /courts\.example\.org/g;

/** Adds the port to the host name, because it is not a standard port here. */
const addPort = (lines: string): string => lines.replaceAll('$host', '$http_host');

const known: Readonly<Record<string, KnownProxy>> = {
  nginx: {
    program: 'nginx',
    version: ['-v'],
    rereads: 'SIGHUP',
    prepare({ folder, port, routes }) {
      const [, head = '', location = ''] = /^([\s\S]*?)( {2}location \/ \{[\s\S]*?\n {2}\}\n)/.exec(readDocumented('nginx')) ?? [];
      const server = head
        .replace('443', `127.0.0.1:${port}`)
        .replace(OWN_NAME, 'localhost')
        .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
      const locations = routes.map(({ prefix, port: to }) =>
        addPort(location).replace('location /', `location ${prefix}`).replace(OWN_ADDRESS, `127.0.0.1:${to}`),
      );
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      writeFileSync(
        `${folder}/nginx.conf`,
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
        events {}
        http { access_log off; ${temporary.join(' ')}
        ${server}${locations.join('')}}}`,
      );
      return ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`];
    },
  },
  Caddy: {
    program: 'caddy',
    version: ['version'],
    prepare({ folder, port, routes }) {
      const [, proxy = ''] = /^( {2}reverse_proxy [\s\S]*?\n {2}\}\n)/m.exec(readDocumented('Caddy')) ?? [];
      const [errors = ''] = /^ {2}handle_errors [\s\S]*?\n {2}\}\n/m.exec(readDocumented('Caddy')) ?? [];
      const handles = [...routes]
        .sort((a, b) => b.prefix.length - a.prefix.length)
        .map(({ prefix, port: to }) => `handle ${prefix}* {\n${proxy.replace(OWN_ADDRESS, `127.0.0.1:${to}`)}}\n`);
      writeFileSync(
        `${folder}/Caddyfile`,
        `{\n admin off\n auto_https off\n storage file_system ${folder}\n}\nhttps://localhost:${port} {\n tls ${folder}/cert.pem ${folder}/key.pem\n${handles.join('')}${errors}}\n`,
      );
      return ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
    },
  },
  HAProxy: {
    program: 'haproxy',
    version: ['-v'],
    prepare({ folder, port, routes }) {
      const [, front = '', back = ''] =
        /^([\s\S]*?) {2}default_backend[^\n]*\n\nbackend courtside\n([\s\S]*)$/.exec(readDocumented('HAProxy')) ?? [];
      const head = front.replace(':443', `127.0.0.1:${port}`).replace(/crt \S+/, `crt ${folder}/both.pem`);
      const uses = routes.map(({ prefix }, index) =>
        prefix === '/' ? `  default_backend to${index}` : `  use_backend to${index} if { path_beg ${prefix} }`,
      );
      const backends = routes.map(({ port: to }, index) => `backend to${index}\n${back.replace(OWN_ADDRESS, `127.0.0.1:${to}`)}`);
      writeFileSync(`${folder}/haproxy.cfg`, `${head}${uses.join('\n')}\n\n${backends.join('\n')}`);
      return ['-db', '-f', `${folder}/haproxy.cfg`];
    },
  },
};

export const proxyNames = Object.keys(known);

/** Returns the version that a proxy prints, or null if it is not installed. */
export function readProxyVersion(name: string): string | null {
  const { program, version } = known[name]!;
  const { status, stdout, stderr } = spawnSync(program, version, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}`.trim().split('\n')[0]! : null;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

export interface RunningProxy {
  readonly origin: string;
  /** Reloads the configuration, as an operator does for a new certificate; missing if this proxy can't do it in this environment. */
  reread(): void;
  close(): Promise<void>;
}

/** Starts a proxy as described in docs/operating.md, on a free port, with a certificate that only tests trust. */
export async function startKnownProxy(name: string, routes: readonly Route[]): Promise<RunningProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-proxy-'));
  const { cert, key } = createCertificate();
  writeFileSync(`${folder}/cert.pem`, cert);
  writeFileSync(`${folder}/key.pem`, key);
  writeFileSync(`${folder}/both.pem`, `${cert}\n${key}`);
  const port = await findFreePort();
  const { program, prepare, rereads } = known[name]!;
  const child: ChildProcess = spawn(program, prepare({ folder, port, routes }), { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr?.on('data', (piece: Buffer) => (words += piece.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.\n${words}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin: `https://localhost:${port}`,
    reread: () => void (rereads && child.kill(rereads)),
    async close() {
      const isOver = once(child, 'exit');
      child.kill('SIGTERM');
      await isOver;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
