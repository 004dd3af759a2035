// @ts-check

/**
 * Kilobytes that the scripts of a release may have together, as brotli sends them. A bundle that doubled by accident is noticed here; what a first
 * visit costs is tested in the browser (`packages/e2e/journeys/budgets.spec.ts`).
 * @type {Readonly<Record<string, number>>}
 */
export const budgets = {
  'shell': 650,
  'mf-tournament': 640,
  'mf-registration': 560,
  'mf-organizer': 720,
  'mf-planner': 260,
  'console': 750,
};
