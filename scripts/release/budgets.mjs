// @ts-check

/**
 * The limit for all scripts of a release together with the words of one language, in kilobytes of brotli. It finds a bundle that doubled by accident; the size of a first visit is tested in
 * the browser (`packages/e2e/journeys/budgets.spec.ts`). The scripts of `mf-tournament` contain parts of the domain and of `ui` twice, since home is a single
 * file.
 * @type {Readonly<Record<string, number>>}
 */
export const budgets = {
  'shell': 565,
  'mf-tournament': 675,
  'mf-registration': 495,
  'mf-organizer': 765,
  'mf-planner': 155,
  'console': 790,
};
