import { hasBracket } from '@courtside/domain';
import type { FurtherStageId } from '@courtside/domain/stages';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, tournamentPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { isFollowed, toPlan } from '../base/stored-plan';
import { listDrawnAfter } from '../base/followed-groups';

/** Groups as the server has them: the tournament, or the plan of a further stage with the teams that have left the tournament. */
export async function readStoredGroups(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  stage?: FurtherStageId,
): Promise<{ readonly groups: DocumentData; readonly isFollowed: boolean }> {
  const { sdk, db } = live;
  const tournament = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data() ?? {};
  if (!stage) return { groups: tournament, isFollowed: isFollowed(tournament) };
  const plan = (await transaction.get(sdk.doc(db, layoutPath(tournamentId, stage)))).data();
  if (!plan) throw new CommandFailure('not-found', 'The stage was removed.');
  const after = await listDrawnAfter(transaction, live, tournamentId, tournament, stage);
  return {
    groups: { ...plan, withdrawnTeamIds: (tournament['withdrawnTeamIds'] ?? []) as unknown },
    isFollowed: hasBracket(toPlan(tournament)) || after.length > 0,
  };
}

/** Returns the stored id of a game: that of a further stage begins with the stage's. A break has none. */
export const toStoredId = (id: string, stage?: FurtherStageId): string => (stage && id !== 'break' ? `${stage}-${id}` : id);
