import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A network in between that breaks on demand. */
export interface CuttingProxy {
  readonly port: number;
  /** While true, the server's data are discarded, so that its answers get lost. */
  swallowsAnswers: boolean;
  /** While true, no one can connect. */
  isDown: boolean;
  /** The bytes of answers that were passed on and that were discarded so far. */
  readonly passed: number;
  readonly swallowed: number;
  /**
   * Whether every message that a WebChannel client has sent is acknowledged. One at a time is under way: when the acknowledgement is
   * swallowed, the client sends nothing more until the connection breaks, be it what the answer on the other connection has confirmed.
   */
  readonly isCaughtUp: boolean;
  /** Breaks every connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Session and number of a WebChannel request that carries messages; sent again, it has the same. */
const requestNumber = /^POST \S*[?&]((?:SID=\w+&)?RID=\d+)/;

export async function startCuttingProxy(host: string, port: number): Promise<CuttingProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const unacknowledged = new Set<string>();
  let passed = 0;
  let swallowed = 0;
  const server = createServer((client) => {
    if (proxy.isDown) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(port, host);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    let asked: string | undefined;
    client.on('data', (chunk) => {
      asked = requestNumber.exec(chunk.toString('latin1'))?.[1] ?? asked;
      if (asked !== undefined) unacknowledged.add(asked);
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (proxy.swallowsAnswers) {
        swallowed += chunk.length;
        return;
      }
      if (asked !== undefined) unacknowledged.delete(asked);
      asked = undefined;
      passed += chunk.length;
      client.write(chunk);
    });
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    swallowsAnswers: false,
    isDown: false,
    get passed() {
      return passed;
    },
    get swallowed() {
      return swallowed;
    },
    get isCaughtUp() {
      return unacknowledged.size === 0;
    },
    cut() {
      for (const [client, upstream] of [...pairs]) {
        client.resetAndDestroy();
        upstream.destroy();
      }
    },
    async close() {
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** Asks again until it is so; the test's own time limit ends it. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}
