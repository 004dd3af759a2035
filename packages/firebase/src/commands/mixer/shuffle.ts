import { isProfileId } from '@courtside/domain';
import {
  isShuffleResult,
  parseShuffle,
  roundTiming,
  storedResult,
  storedRound,
  type RoundPlan,
  type Shuffle,
  type ShuffleResult,
  type ShuffleRules,
} from '@courtside/domain/shuffle';
import type { Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { shufflePath, tournamentPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import { openLive, type OpenLive } from '../../session/open-live';
import { textsIn } from '../../stored-texts';
import { changeFields, changeIn, inTransaction } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';

const rulesIn = ({ teamSize, courts, gameLength, interval, pointsPerWin, pointsPerDraw, pointsPerLoss }: ShuffleRules) => ({
  ...{ teamSize, courts, gameLength, interval },
  ...{ pointsPerWin, pointsPerDraw, pointsPerLoss },
});

async function readStored(transaction: Transaction, { sdk, db }: OpenLive, tournamentId: string) {
  const target = sdk.doc(db, shufflePath(tournamentId));
  const stored = await transaction.get(target);
  if (!stored.exists()) throw new CommandFailure('not-found', 'The shuffle was removed.');
  const shuffle: Shuffle = getParsedValue(parseShuffle(stored.data()));
  return { target, shuffle, texts: textsIn(stored.get('rounds')) };
}

/** Adds a shuffle to a mixer, without rounds and not public. Needs the network. @throws CommandFailure `conflict` if there is one by now */
export const addShuffle = command(async (tournamentId: string, rules: ShuffleRules): Promise<void> => {
  const by = await signedInUid();
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, shufflePath(tournamentId));
    if ((await transaction.get(target)).exists()) throw new CommandFailure('conflict', 'There is a shuffle by now.');
    transaction.set(target, { ...rulesIn(rules), players: [], away: [], rounds: [], results: {} });
    transaction.update(sdk.doc(db, tournamentPath(tournamentId)), { hasShuffle: true, isShufflePublic: false });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'shuffleAdded' } });
  });
});

/**
 * Changes the rules of a shuffle; rounds that are drawn keep their teams. Needs the network.
 * @param seen the rules on the screen: those that do not differ from them are not written
 * @throws CommandFailure `conflict` if another user has changed the same one in the meantime; `not-found` if it was removed
 */
export const changeShuffle = command(async (tournamentId: string, rules: ShuffleRules, seen: ShuffleRules): Promise<void> => {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { target, shuffle } = await readStored(transaction, live, tournamentId);
    const [now, wanted] = [rulesIn(shuffle), rulesIn(rules)];
    const changed = (Object.keys(wanted) as (keyof ShuffleRules)[]).filter((key) => wanted[key] !== seen[key] && wanted[key] !== now[key]);
    if (changed.some((key) => now[key] !== seen[key])) throw new CommandFailure('conflict', 'It was changed meanwhile.');
    if (changed.length === 0) return;
    transaction.update(target, Object.fromEntries(changed.map((key) => [key, wanted[key]])));
    keepPlan(transaction, live, tournamentId, { by, from: now, to: { what: 'shuffleChanged', ...wanted } });
  });
});

/** Shows the shuffle to visitors, or hides it. Queued without a network. */
export const setShufflePublic = command((tournamentId: string, isPublic: boolean) =>
  changeFields(tournamentPath(tournamentId), [[['isShufflePublic'], isPublic]]),
);

/** Leaves a player out of the next rounds, or takes them in again. Queued without a network. */
export const setPlayerAway = command(async (tournamentId: string, player: string, isAway: boolean): Promise<void> => {
  const { sdk } = await openLive();
  await changeFields(shufflePath(tournamentId), [[['away'], isAway ? sdk.arrayUnion(player) : sdk.arrayRemove(player)]]);
});

/**
 * Adds a player to a mixer by name. In its shuffle they are there, even if a player of that name was away before. Needs the network.
 * @throws CommandFailure `invalid` for a name that is empty, too long, or looks like an account; `conflict` if a player has it; `not-found`
 */
export const addPlayer = command(async (tournamentId: string, typed: string): Promise<void> => {
  const by = await signedInUid();
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > 100 || isProfileId(name)) throw new CommandFailure('invalid', 'A name has 1 to 100 characters.');
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const stored = await transaction.get(target);
    if (!stored.exists()) throw new CommandFailure('not-found', 'The tournament was deleted meanwhile.');
    const players = textsIn(stored.get('playerIds'));
    if (players.some((id) => id.toLowerCase() === name.toLowerCase()))
      throw new CommandFailure('conflict', 'There is a player of that name.');
    const shuffle = sdk.doc(db, shufflePath(tournamentId));
    const isAway = stored.get('hasShuffle') === true && textsIn((await transaction.get(shuffle)).get('away')).includes(name);
    if (isAway) changeIn(transaction, sdk, shuffle, [[['away'], sdk.arrayRemove(name)]]);
    changeIn(transaction, sdk, target, [[['playerIds'], [...players, name]]]);
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'playerAdded', name } });
  });
});

