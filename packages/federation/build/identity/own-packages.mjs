// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/** Our packages that builds share in one page, by the names under which they are imported. */
export const ownShared = /** @type {const} */ ([
  '@courtside/domain',
  '@courtside/firebase',
  '@courtside/ui',
  '@courtside/tournament-ui',
  '@courtside/i18n',
]);

/** @typedef {(typeof ownShared)[number]} OwnShared */

const scope = '@courtside/';

/**
 * Returns the file of an import of one of our packages, or null for third-party packages.
 * @param {string} request "@courtside/domain", "@courtside/domain/planner"
 * @returns {string | null} the absolute path
 */
export function ownFile(request) {
  if (!request.startsWith(scope)) return null;
  const [name = '', ...rest] = request.slice(scope.length).split('/');
  const folder = ['packages', '.'].map((parent) => path.join(root, parent, name)).find((candidate) => existsSync(candidate));
  if (!folder) return null;
  const { main, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const part = rest.length === 0 ? '.' : `./${rest.join('/')}`;
  const target = exports?.[part] ?? wildcard(exports ?? {}, part) ?? (part === '.' ? main : undefined);
  return typeof target === 'string' ? path.join(folder, target) : null;
}

/** @param {Record<string, string>} exports @param {string} part */
function wildcard(exports, part) {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after !== undefined && part.startsWith(before) && part.endsWith(after))
      return target.replace('*', part.slice(before.length, part.length - after.length));
  }
  return undefined;
}
