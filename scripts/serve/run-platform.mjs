// @ts-check
import { startPlatform } from './platform.mjs';

/**
 * Starts the platform, says where it is, and stops it with this process.
 * @param {Omit<import('./platform.mjs').PlatformOptions, 'say'>} options
 * @param {boolean} json say it in one line for programs
 * @returns {Promise<Awaited<ReturnType<typeof startPlatform>>>}
 */
export async function runPlatform(options, json) {
  const say = json ? () => {} : console.log;
  // Whoever stops us in the middle of the start means what has been started by then, too.
  let stopRequested = false;
  /** @type {Awaited<ReturnType<typeof startPlatform>> | null} */
  let platform = null;
  const stop = async () => {
    if (stopRequested) return;
    stopRequested = true;
    say('\nStopping …');
    // While it starts there is no platform yet; what runs by then ends when it notices that we are gone.
    await platform?.stop();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop());
  // npm runs us through a shell that may keep the signal for itself and end: then nobody is left who could stop us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid !== parent && void stop(), 500).unref();

  platform = await startPlatform({ ...options, say });
  if (json) console.log(JSON.stringify({ ready: true, ...platform.describe() }));
  else console.log(platform.announcement());
  return platform;
}
