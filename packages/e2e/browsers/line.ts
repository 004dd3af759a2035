import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to the platform that a test can cut. It forwards bytes without reading them. */
export interface Line {
  /** The address for browsers. */
  readonly url: string;
  /** Breaks open connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param port of a platform on this machine that serves everything on one port */
export async function startLine(port: number): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pass = (from: Socket, to: Socket): void => {
      open.add(from);
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    };
    pass(near, far);
    pass(far, near);
  });
  const listen = async (on: number): Promise<number> => {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of [...open]) socket.resetAndDestroy();
    await closed;
  };
  return { url: `http://localhost:${own}`, cut, mend: async () => void (await listen(own)), close: cut };
}
