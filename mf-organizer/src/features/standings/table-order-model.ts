import { tableCriteria, tableOrderOf, tablePresets, type TableCriterion, type TablePreset, type Tournament } from '@courtside/domain';

type Order = readonly TableCriterion[];

/** The presets in the order in which they are offered. */
export const presets = Object.keys(tablePresets) as readonly TablePreset[];

const specified = ['pointsFirst', 'winsFirst'] as const;

const isSame = (one: Order, other: Order): boolean => one.join() === other.join();

/** The preset that an order is; null for one of the organizer's own. Without head-to-head the first two are still themselves. */
export const presetOf = (order: Order): TablePreset | null =>
  presets.find((preset) => isSame(order, tablePresets[preset])) ??
  specified.find((tieBreakPreset) => isSame(order, tableOrderOf({ tieBreakPreset, headToHead: false }))) ??
  null;

/** The rules as they are stored. The two orders of the specification are no list; of another, pages of earlier releases get the nearer of the two. */
export function storedOrder(order: Order): Pick<Tournament, 'tieBreakPreset' | 'headToHead' | 'tableOrder'> {
  for (const tieBreakPreset of specified)
    for (const headToHead of [true, false])
      if (isSame(order, tableOrderOf({ tieBreakPreset, headToHead }))) return { tieBreakPreset, headToHead, tableOrder: [] };
  return {
    tieBreakPreset: order[0] === 'wins' ? 'winsFirst' : 'pointsFirst',
    headToHead: order.some((criterion) => criterion.startsWith('headToHead')),
    tableOrder: order,
  };
}

/** The order with one criterion at another place. */
export function moveCriterion(order: Order, from: number, to: number): Order {
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

/** The order with one criterion more, at its end, but before tie-breaker matches where they come last. */
export const addCriterion = (order: Order, criterion: TableCriterion): Order =>
  moveCriterion([...order, criterion], order.length, order.at(-1) === 'tieBreaker' ? order.length - 1 : order.length);

/** What can be added: each criterion counts once, and a second time it says nothing new. */
export const freeCriteria = (order: Order): Order => tableCriteria.filter((criterion) => !order.includes(criterion));
