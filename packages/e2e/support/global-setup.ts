import { startPlatform } from './platform-process';

/**
 * Starts the whole platform once for the run, on free ports and an empty folder, and stops it afterwards. While one writes a test, a
 * platform that runs already can serve: `COURTSIDE_PLATFORM` holds the line of JSON that `npm start -- --json` printed.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.COURTSIDE_PLATFORM) return () => Promise.resolve();
  const platform = await startPlatform();
  process.env.COURTSIDE_PLATFORM = JSON.stringify(platform.info);
  return () => platform.stop();
}
