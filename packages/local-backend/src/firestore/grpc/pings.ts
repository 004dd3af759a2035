import type { Http2Session } from 'node:http2';

/** Checks with pings whether the other end of an HTTP/2 connection is alive; one at a time, because only a few may be pending. */
class Pings {
  private waiting: (() => void)[] = [];
  private isAsking = false;

  constructor(private readonly session: Http2Session) {}

  /** Calls back after the other end has read all that was sent before; never when the connection breaks. */
  next(onSign: () => void): void {
    this.waiting.push(onSign);
    if (!this.isAsking) this.ask();
  }

  private ask(): void {
    if (this.session.destroyed || this.session.closed) return;
    const asked = this.waiting.splice(0);
    this.isAsking = true;
    this.session.ping((error) => {
      this.isAsking = false;
      if (!error) for (const tell of asked) tell();
      if (this.waiting.length > 0) this.ask();
    });
  }
}

const known = new WeakMap<Http2Session, Pings>();

/** The connection that carries a call. The library keeps it to itself; undefined where a version of it does not show it. */
export const getConnection = (call: object): Http2Session | undefined =>
  (call as { call?: { stream?: { session?: Http2Session } } }).call?.stream?.session;

/** The peer's address, which `late-resets.ts` notes on the stream that HTTP/2 uses as its socket; undefined if it is unknown. */
export const getPeerAddress = (call: object): string | undefined =>
  (getConnection(call)?.socket as { stream?: { remoteAddress?: string } } | undefined)?.stream?.remoteAddress;

/** Returns the pings of the connection that carries a call; null where it is unknown. */
export function getPings(call: object): Pings | null {
  const session = getConnection(call);
  if (!session) return null;
  const signs = known.get(session) ?? new Pings(session);
  known.set(session, signs);
  return signs;
}
