import { tournamentPath } from '../../paths';
import { openLive } from '../../session/open-live';
import { changeFields, changeIn } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';

/** Adds players "PLAYER n" to a mixer, to try it out; n continues from the number of players. @returns their names */
export const addMockPlayers = command((tournamentId: string, count: number) =>
  inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const by = await signedInUid();
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const stored: unknown = (await transaction.get(target)).get('playerIds');
    const playerIds: string[] = Array.isArray(stored) ? stored : [];
    const added: string[] = [];
    for (let number = playerIds.length + 1; added.length < count; number++) {
      // After a removal, the number of players may be the number of an existing one.
      if (!playerIds.includes(`PLAYER ${number}`)) added.push(`PLAYER ${number}`);
    }
    changeIn(transaction, sdk, target, [[['playerIds'], [...playerIds, ...added]]]);
    // Without its record, existing players could be another organizer's as well: both would have added the same names.
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'mockPlayersAdded', count } });
    return added;
  }),
);

/** Removes a player from a mixer. */
export const removePlayer = command(async (tournamentId: string, playerId: string) => {
  const { sdk } = await openLive();
  await changeFields(tournamentPath(tournamentId), [
    [['playerIds'], sdk.arrayRemove(playerId)],
    [['skillOverrides', playerId], sdk.deleteField()],
  ]);
});

/** Overrides a player's skill (1–10) with the organizer's estimate; null restores the player's own. */
export const overrideSkill = command(async (tournamentId: string, playerId: string, skill: number | null) => {
  const { sdk } = await openLive();
  await changeFields(tournamentPath(tournamentId), [[['skillOverrides', playerId], skill ?? sdk.deleteField()]]);
});
