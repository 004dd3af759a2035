import { tableCriteria, getTableOrder, tablePresets, type TableCriterion, type TablePreset, type Tournament } from '@courtside/domain';

type Order = readonly TableCriterion[];

/** The presets in the order in which they are offered. */
export const presets = Object.keys(tablePresets) as readonly TablePreset[];

const specified = ['pointsFirst', 'winsFirst'] as const;

const isSame = (one: Order, other: Order): boolean => one.join() === other.join();

/** Returns the preset of an order; null for an organizer's own order. The first two presets also match without head-to-head. */
export const findPreset = (order: Order): TablePreset | null =>
  presets.find((preset) => isSame(order, tablePresets[preset])) ??
  specified.find((tieBreakPreset) => isSame(order, getTableOrder({ tieBreakPreset, headToHead: false }))) ??
  null;

/**
 * Returns the rules as they are stored. The two orders of the specification are not stored as a list; for another order, pages of earlier
 * releases get the closer of the two.
 */
export function storedOrder(order: Order): Pick<Tournament, 'tieBreakPreset' | 'headToHead' | 'tableOrder'> {
  for (const tieBreakPreset of specified)
    for (const headToHead of [true, false])
      if (isSame(order, getTableOrder({ tieBreakPreset, headToHead }))) return { tieBreakPreset, headToHead, tableOrder: [] };
  return {
    tieBreakPreset: order[0] === 'wins' ? 'winsFirst' : 'pointsFirst',
    headToHead: order.some((criterion) => criterion.startsWith('headToHead')),
    tableOrder: order,
  };
}

/** Returns the order with one criterion moved. */
export function moveCriterion(order: Order, from: number, to: number): Order {
  const rest = order.filter((_, place) => place !== from);
  return [...rest.slice(0, to), order[from]!, ...rest.slice(to)];
}

/** Returns the order with one more criterion at its end, but before tie-breaker games if they are last. */
export const addCriterion = (order: Order, criterion: TableCriterion): Order =>
  moveCriterion([...order, criterion], order.length, order.at(-1) === 'tieBreaker' ? order.length - 1 : order.length);

/** Returns the criteria that can be added: a criterion that is used twice would have no further effect. */
export const freeCriteria = (order: Order): Order => tableCriteria.filter((criterion) => !order.includes(criterion));
