// @ts-check
import { readStart, resetData, getStartHelp } from './start-options.mjs';

/**
 * Serves the platform with these options until it is stopped.
 * @param {readonly string[]} words
 * @param {() => Promise<unknown>} [prepare] runs first: in a checkout, it installs packages and builds apps
 */
export async function start(words, prepare = () => Promise.resolve()) {
  try {
    const asked = readStart(words);
    if (asked === null) return void process.stdout.write(getStartHelp());
    await prepare();
    // Loads it now, because packages that it imports may have been installed just before.
    const { runPlatform } = await import('./run-platform.mjs');
    if (asked.reset) resetData(asked.platform.dataFolder);
    await runPlatform(asked.platform, asked.json);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
