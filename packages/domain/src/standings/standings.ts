import { compareHeadToHead, tieBreakOrders, type Criterion, type TableContext } from './criteria';
import { tally } from './records';
import type { AheadBy, Standing, StandingsInput } from './types';

/** Teams that are level, as places in the list, and what divides two blocks. */
interface Order {
  readonly blocks: readonly (readonly number[])[];
  /** Between block i and block i + 1. */
  readonly divides: readonly AheadBy[];
}

/**
 * The table of a group, derived from its matches.
 *
 * 1. Results of each team are counted.
 * 2. All teams are one block. Each criterion of the preset in its turn divides every block as a whole; no team is ever compared inside a sort
 *    with a rule that is not transitive, so the order of input never matters.
 * 3. What is still level then stands in the order of registration.
 */
export function standings<Id extends string>(input: StandingsInput<Id>): readonly Standing<Id>[] {
  const { teams, rules } = input;
  const { records, games } = tally(input);
  const counts = new Map<number, number>();
  for (const { points } of records) counts.set(points, (counts.get(points) ?? 0) + 1);
  const context: TableContext = { records, games, rules, levelOnPoints: (team) => counts.get(records[team]?.points ?? NaN) ?? 0 };

  let order: Order = { blocks: teams.length > 0 ? [teams.map((_, place) => place)] : [], divides: [] };
  for (const criterion of tieBreakOrders[rules.tieBreakPreset]) order = divideAll(order, criterion, context);
  const { blocks, divides } = divideByRegistration(order);

  return blocks.flat().map((place, index): Standing<Id> => ({
    ...(records[place] as (typeof records)[number]),
    teamId: teams[place] as Id,
    rank: index + 1,
    aheadBy: divides[index] ?? null,
  }));
}

function divideAll({ blocks, divides }: Order, criterion: Criterion, context: TableContext): Order {
  const parts = blocks.map((block) => divide(block, criterion, context));
  return {
    blocks: parts.flatMap((part) => part.blocks),
    divides: parts.flatMap((part, index) => [...part.divides, ...divides.slice(index, index + 1)]),
  };
}

function divide(block: readonly number[], criterion: Criterion, context: TableContext): Order {
  if (block.length < 2) return { blocks: [block], divides: [] };
  if ('applies' in criterion) {
    const [one = 0, other = 0] = block;
    const result = criterion.applies(block, context) ? compareHeadToHead(one, other, context) : null;
    return result ? { blocks: [[result.ahead], [result.ahead === one ? other : one]], divides: [result.by] } : { blocks: [block], divides: [] };
  }
  const { name, value, shown = value } = criterion;
  const record = (team: number) => context.records[team] as TableContext['records'][number];
  const byValue = new Map<number, number[]>();
  for (const team of block) {
    const level = byValue.get(value(record(team)));
    if (level) level.push(team);
    else byValue.set(value(record(team)), [team]);
  }
  const blocks = [...byValue].sort(([a], [b]) => b - a).map(([, level]) => level);
  const first = (index: number) => shown(record(blocks[index]?.[0] ?? 0));
  return { blocks, divides: blocks.slice(1).map((_, index) => ({ criterion: name, above: first(index), below: first(index + 1) })) };
}

/** Places in the list are the order of registration, and blocks keep it. */
function divideByRegistration({ blocks, divides }: Order): Order {
  return {
    blocks: blocks.flatMap((block) => block.map((place) => [place])),
    divides: blocks.flatMap((block, index) => [
      ...block.slice(1).map((place, at): AheadBy => ({ criterion: 'order', above: (block[at] ?? 0) + 1, below: place + 1 })),
      ...divides.slice(index, index + 1),
    ]),
  };
}
