import { startPlatform } from './platform-process';

/**
 * Starts the whole platform once for the run, on free ports and in an empty folder, and stops it afterwards. To use a running platform while
 * writing a test, set `COURTSIDE_PLATFORM` to the line of JSON that `npm start -- --json` printed.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.COURTSIDE_PLATFORM) return () => Promise.resolve();
  const platform = await startPlatform();
  process.env.COURTSIDE_PLATFORM = JSON.stringify(platform.info);
  return () => platform.stop();
}
