import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlatformInfo } from './platform-process';

/** A response that replaces the server's own. */
export interface FixedResponse {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The site behind an operator's proxy, which can move the planner to another origin. */
export interface MovingSite {
  readonly url: string;
  /** The planner's origin after the move. */
  readonly movedTo: string;
  /** Makes registry, configuration and policies name the other origin from now on. */
  readonly movePlanner: () => void;
  /** Sets the response for the service worker; null means the site's own. */
  readonly setWorker: (said: FixedResponse | null) => void;
  /** Makes `config.json` turn off offline use. */
  readonly switchOffline: () => void;
  readonly stop: () => Promise<void>;
}

export async function startMovingSite({ ports }: PlatformInfo): Promise<MovingSite> {
  const [shell = 0, planner = 0] = [ports['shell'], ports['mf-planner']];
  let worker: FixedResponse | null = null;
  let isMoved = false;
  let config = '';
  const other = await listen((request, response) => void pass(request, response, planner, (text) => text));
  const movedTo = `http://localhost:${other.port}`;
  const rewrite = (text: string): string =>
    (isMoved ? text.replaceAll(`http://localhost:${planner}`, movedTo) : text).replace('"chatUrl":null', `$&${config}`);
  const site = await listen((request, response) => {
    const said = request.url?.startsWith('/service-worker.js') ? worker : null;
    void pass(request, response, shell, rewrite, said);
  });
  return {
    url: `http://localhost:${site.port}`,
    movedTo,
    movePlanner: () => {
      isMoved = true;
    },
    setWorker: (said) => {
      worker = said;
    },
    switchOffline: () => {
      config = ',"worksOffline":false';
    },
    stop: async () => {
      await Promise.all([site.close(), other.close()]);
    },
  };
}

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

async function pass(
  from: IncomingMessage,
  to: ServerResponse,
  port: number,
  rewrite: (text: string) => string,
  said: FixedResponse | null = null,
): Promise<void> {
  try {
    // Uncompressed, so that it can be read here.
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    const sent = ask({ host: '127.0.0.1', port, method: from.method, path: from.url, headers });
    from.pipe(sent);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isText = /html|json|javascript/.test(String(answer.headers['content-type']));
    const body = said?.body ?? (isText ? rewrite(bytes.toString()) : bytes);
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
    const rewritten = Object.entries(kept).map(([name, value]) => [name, typeof value === 'string' ? rewrite(value) : value]);
    to.writeHead(answer.statusCode ?? 502, { ...(Object.fromEntries(rewritten) as typeof kept), ...said?.headers });
    to.end(body);
  } catch {
    to.destroy();
  }
}
