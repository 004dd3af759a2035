import type { FurtherStageId, GroupsPlan } from '@courtside/domain/stages';
import { createContext, useContext } from 'react';

/** The groups whose schedule the tools work on. */
export interface GroupsStage {
  /** The plan of further groups; null for the first ones. */
  readonly plan: GroupsPlan | null;
  /** The arguments, besides the tournament, with which commands find the groups. */
  readonly address: readonly [] | readonly [stage: FurtherStageId];
}

const first: GroupsStage = { plan: null, address: [] };

const Context = createContext(first);
export const GroupsStageProvider = Context.Provider;

/** The first groups by default. */
export const useGroupsStage = (): GroupsStage => useContext(Context);

/** Returns a name under which typed text of a stage survives a reload. */
export const getKeptName = (tournamentId: string, { plan }: GroupsStage, firstName: string): string =>
  `${tournamentId}.${plan ? plan.id : firstName}`;
