// @ts-check
import { startPlatform } from './platform.mjs';

/**
 * Starts the platform, prints its addresses, and stops it with this process.
 * @param {Omit<import('./platform.mjs').PlatformOptions, 'say'>} options
 * @param {boolean} json print one line of JSON for programs
 * @returns {Promise<Awaited<ReturnType<typeof startPlatform>>>}
 */
export async function runPlatform(options, json) {
  const say = json ? () => {} : console.log;
  // A signal during the start also stops the processes that were started by then.
  let stopRequested = false;
  /** @type {Awaited<ReturnType<typeof startPlatform>> | null} */
  let platform = null;
  const stop = async () => {
    if (stopRequested) return;
    stopRequested = true;
    say('\nStopping …');
    // During the start there is no platform yet; started processes end when this one does.
    await platform?.stop();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop());
  // npm runs this process through a shell that may take the signal and end, and then nothing would stop us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid !== parent && void stop(), 500).unref();

  platform = await startPlatform({ ...options, say });
  if (json) console.log(JSON.stringify({ ready: true, ...platform.describe() }));
  else console.log(platform.announcement());
  return platform;
}
