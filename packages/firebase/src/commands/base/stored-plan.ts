import { hasBracket, type Tournament } from '@courtside/domain';
import type { DocumentData } from 'firebase/firestore';
import { textsIn } from '../../stored-texts';

/** The team ids of each group, by group id. */
export type Groups = Readonly<Record<string, readonly string[]>>;
/** The match ids of each day or round in order, by its id; `break` is an empty slot. */
export type Schedule = Readonly<Record<string, readonly string[]>>;

function listsOf(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, list]) =>
      Array.isArray(list) ? [[key, list.filter((item): item is string => typeof item === 'string')]] : [],
    ),
  );
}

/** Returns the groups of a stored tournament, without values that are not lists of ids. */
export const toGroups = (tournament: DocumentData | undefined): Record<string, string[]> => listsOf(tournament?.['groups']);

const inOrder = (groups: Groups): string => JSON.stringify(Object.entries(groups).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the same teams are in the same groups, in the same order of seed. */
export const areSameGroups = (one: Groups, other: Groups): boolean => inOrder(one) === inOrder(other);

/** Returns the schedule of a stored tournament. */
export const toSchedule = (tournament: DocumentData | undefined): Record<string, string[]> => listsOf(tournament?.['schedule']);

/** Returns the fields of a stored tournament that the domain's predicates use: its groups, its schedule and its bracket. */
export function toPlan(tournament: DocumentData | undefined): Pick<Tournament, 'groups' | 'schedule' | 'bracket'> {
  const plan: unknown = { groups: toGroups(tournament), schedule: toSchedule(tournament), bracket: tournament?.['bracket'] ?? {} };
  // The cast only adds the brands of the ids.
  return plan as Pick<Tournament, 'groups' | 'schedule' | 'bracket'>;
}

/** The further groups of a stored tournament that are drawn. */
export const toDrawnGroups = (tournament: DocumentData | undefined): string[] => textsIn(tournament?.['drawnGroupStages']);

/** Whether a stage was made of the first groups: a bracket, or further groups. Their games are then as they were played. */
export const isFollowed = (tournament: DocumentData | undefined): boolean =>
  hasBracket(toPlan(tournament)) || toDrawnGroups(tournament).length > 0;
