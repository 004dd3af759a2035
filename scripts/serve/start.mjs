// @ts-check
import { readStart, resetData, startHelp } from './start-options.mjs';

/**
 * Serves the platform as the words say, until it is stopped.
 * @param {readonly string[]} words
 * @param {() => Promise<unknown>} [prepare] what has to be there first: in a checkout, packages and builds
 */
export async function start(words, prepare = () => Promise.resolve()) {
  try {
    const asked = readStart(words);
    if (asked === null) return void process.stdout.write(startHelp());
    await prepare();
    // What it imports may have been installed just now.
    const { runPlatform } = await import('./run-platform.mjs');
    if (asked.reset) resetData(asked.platform.dataFolder);
    await runPlatform(asked.platform, asked.json);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
