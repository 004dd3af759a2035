// @ts-check
import { homedir } from 'node:os';
import path from 'node:path';

/** Whether this code runs from the package that scripts/pack makes, where everything is built and the programs are bundled in one folder. */
export const isPacked = typeof COURTSIDE_PACKED !== 'undefined';
/** The repository's root folder, or the package's. */
export const root = path.resolve(import.meta.dirname, isPacked ? '..' : '../..');
export const cache = path.join(root, '.cache');

/** The default folder for all data. A package may be removed with its content, as npx does, so people's data is in their own folder. */
export const defaultData = isPacked ? process.env.COURTSIDE_DATA || path.join(homedir(), 'courtside-data') : path.join(root, '.data');
