/* Separate from the plan: pages that only read plans need nothing else of it. */

/** How teams are dealt out to groups: in snake order of their ranking, or each earlier group as a whole. */
export const feeds = ['snake', 'byGroup'] as const;
export type Feed = (typeof feeds)[number];

/**
 * The part of the earlier stage that counts in the tables of the next one: nothing, the games between two teams that are in one group again,
 * or all points of each team.
 */
export const carries = ['none', 'games', 'points'] as const;
export type Carries = (typeof carries)[number];
