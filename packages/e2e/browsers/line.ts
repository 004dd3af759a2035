import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line to the platform, which can be cut. It knows nothing of what passes. */
export interface Line {
  /** By which address a browser goes over it. */
  readonly url: string;
  /** Breaks what is open, and refuses what comes. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** @param port of what has everything behind one port, on this machine */
export async function startLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [[near, far], [far, near]] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }); // prettier-ignore
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    isCut = true;
    for (const socket of [...open]) socket.resetAndDestroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (isCut = false),
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
