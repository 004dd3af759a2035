// @ts-check

/** @typedef {'all' | 'run'} Part of the dependencies: all, or only those that build and serve the product, without the tools for tests, lint and releases */
/** @typedef {{ command: readonly string[], stampFor: (lock: string) => string }} InstallPlan */

const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
const ofRun = ' run';
const choice = {
  // Explicit, because npm would omit the tools if NODE_ENV is production.
  all: ['--include=dev', '--include=peer'],
  // The product needs none of the packages that are only peers of others.
  run: ['--omit=dev', '--omit=peer'],
};

/**
 * Decides which part must be installed, or returns null if nothing is missing. A complete tree stays complete: developers keep their tools when they start the
 * product.
 * @param {{ lock: string, stamp: string | null, hasTree: boolean, part: Part }} state `lock`: digest of the lock file; `stamp`: that of the last installation,
 * null if there was none
 * @returns {InstallPlan | null}
 */
export function planInstall({ lock, stamp, hasTree, part }) {
  const isPartial = !hasTree || (stamp?.endsWith(ofRun) ?? false);
  if (stamp === lock || (part === 'run' && stamp === lock + ofRun)) return null;
  const chosen = isPartial ? part : 'all';
  // `npm install` updates an existing tree; `npm ci` creates a missing one exactly as locked.
  return {
    command: [hasTree ? 'install' : 'ci', ...choice[chosen], ...flags],
    stampFor: (digest) => (chosen === 'run' ? digest + ofRun : digest),
  };
}
