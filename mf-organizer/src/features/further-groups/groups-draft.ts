import { hasSchedule, limits, type TeamId } from '@courtside/domain';
import {
  evaluateEntry,
  feedGroups,
  parseStage,
  readTables,
  storedGroupsPlan,
  type Carries,
  type Feed,
  type FurtherStageId,
  type GroupsPlan,
} from '@courtside/domain/stages';
import type { NewGroups } from '@courtside/firebase';
import { getBestHalf } from '../../stages/best-half';
import { toEntryDraft, toEntryRule, type EntryDraft } from '../../stages/entry-draft';
import type { EventStages } from '../../stages/event-stages';
import { listEventStages } from '../../stages/list-event-stages';
import { listHeldBack } from './held-back';

/** Further groups while they are edited. */
export interface GroupsDraft {
  readonly name: string;
  readonly entry: EntryDraft;
  /** Teams that begin here, best first. */
  readonly named: readonly TeamId[];
  readonly groupCount: number | null;
  readonly feed: Feed;
  readonly carries: Carries;
  readonly firstDay: number;
}

/**
 * Returns the draft of stored groups, or of new ones: the best half of each of the last groups with the teams that were kept for them, on the day after them if
 * the event lasts longer.
 */
export function toGroupsDraft(event: EventStages, plan: GroupsPlan | null, name: string, lastDay: number): GroupsDraft {
  const { stages, groups, tournament } = event;
  const source = groups.at(-1)?.plan.id ?? 'groups';
  const before = stages.find(({ id }) => id === source);
  const sizes = before && before.kind !== 'bracket' ? Object.values(before.groups).map((teams) => teams.length) : [];
  const best = getBestHalf(sizes);
  const fallback: EntryDraft = { kind: best.kind, of: source, first: 1, last: best.last };
  if (plan) {
    const { groupCount, feed, carries, firstDay } = plan;
    return { name: plan.name, entry: toEntryDraft(plan.entry, fallback), named: plan.namedTeamIds, groupCount, feed, carries, firstDay };
  }
  return {
    name,
    entry: fallback,
    // Before there is a schedule, teams in no group may only wait for a place.
    named: hasSchedule(tournament) ? listHeldBack(event) : [],
    groupCount: best.groupCount,
    feed: 'snake',
    carries: 'none',
    firstDay: Math.min(lastDay, (before?.dates.at(-1) ?? 0) + 1),
  };
}

/**
 * Returns the choices of a draft; null while a field is missing or wrong. @param heldBack the teams that can be named: others are left out. By default all are
 * named as they are
 */
export function toNewGroups({ entry, groupCount, named, ...draft }: GroupsDraft, heldBack: readonly TeamId[] = named): NewGroups | null {
  const rule = toEntryRule(entry);
  const { minimum, maximum } = limits.groups;
  if (!rule || draft.name.trim() === '' || groupCount === null) return null;
  if (groupCount < minimum || groupCount > maximum) return null;
  const { name, feed, carries, firstDay } = draft;
  const namedTeamIds = named.filter((team) => heldBack.includes(team));
  return { name, entry: rule, groupCount, feed, carries, firstDay, ...(namedTeamIds.length > 0 && { namedTeamIds }) };
}

/** The teams of further groups as they would be drawn now. */
export interface DealtGroups {
  /** Best first. */
  readonly teams: readonly TeamId[];
  /** The number of those that begin here. */
  readonly named: number;
  /** Null if the teams can't be dealt out this way. */
  readonly groups: Readonly<Record<string, readonly TeamId[]>> | null;
  /** The stage that they come from is not over. */
  readonly isProvisional: boolean;
}

/** Returns the teams of stored groups. @param event with these groups */
export function dealTeams({ stages, tables, teams }: Pick<EventStages, 'stages' | 'tables' | 'teams'>, plan: GroupsPlan): DealtGroups {
  const entry = evaluateEntry(plan.id, stages, tables);
  const isProvisional = entry?.isProvisional ?? true;
  // A team may have been deleted since it was named.
  const entrants = entry?.entrants.filter(({ teamId }) => teams.some(({ id }) => id === teamId)) ?? [];
  const named = entrants.filter(({ groupId }) => groupId === '').length;
  return { teams: entrants.map(({ teamId }) => teamId), named, groups: dealOut(entrants, plan), isProvisional };
}

function dealOut(...[entrants, plan]: Parameters<typeof feedGroups<TeamId>>): DealtGroups['groups'] {
  try {
    return feedGroups(entrants, plan);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the stage that these choices give. */
export function planDraft(event: Pick<EventStages, 'tournament'>, id: FurtherStageId, order: number, choices: NewGroups): GroupsPlan {
  const parsed = parseStage(id, storedGroupsPlan({ ...choices, order }, event.tournament));
  if (!parsed.ok || parsed.value.kind !== 'groups') throw new Error(`The choices of ${id} can't be stored`);
  return parsed.value;
}

/** Returns the teams that groups with these choices would have. */
export function dealDraft(event: EventStages, plan: GroupsPlan): DealtGroups {
  const groups = [...event.groups.filter((other) => other.plan.id !== plan.id), { plan, games: null }];
  const stages = listEventStages({ ...event, groups });
  return dealTeams({ stages, tables: readTables(stages, event.teams), teams: event.teams }, plan);
}