/**
 * Adds the next round as it was previewed. Needs the network.
 * @param number of the round, from 1: if it is drawn by now, nothing is added
 * @throws CommandFailure `conflict` if it is drawn by now, or if one of its players left; `not-found` if the shuffle was removed
 */
export const saveShuffleRound = command(async (tournamentId: string, number: number, round: RoundPlan): Promise<void> => {
  const by = await signedInUid();
  const save = () =>
    inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
      const top = live.sdk.doc(live.db, tournamentPath(tournamentId));
      const present = new Set(textsIn((await transaction.get(top)).get('playerIds')));
      const { target, shuffle, texts } = await readStored(transaction, live, tournamentId);
      if (texts.length + 1 !== number) throw new CommandFailure('conflict', `Round ${texts.length} is the last one by now.`);
      const named = [...round.teams.flat(), ...round.resting];
      if (named.some((id) => !present.has(id) || shuffle.away.includes(id)))
        throw new CommandFailure('conflict', 'A player of this round has left by now.');
      const players = [...shuffle.players, ...named.filter((id) => !shuffle.players.includes(id))];
      // The dialog of an earlier release does not send courts and minutes.
      const timed: RoundPlan = { ...roundTiming(shuffle), ...(round as Partial<RoundPlan> & Omit<RoundPlan, 'courts' | 'slot'>) };
      const next = [...texts, storedRound(timed, players)];
      // A round that can't be read again is not stored.
      getParsedValue(parseShuffle({ players, rounds: next }));
      transaction.update(target, { players, rounds: next });
      keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'shuffleRoundDrawn', name: String(number) } });
    });
  try {
    await save();
  } catch (error) {
    // The rules refuse a second round in the place of one that was drawn at the same moment: reading again says so.
    if (toFailureCode(error) !== 'permission-denied') throw error;
    await save();
  }
});

type SeenTeams = readonly (readonly string[])[];

const isSame = (one: SeenTeams, other: SeenTeams): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Removes the last round. Needs the network.
 * @param teams those on the screen: with others it was drawn again
 * @throws CommandFailure `conflict` if it is not the last one by now, was drawn again, or has a result; `not-found` if the shuffle was removed
 */
export const removeShuffleRound = command(async (tournamentId: string, number: number, teams?: SeenTeams): Promise<void> => {
  const by = await signedInUid();
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { target, shuffle, texts } = await readStored(transaction, live, tournamentId);
    const last = shuffle.rounds.at(-1);
    if (texts.length !== number || (teams && last && !isSame(last.teams, teams)))
      throw new CommandFailure('conflict', 'It is not the last round by now.');
    if (last?.games.some(({ result }) => result !== null)) throw new CommandFailure('conflict', 'It has results by now.');
    transaction.update(target, { rounds: texts.slice(0, -1) });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'shuffleRoundRemoved', name: String(number) } });
  });
});

const toText = (result: ShuffleResult | null): string => (result ? storedResult(result) : '');

/**
 * Records or removes the result of a game; the history keeps both. Needs the network.
 * @param seen the result on the screen
 * @param teams those on the screen: with others the round was drawn again
 * @throws CommandFailure `invalid` for other than two whole numbers; `conflict` if another user entered a different one in the meantime, or drew the round again;
 *   `not-found` if the round was removed
 */
export const recordShuffleResult = command(
  async (
    tournamentId: string,
    game: string,
    result: ShuffleResult | null,
    seen: ShuffleResult | null,
    teams?: SeenTeams,
  ): Promise<void> => {
    if (result && !isShuffleResult(result)) throw new CommandFailure('invalid', `Scores are whole numbers of at least 0: ${result.join()}`);
    const by = await signedInUid();
    await inTransaction(async (transaction, live) => {
      const { target, shuffle } = await readStored(transaction, live, tournamentId);
      const played = shuffle.rounds.flatMap(({ games }) => games).find(({ id }) => id === game);
      if (!played) throw new CommandFailure('not-found', 'The round was removed.');
      if (teams && !isSame(played.teams, teams)) throw new CommandFailure('conflict', 'Other players play it by now.');
      const [stored, wanted] = [toText(played.result), toText(result)];
      if (stored === wanted) return;
      if (stored !== toText(seen)) throw new CommandFailure('conflict', `It was entered meanwhile: ${stored || 'no result'}`);
      changeIn(transaction, live.sdk, target, [[['results', game], wanted === '' ? live.sdk.deleteField() : wanted]]);
      keepPlan(transaction, live, tournamentId, {
        by,
        from: { result: stored },
        to: { what: 'shuffleResult', name: game, result: wanted },
      });
    });
  },
);

/** Removes a shuffle that has no rounds. Needs the network. @throws CommandFailure `conflict` while it has rounds */
export const removeShuffle = command(async (tournamentId: string): Promise<void> => {
  const by = await signedInUid();
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { target, texts } = await readStored(transaction, live, tournamentId);
    if (texts.length > 0) throw new CommandFailure('conflict', 'It has rounds by now.');
    transaction.delete(target);
    transaction.update(live.sdk.doc(live.db, tournamentPath(tournamentId)), { hasShuffle: false, isShufflePublic: false });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'shuffleRemoved' } });
  });
});
