// @ts-check
import { homedir } from 'node:os';
import path from 'node:path';

/** Whether this runs from the package that scripts/pack makes: everything is built there, and programs lie bundled in one folder. */
export const isPacked = typeof COURTSIDE_PACKED !== 'undefined';
/** The repository's root folder, or the package's. */
export const root = path.resolve(import.meta.dirname, isPacked ? '..' : '../..');
export const cache = path.join(root, '.cache');

/** Where everything is kept unless another folder is named. A package may be removed with all that is in it, and by npx is: what people enter is in their own folder. */
export const defaultData = isPacked ? process.env.COURTSIDE_DATA || path.join(homedir(), 'courtside-data') : path.join(root, '.data');
