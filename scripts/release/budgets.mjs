// @ts-check

/**
 * The limit for all scripts of a release together, in kilobytes of brotli. It finds a bundle that doubled by accident; the size of a first visit is tested in
 * the browser (`packages/e2e/journeys/budgets.spec.ts`). The scripts of `mf-tournament` contain parts of the domain and of `ui` twice, since home is a single
 * file.
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
