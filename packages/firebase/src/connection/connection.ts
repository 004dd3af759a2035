/** The connection's state, as pages show it. */
export interface Connection {
  /** `offline`: data on the screen may be old. */
  readonly status: 'online' | 'offline';
  /** Changes made here that the server does not have yet. */
  readonly pending: boolean;
}

type Listener = (connection: Connection) => void;

const listeners = new Set<Listener>();
/** Watchers that had a server connection and now only have the cache. */
const cutOff = new Set<object>();
/** Watchers that show changes which the server does not have yet. */
const waiting = new Set<object>();
/** When a watcher's data was last up to date, for watchers whose data may be old. */
const oldOnes = new Map<object, number>();
/** When the browser lost its network, if it had one on this page. */
let lostAt: number | null = null;
let current: Connection = { status: 'online', pending: false };
let asOf: number | null = null;
let listensToBrowser = false;

const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** Watches the connection to the server: immediately, then at every change. @returns stops watching */
export function watchConnection(onValue: Listener): () => void {
  if (!listensToBrowser && typeof window !== 'undefined') {
    listensToBrowser = true;
    window.addEventListener('online', () => {
      lostAt = null;
      update();
    });
    window.addEventListener('offline', () => {
      lostAt = Date.now();
      update();
    });
    update();
  }
  listeners.add(onValue);
  onValue(current);
  return () => {
    listeners.delete(onValue);
  };
}

export function currentConnection(): Connection {
  return current;
}

/** Returns when the data on the screen was last up to date, while the connection is lost; in milliseconds since 1970, null if unknown. */
export function getLastUpToDate(): number | null {
  return asOf;
}

/** `asOf`: when disconnected data was last up to date. */
interface Report {
  readonly cut: boolean;
  readonly pending: boolean;
  readonly asOf?: number | null;
}

/** Reports what one watcher or command knows about the connection; `who` is any object that identifies it. */
export function reportConnection(who: object, { cut, pending, asOf: time = null }: Report): void {
  if (cut && time !== null) oldOnes.set(who, time);
  else oldOnes.delete(who);
  if (cut) cutOff.add(who);
  else cutOff.delete(who);
  if (pending) waiting.add(who);
  else waiting.delete(who);
  update();
}

function update(): void {
  const next: Connection = { status: browserIsOnline() && cutOff.size === 0 ? 'online' : 'offline', pending: waiting.size > 0 };
  const times = [...oldOnes.values(), ...(lostAt === null ? [] : [lostAt])];
  const oldest = next.status === 'offline' && times.length > 0 ? Math.min(...times) : null;
  const isSame = next.status === current.status && next.pending === current.pending;
  if (isSame && oldest === asOf) return;
  asOf = oldest;
  if (!isSame) current = next;
  for (const listener of [...listeners]) listener(current);
}
