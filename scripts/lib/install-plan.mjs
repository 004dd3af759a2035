// @ts-check

/** @typedef {'all' | 'run'} Part of the dependencies: all, or those that build the product and serve it (no tools for tests, lint and releases) */
/** @typedef {{ command: readonly string[], stampFor: (lock: string) => string }} InstallPlan */

const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
const ofRun = ' run';
const choice = {
  // Explicit, since NODE_ENV=production would leave the tools out.
  all: ['--include=dev', '--include=peer'],
  // Only peers that another user's tool would like are peers alone.
  run: ['--omit=dev', '--omit=peer'],
};

/**
 * Decides which part has to be installed, if any. A complete tree stays complete: developers keep their tools when they start the product.
 * @param {{ lock: string, stamp: string | null, hasTree: boolean, part: Part }} state digest of the lock file; the stamp of the last installation,
 * null: none
 * @returns {InstallPlan | null}
 */
export function planInstall({ lock, stamp, hasTree, part }) {
  const isPartial = !hasTree || (stamp?.endsWith(ofRun) ?? false);
  if (stamp === lock || (part === 'run' && stamp === lock + ofRun)) return null;
  const chosen = isPartial ? part : 'all';
  // An existing tree is brought up to date; an absent one is laid exactly as locked.
  return {
    command: [hasTree ? 'install' : 'ci', ...choice[chosen], ...flags],
    stampFor: (digest) => (chosen === 'run' ? digest + ofRun : digest),
  };
}
