import type { FurtherGroups } from '@courtside/domain/stages';

/**
 * Reads the further groups in their order once, each with its games, see `readFurtherStages`. Few tournaments have some, so its code is loaded when it is called.
 * Call it only if `hasFurtherGroups` is set. @throws ReadFailure
 */
export const readFurtherGroups = async (tournamentId: string): Promise<FurtherGroups[]> =>
  (await import(/* webpackChunkName: "firebase-stages" */ './stages-once')).readFurtherGroups(tournamentId);
