// @ts-check
import { parseArgs } from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig} Config */

/**
 * Reads the options and words of a command that people type. `--help` prints the help and ends the process before anything is done; an unknown option ends it
 * with exit code 2.
 * @template {Config} const Known
 * @param {string} help how to type the command, and what it does
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
