import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The line to the platform, which can be cut. It knows nothing of what passes. */
export interface Line {
  /** By which address a browser goes over it. */
  readonly url: string;
  /** Breaks what is open, and refuses what comes. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param port of what has everything behind one port, on this machine */
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
