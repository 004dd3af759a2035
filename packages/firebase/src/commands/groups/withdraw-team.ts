import type { FurtherStageId } from '@courtside/domain/stages';
import { layoutPath } from '../../paths';
import { changeIn, inBatch } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/** Adds an entry to a list of the tournament or of further groups, or removes it, with a record. Queued without a network. */
async function changeList(
  tournamentId: string,
  field: 'withdrawnTeamIds' | 'unlockedRounds',
  item: string,
  isIn: boolean,
  to: { readonly what: string; readonly [of: string]: string | readonly string[] },
  stage?: FurtherStageId,
): Promise<void> {
  const by = await signedInUid();
  await inBatch((batch, live) => {
    const { sdk, db } = live;
    changeIn(batch, sdk, sdk.doc(db, layoutPath(tournamentId, stage)), [[[field], isIn ? sdk.arrayUnion(item) : sdk.arrayRemove(item)]]);
    keepPlan(batch, live, tournamentId, { by, from: {}, to });
  });
}

/**
 * Withdraws a team from further rounds; its games stay. `withdrawn` false lets it play again.
 * @param forfeited ids of games that become forfeits: the record names them, so that they can be restored with the team
 */
export const withdrawTeam = command((tournamentId: string, teamId: string, withdrawn: boolean = true, forfeited: readonly string[] = []) =>
  changeList(tournamentId, 'withdrawnTeamIds', teamId, withdrawn, {
    what: withdrawn ? 'withdrawn' : 'takenBackIn',
    teamId,
    ...(forfeited.length > 0 ? { games: forfeited } : {}),
  }),
);

/** Lets an earlier round be corrected, or closes it again. @param name the name of the further stage, for the record */
export const unlockRound = command(
  (tournamentId: string, roundId: string, unlocked: boolean = true, stage?: FurtherStageId, name: string = '') =>
    changeList(
      tournamentId,
      'unlockedRounds',
      roundId,
      unlocked,
      { what: unlocked ? 'roundUnlocked' : 'roundLocked', roundId, ...(name && { name }) },
      stage,
    ),
);
