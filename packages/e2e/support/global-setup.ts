import { startPlatform } from './platform-process';

/** Starts the whole platform once for the run, on free ports and an empty folder, and stops it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  process.env.COURTSIDE_PLATFORM = JSON.stringify(platform.info);
  return () => platform.stop();
}
