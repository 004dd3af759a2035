/** What a page tells about the line to the server. */
export interface Connection {
  /** `offline`: what is shown may be old. */
  readonly status: 'online' | 'offline';
  /** Changes made here that the server does not have yet. */
  readonly pending: boolean;
}

type Listener = (connection: Connection) => void;

const listeners = new Set<Listener>();
/** Watchers that once heard from the server and now only have the cache. */
const cutOff = new Set<object>();
/** Watchers that show changes which the server does not have yet. */
const waiting = new Set<object>();
let current: Connection = { status: 'online', pending: false };
let listensToBrowser = false;

const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** Watches the line to the server: at once, then at every change. @returns stops watching */
export function watchConnection(onValue: Listener): () => void {
  if (!listensToBrowser && typeof window !== 'undefined') {
    listensToBrowser = true;
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
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

/** What one watcher or command knows about the line; `who` is any object that stands for it. */
export function reportConnection(who: object, { cut, pending }: { readonly cut: boolean; readonly pending: boolean }): void {
  if (cut) cutOff.add(who);
  else cutOff.delete(who);
  if (pending) waiting.add(who);
  else waiting.delete(who);
  update();
}

function update(): void {
  const next: Connection = { status: browserIsOnline() && cutOff.size === 0 ? 'online' : 'offline', pending: waiting.size > 0 };
  if (next.status === current.status && next.pending === current.pending) return;
  current = next;
  for (const listener of [...listeners]) listener(next);
}
