import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../http/is-same-secret';
import type { MessageLanguage } from '../outbox/message';

/** The session of an operator who has entered the key or the password. */
export interface OperatorSession {
  /** A field of every form: a page of another site can't know it. */
  readonly formToken: string;
  /** The chosen language; null follows the browser. */
  language: MessageLanguage | null;
}

export interface OperatorSessions {
  /** @returns the id, which nothing keeps but the cookie */
  open(): string;
  /**
   * Returns the session of an id, while it lasts.
   * @param isVisit an operator opened a page, which prolongs the session. Figures that a page fetches by itself do not.
   */
  find(id: string, isVisit: boolean): OperatorSession | null;
  close(id: string): void;
}

/** A session ends after this time without use, */
export const IDLE_TIME = 30 * 60_000;
/** and any after this long (ms). */
export const MAX_SESSION_TIME = 12 * 3_600_000;
const MOST = 50;

interface Kept {
  readonly session: OperatorSession;
  readonly openedAt: number;
  usedAt: number;
}

/**
 * In memory alone: a restart ends them all.
 * @param now milliseconds since 1970
 */
export function createSessions(now: () => number): OperatorSessions {
  // By digest: so the time of a look-up reveals nothing about the ids.
  const sessions = new Map<string, Kept>();
  const keyOf = (id: string): string => createHash('sha256').update(id).digest('base64');
  /** A clock that was set back must not make them last. */
  const isOver = ({ openedAt, usedAt }: Kept, time: number): boolean =>
    time - usedAt > IDLE_TIME || time - openedAt > MAX_SESSION_TIME || time < openedAt - IDLE_TIME;
  return {
    open() {
      const time = now();
      for (const [key, kept] of sessions) if (isOver(kept, time)) sessions.delete(key);
      const [oldest] = sessions.keys();
      if (sessions.size >= MOST && oldest !== undefined) sessions.delete(oldest);
      const id = randomBytes(32).toString('base64url');
      const session: OperatorSession = { formToken: randomBytes(32).toString('base64url'), language: null };
      sessions.set(keyOf(id), { session, openedAt: time, usedAt: time });
      return id;
    },
    find(id, isVisit) {
      const key = keyOf(id);
      const kept = sessions.get(key);
      if (kept === undefined) return null;
      const time = now();
      if (isOver(kept, time)) {
        sessions.delete(key);
        return null;
      }
      if (isVisit) kept.usedAt = time;
      return kept.session;
    },
    close: (id) => void sessions.delete(keyOf(id)),
  };
}

/** Whether a form contains the token of its session. */
export const hasFormToken = ({ formToken }: OperatorSession, form: URLSearchParams): boolean =>
  isSameSecret(form.get('token') ?? '', formToken);

/** Each value that a `Cookie` header has under a name. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const cut = pair.indexOf('=');
    return cut > 0 && pair.slice(0, cut).trim() === name ? [pair.slice(cut + 1).trim()] : [];
  });
}
