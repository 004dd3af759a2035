import type { ChannelSession } from './channel-session';

/** A browser opens six HTTP/1.1 connections to one host, for all its tabs together. Back channels may use this many of them for long. */
const HELD = 4;
/** The same while other sessions wait for a connection. */
const HELD_IN_CROWD = 3;
/** How often those above give their connection back (ms), and how often while other sessions wait for one. */
const CALM = 250;
const BUSY = 40;

/**
 * Shares a browser's few connections among its tabs. Each tab uses up to two for as long as it is open, so the fourth one would wait for ever. When
 * one browser has too many back channels, those that have been open longest end; their tabs send a new request, behind the others.
 */
export class BackChannelSharing {
  private readonly groups = new Map<string, { readonly sessions: Set<ChannelSession>; timer: NodeJS.Timeout | null }>();

  /** @param client the same for all tabs of a browser */
  add(client: string, session: ChannelSession): void {
    const group = this.groups.get(client);
    if (group) group.sessions.add(session);
    else this.groups.set(client, { sessions: new Set([session]), timer: null });
  }

  remove(client: string, session: ChannelSession): void {
    const group = this.groups.get(client);
    group?.sessions.delete(session);
    if (!group || group.sessions.size > 0) return;
    if (group.timer) clearTimeout(group.timer);
    this.groups.delete(client);
  }

  /** Called when a back channel of the client has opened or closed. */
  changed(client: string): void {
    const group = this.groups.get(client);
    if (!group || group.timer !== null) return;
    const { held, waiting } = count(group.sessions);
    if (held.length <= HELD) return;
    group.timer = setTimeout(
      () => {
        group.timer = null;
        const now = count(group.sessions);
        const surplus = now.waiting > 0 ? now.held.length - HELD_IN_CROWD : Math.min(1, now.held.length - HELD);
        for (const session of now.held.slice(0, Math.max(0, surplus))) session.release();
        this.changed(client);
      },
      waiting > 0 ? BUSY : CALM,
    ).unref();
  }
}

/** Sessions with a back channel, that held longest first, and how many are without one. */
function count(sessions: ReadonlySet<ChannelSession>): { held: ChannelSession[]; waiting: number } {
  const held = [...sessions]
    .filter(({ hasBackChannel }) => hasBackChannel)
    .sort((one, other) => (one.heldSince ?? 0) - (other.heldSince ?? 0));
  return { held, waiting: sessions.size - held.length };
}
