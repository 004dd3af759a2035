import { createHash } from 'node:crypto';
import { elapsed } from '../../process/elapsed';

/** A request that a network repeats comes within this time (ms). */
const MEMORY = 30_000;

/**
 * Handshakes that were answered. A proxy may send a request a second time when a connection breaks; a session that is opened twice would have one
 * half that no client ever uses. Clients put a random number into every request, so equal requests are one.
 */
export class Handshakes<T> {
  private readonly known = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();

  /** @returns the earlier response to the same request, or the result of `open` */
  once(target: string, body: Buffer, open: () => Promise<T>): Promise<T> {
    const now = elapsed();
    for (const [key, { until }] of this.known) {
      if (until > now) break;
      this.known.delete(key);
    }
    const key = createHash('sha256').update(`${target}\n`).update(body).digest('base64');
    const found = this.known.get(key);
    if (found) return found.answer;
    const answer = open();
    this.known.set(key, { answer, until: now + MEMORY });
    return answer;
  }
}
