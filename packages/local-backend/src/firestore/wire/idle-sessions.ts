/** The properties of a session without a back channel that matter here. */
export interface IdleSession {
  /** Characters that are kept for it. */
  readonly outstandingBytes: number;
  end(): void;
}

/** Characters that are kept for all sessions that have been idle for longer. */
const MOST = 16 * 1024 * 1024;
/** A session with less than this is not worth ending (characters). */
const LITTLE = 4096;
const BEAT = 5000;
/** A returning client comes back within this number of beats (10 to 15 seconds), even on a bad connection. A session counts as idle only after that. */
const LEAVE = 3;

/**
 * Sessions whose clients hold no back channel. The messages of each are kept for more than a minute, as its client may come back for them; five
 * hundred that vanish together would keep hundreds of megabytes. Beyond a common limit, the sessions that have been idle longest are dropped: a
 * client that does come back opens a new session and continues with its resume tokens.
 */
export class IdleSessions {
  /** The sessions with the beats that they have been idle for, the longest first. Beats, not time: a server that was paused has not yet read the returning clients' requests. */
  private readonly away = new Map<IdleSession, number>();
  private timer: NodeJS.Timeout | null = null;

  /** The client has closed its back channel, or has not opened one yet. */
  enter(session: IdleSession): void {
    this.away.delete(session);
    this.away.set(session, 0);
    this.timer ??= setInterval(() => this.sweep(), BEAT).unref();
  }

  /** The client has come back, or the session has ended. */
  leave(session: IdleSession): void {
    this.away.delete(session);
    if (this.away.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private sweep(): void {
    for (const [session, beats] of this.away) this.away.set(session, beats + 1);
    const counted = [...this.away].filter(([, beats]) => beats >= LEAVE).map(([session]) => session);
    let kept = counted.reduce((sum, { outstandingBytes }) => sum + outstandingBytes, 0);
    for (const session of counted) {
      if (kept <= MOST) return;
      const { outstandingBytes } = session;
      if (outstandingBytes < LITTLE) continue;
      session.end();
      kept -= outstandingBytes;
    }
  }
}
