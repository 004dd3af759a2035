import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Transform } from 'node:stream';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
  isDeaf: boolean;
  /** Transfers that wait until the device receives again. */
  readonly waiting: (() => void)[];
}

/** The network of one person's device: a proxy in front of the platform with its own address, which fails in the ways in which radio networks fail. */
export class DeviceNetwork {
  private readonly pairs = new Set<Pair>();
  /** Connections that the client abandoned without the server's notice. */
  private readonly abandoned = new Set<Socket>();
  private isAway = false;
  private delay = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {
    server.on('connection', (client: Socket) => this.accept(client));
  }

  /** @param target port of the platform on this machine, asked for each connection */
  static async open(target: () => number): Promise<DeviceNetwork> {
    const server = createServer();
    const line = new DeviceNetwork(server, target);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The number of connections that this side has abandoned silently. */
  get abandonedCount(): number {
    return [...this.abandoned].filter((socket) => !socket.destroyed).length;
  }

  /** Breaks every connection; both sides notice. */
  cut(): void {
    for (const { client, server } of [...this.pairs]) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  /** No network for a while: connections break, and new ones are refused. */
  away(milliseconds: number): void {
    this.isAway = true;
    this.cut();
    setTimeout(() => (this.isAway = false), milliseconds);
  }

  /** The device disappears from its connections, as in a tunnel; the server gets no notice, and finds out by itself. */
  abandon(): void {
    for (const pair of [...this.pairs]) {
      this.pairs.delete(pair);
      pair.isDeaf = true;
      this.abandoned.add(pair.server);
      pair.server.pause();
      pair.client.resetAndDestroy();
    }
  }

  /** Blocks all open connections in both directions without a notice to either side, and lets everything through afterwards. */
  deaf(milliseconds: number): void {
    const those = [...this.pairs];
    for (const pair of those) pair.isDeaf = true;
    setTimeout(() => {
      for (const pair of those) {
        if (!this.pairs.has(pair)) continue;
        pair.isDeaf = false;
        for (const go of pair.waiting.splice(0)) go();
      }
    }, milliseconds);
  }

  /** Delays each chunk. */
  slow(milliseconds: number, perPiece: number): void {
    this.delay = perPiece;
    setTimeout(() => (this.delay = 0), milliseconds);
  }

  async close(): Promise<void> {
    this.cut();
    for (const socket of this.abandoned) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.isAway) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.target(), '127.0.0.1');
    const pair: Pair = { client, server, isDeaf: false, waiting: [] };
    this.pairs.add(pair);
    const end = (): void => {
      if (!this.pairs.delete(pair)) return;
      client.destroy();
      server.destroy();
    };
    server.on('error', () => undefined);
    client.pipe(this.medium(pair)).pipe(server);
    server.pipe(this.medium(pair)).pipe(client);
    client.on('close', end);
    server.on('close', () => {
      this.abandoned.delete(server);
      end();
    });
  }

  private medium(pair: Pair): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, pass) => {
        const go = (): void => pass(null, chunk);
        if (pair.isDeaf) pair.waiting.push(go);
        else if (this.delay > 0) setTimeout(go, this.delay);
        else go();
      },
    });
  }
}
