// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultData, root } from '../lib/paths.mjs';
import { start } from '../serve/start.mjs';
import { getStartHelp } from '../serve/start-options.mjs';

/** The scripts of a checkout, which parse their own arguments. @type {Readonly<Record<string, () => Promise<unknown>>>} */
const commands = {
  backup: () => import('../backup.mjs'),
  restore: () => import('../restore.mjs'),
  carry: () => import('../carry.mjs'),
  serve: () => import('../serve/site.mjs'),
};

const help = () => `courtside [options]                        serves the platform; Ctrl-C stops it
courtside backup [--data DIR] [--to FILE]  makes a back-up now, also while the platform runs
courtside restore --from FILE [--data DIR] [--replace]   creates a data folder from a back-up
courtside carry export --from URL|google --to FOLDER [--tournament ID]     exports the data of a platform or a Firebase project
courtside carry import --from FOLDER --to URL|google [--dry-run] [--take PATH]   imports it into another
courtside serve front [--data DIR]         starts the web server again if it has stopped by itself
courtside --version, courtside help

All data is in ${defaultData}, unless --data or the environment's COURTSIDE_DATA names another folder.
For commands on the data itself (a check, a repair), see courtside-backend --help.

${getStartHelp()}`;

const [first = '', ...rest] = process.argv.slice(2);
const command = commands[first];
if (first === 'help' || first === '--help' || first === '-h' || (command && (rest.includes('--help') || rest.includes('-h')))) {
  process.stdout.write(help());
} else if (first === '--version' || first === '-v') {
  console.log(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version);
} else if (command) {
  process.argv.splice(2, 1);
  await command();
} else if (first === '' || first.startsWith('-')) {
  await start(process.argv.slice(2));
} else {
  console.error(`There is no command "${first}".\n\n${help()}`);
  process.exitCode = 2;
}
