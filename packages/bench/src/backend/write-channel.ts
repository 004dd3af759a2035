import { Agent, request } from 'node:http';
import { database } from './grpc-client';

/** The numbered messages of one response, as in `[[1,["c","SID",…]]]`. */
type Numbered = readonly (readonly [number, readonly unknown[]])[];

/** Commits batches as the browser build of the SDK does: in one Write stream over WebChannel. */
export interface WriteChannel {
  /** Resolves when the batch is acknowledged. */
  commit(writes: readonly unknown[]): Promise<void>;
  close(): void;
}

const path = '/google.firestore.v1.Firestore/Write/channel';

/** Returns the messages of a response, in which each chunk follows its length. */
function parseMessages(text: string): Numbered {
  const found: Numbered[number][] = [];
  for (let at = 0; at < text.length;) {
    const line = text.indexOf('\n', at);
    const end = line + 1 + Number(text.slice(at, line));
    found.push(...(JSON.parse(text.slice(line + 1, end)) as Numbered));
    at = end;
  }
  return found;
}

/**
 * Opens a channel. While a request with batches is pending, later batches wait and are sent together, as in the SDK over HTTP/1.1. A long-polling request
 * receives the acknowledgements.
 */
export async function openWriteChannel(port: number): Promise<WriteChannel> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  let isOver = false;
  const ask = (method: 'GET' | 'POST', query: string, body = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) };
      const address = `${path}?VER=8&database=${encodeURIComponent(database)}&${query}`;
      const sent = request({ agent, host: '127.0.0.1', port, method, path: address, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${text}`))));
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const form = (messages: readonly unknown[], first: number): string =>
    [
      `count=${messages.length}&ofs=${first}`,
      ...messages.map((one, at) => `req${at}___data__=${encodeURIComponent(JSON.stringify(one))}`),
    ].join('&');

  const [[, handshake] = [0, []]] = parseMessages(await ask('POST', 'RID=1&CVER=22', form([{ database }], 0)));
  const sid = String(handshake[1]);
  const acknowledged: (() => void)[] = [];
  const queued: unknown[] = [];
  let [sent, received, rid, isPosting] = [1, 0, 1, false];
  let token: unknown = '';
  const post = async (): Promise<void> => {
    if (isPosting) return;
    isPosting = true;
    while (queued.length > 0) {
      const messages = queued.splice(0).map((writes) => ({ streamToken: token, writes }));
      const first = sent;
      sent += messages.length;
      await ask('POST', `SID=${sid}&RID=${(rid += 1)}&AID=${received}`, form(messages, first));
    }
    isPosting = false;
  };
  let opened = (): void => undefined;
  const isReady = new Promise<void>((resolve) => (opened = resolve));
  const listen = async (): Promise<void> => {
    while (!isOver) {
      for (const [number, [message]] of parseMessages(await ask('GET', `SID=${sid}&RID=rpc&AID=${received}&CI=0&TYPE=xmlhttp`))) {
        received = number;
        if (typeof message !== 'object' || message === null) continue;
        if (!('streamToken' in message)) throw new Error(JSON.stringify(message));
        token = message.streamToken;
        if ('streamId' in message) opened();
        else acknowledged.shift()?.();
      }
    }
  };
  listen().catch((error: unknown) => {
    if (!isOver) throw error;
  });
  await isReady;
  return {
    commit: (writes) =>
      new Promise((resolve, reject) => {
        acknowledged.push(resolve);
        queued.push(writes);
        post().catch(reject);
      }),
    close: () => {
      isOver = true;
      agent.destroy();
    },
  };
}
