import { onePerPage } from '@courtside/federation/one-per-page';
import { useEffect } from 'react';

/** One for all copies of this package: milliseconds to add to the device's clock, and the components that show times. */
const clock = onePerPage('ui.serverClock.1', () => ({ offset: 0, listeners: new Set<() => void>(), watchers: 0 }));

/** Milliseconds that the server's clock is ahead of this device's; 0 until it was measured, and where the device is right. */
export const serverOffset = (): number => clock.offset;

/** The present by the server's clock, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + clock.offset;

/** Subscribes to changes of the offset. @returns unsubscribes */
export function onServerOffset(listener: () => void): () => void {
  clock.listeners.add(listener);
  return () => clock.listeners.delete(listener);
}

/** A slower response is too inaccurate. */
const SLOWEST_MS = 10_000;
/** A header has whole seconds. */
const SECOND_MS = 1000;

/**
 * Measures the offset by the `Date` header of a small response from the page's own server, plus half of the round trip; a cache in between adds
 * `Age`. A difference below the header's precision is ignored. Without a response the last measurement stays.
 */
export async function measureServerOffset(): Promise<void> {
  if (typeof fetch !== 'function' || !navigator.onLine) return;
  const begun = performance.now();
  try {
    const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
    const here = Date.now();
    const roundTrip = performance.now() - begun;
    const said = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(said) || roundTrip > SLOWEST_MS) return;
    const age = Number(headers.get('age') ?? 0) * SECOND_MS;
    const found = said + (Number.isFinite(age) ? age : 0) + SECOND_MS / 2 + roundTrip / 2 - here;
    keep(Math.abs(found) <= SECOND_MS + roundTrip / 2 ? 0 : Math.round(found));
  } catch {
    // No network: the last measurement stays.
  }
}

/** Small differences between two measurements come from the network: clocks on the screen must not jump for them. */
function keep(offset: number): void {
  if (offset !== 0 && clock.offset !== 0 && Math.abs(offset - clock.offset) <= SECOND_MS) return;
  if (offset === clock.offset) return;
  clock.offset = offset;
  clock.listeners.forEach((tell) => tell());
}

/** The device's clock may be corrected, or drift while the device sleeps. */
const AGAIN_MS = 10 * 60_000;

/** Measures the offset while it is needed: immediately, after sleep, with a new network, and every ten minutes. */
export function useServerClock(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const measure = () => void measureServerOffset();
    const wake = () => document.visibilityState === 'visible' && measure();
    clock.watchers += 1;
    if (clock.watchers === 1) measure();
    const timer = setInterval(measure, AGAIN_MS);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', measure);
    return () => {
      clock.watchers -= 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', measure);
    };
  }, [isNeeded]);
}
