// @ts-check

/**
 * Kilobytes that the scripts of a release may have together, as brotli sends them. A bundle that doubled by accident is noticed here; what a first
 * visit costs is tested in the browser (`packages/e2e/journeys/budgets.spec.ts`). Those of `mf-tournament` hold again what home takes of the domain
 * and of `ui`, since home comes as one file.
 * @type {Readonly<Record<string, number>>}
 */
export const budgets = {
  'shell': 600,
  'mf-tournament': 675,
  'mf-registration': 525,
  'mf-organizer': 755,
  'mf-planner': 200,
  'console': 780,
};
