/** A session without a back channel, as far as it matters here. */
export interface IdleSession {
  /** What is kept for it (characters). */
  readonly outstandingBytes: number;
  end(): void;
}

/** What is kept for all who have been away for longer (characters). */
const MOST = 16 * 1024 * 1024;
/** Ending a session for whom less is kept frees nothing (characters). */
const LITTLE = 4096;
const BEAT = 5000;
/** Who comes back does so within so many beats (10 to 15 seconds), also on a bad connection; only then is anybody counted. */
const LEAVE = 3;

/**
 * Sessions whose clients hold no back channel. What waits for each is kept for more than a minute, as clients may come back for it; five
 * hundred that vanish together would keep hundreds of megabytes. Beyond what all of them may keep, those that have been away longest are
 * forgotten: a client that does come back opens a new session and goes on with its resume tokens.
 */
export class IdleSessions {
  /** With the beats that they have been away for, since a server that stood still has not read who came back meanwhile; longest first. */
  private readonly away = new Map<IdleSession, number>();
  private timer: NodeJS.Timeout | null = null;

  /** The client holds no back channel any more, or not yet. */
  enter(session: IdleSession): void {
    this.away.delete(session);
    this.away.set(session, 0);
    this.timer ??= setInterval(() => this.sweep(), BEAT).unref();
  }

  /** It has come back, or the session is over. */
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
