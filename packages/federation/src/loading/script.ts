import { FILE_TIMEOUT, withTimeout } from '../registry/timeout';

/** How often a file has failed in this page. */
const failures = new Map<string, number>();

/** Returns the address of the next attempt: browsers join a request that hangs with one to the same address, and may cache a broken response. */
const addressOfAttempt = (url: string): string => {
  const count = failures.get(url);
  return count === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}again=${count}`;
};

/** The file did not arrive. A browser does not reveal whether it is deleted or the connection was lost. */
class NotDelivered extends Error {}

/**
 * Runs a script with its own element, and removes the element afterwards. Requests a missing file a second time before it fails: on a bad
 * connection a share of requests breaks.
 * @param url absolute
 * @param integrity hash that the file must have
 * @param isSound whether the script has defined what it should: a truncated file, or a page served in its place, counts as loaded otherwise
 * @throws Error if the file is missing, too late or different
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
  // With CORS, so that the browser can check a file of another origin and give the full message of its errors.
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
