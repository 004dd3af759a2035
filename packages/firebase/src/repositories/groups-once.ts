import type { FurtherGroups } from '@courtside/domain/stages';
import { loadOnce } from '../sdk/load-once';

const load = loadOnce(() => import(/* webpackChunkName: "firebase-stages" */ './stages-once'));

/**
 * Reads the further groups in their order once, each with its games, see `readFurtherStages`. Few tournaments have some, so its code is loaded when it is called.
 * Call it only if `hasFurtherGroups` is set. @throws ReadFailure
 */
export const readFurtherGroups = async (tournamentId: string): Promise<FurtherGroups[]> => (await load()).readFurtherGroups(tournamentId);
