// @ts-check
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');
export const cache = path.join(root, '.cache');

/** Every app that is built and served on its own, in the order of their ports. */
export const apps = /** @type {const} */ (['shell', 'mf-tournament', 'mf-registration', 'mf-organizer', 'mf-planner']);
