// @ts-check
import { parseArgs } from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig} Config */

/**
 * The options and words of a command that people type. `--help` prints the help and ends the process before anything is done; what the command
 * does not know ends it with 2.
 * @template {Config} const Known
 * @param {string} help what it is typed like, and what it does
 * @param {Known} config as `parseArgs` takes it
 * @returns {ReturnType<typeof parseArgs<Known>>}
 */
export function readCommand(help, config) {
  const { options, ...rest } = /** @type {Config} */ (config);
  try {
    const typed = parseArgs({ ...rest, options: { ...options, help: { type: 'boolean', short: 'h', default: false } } });
    if (typed.values.help !== true) return /** @type {any} */ (typed);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${help}`);
    process.exit(2);
  }
  console.log(help);
  process.exit(0);
}
