import { FILE_TIMEOUT, withTimeout } from './timeout';

/** How often a file has failed in this page. */
const failures = new Map<string, number>();

/** Where the next attempt asks: browsers join a request that hangs to one of the same address, and may keep a broken answer. */
const addressOfAttempt = (url: string): string => {
  const count = failures.get(url);
  return count === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}again=${count}`;
};

/** The file did not come at all; whether it is gone or the connection was, a browser does not tell. */
class NotDelivered extends Error {}

/**
 * Runs a script by an element of its own, which goes when it has run. A file that does not come is asked for once more before that is told: on a bad line
 * one connection in so many breaks, and nobody has to hear of it.
 * @param url absolute
 * @param integrity what the file must be; anything else is not run
 * @param isSound whether it has left in the page what it should: a page in its place, or one cut in the middle, is said to have come
 * @throws Error when it does not come, not in time, or is another
 */
export async function runScript(url: string, integrity: string | null, isSound: () => boolean): Promise<void> {
  try {
    await attempt(url, integrity, isSound);
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    await attempt(url, integrity, isSound);
  }
}

async function attempt(url: string, integrity: string | null, isSound: () => boolean): Promise<void> {
  const script = document.createElement('script');
  script.src = addressOfAttempt(url);
  // Asked for openly, so that a file of another origin can be compared, and what it throws later is told in full.
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  try {
    await withTimeout(
      url,
      FILE_TIMEOUT,
      () =>
        new Promise<void>((resolve, reject) => {
          script.onload = () => resolve();
          script.onerror = () => reject(new NotDelivered(`${url} could not be loaded`));
          document.head.append(script);
        }),
    );
    if (!isSound()) throw new Error(`${url} is not what it should be`);
    failures.delete(url);
  } catch (error) {
    failures.set(url, (failures.get(url) ?? 0) + 1);
    throw error;
  } finally {
    script.remove();
  }
}
