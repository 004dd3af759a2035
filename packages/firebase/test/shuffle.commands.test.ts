import type { PlayerId } from '@courtside/domain';
import { defaultShuffle, parseShuffle, type RoundPlan, type Shuffle } from '@courtside/domain/shuffle';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  addMockPlayers,
  addPlayer,
  addShuffle,
  changeShuffle,
  createTournament,
  deleteTournament,
  recordShuffleResult,
  removePlayer,
  removeShuffle,
  removeShuffleRound,
  saveShuffleRound,
  setPlayerAway,
  setShufflePublic,
} from '../src/commands';
import { watchHistory, watchShuffle, watchTournament } from '../src/repositories';
import { draft, firstValue, platformForTests } from './platform.testkit';

const platform = platformForTests();
let id = '';
beforeAll(() => platform.become('organizer'));
beforeEach(async () => {
  id = await createTournament({ ...draft, tournamentType: 'MIXER' });
  await addMockPlayers(id, 7);
});

const names = (...numbers: number[]) => numbers.map((number) => `PLAYER ${number}` as PlayerId);
const plan = (start: string, teams: readonly (readonly PlayerId[])[], resting: readonly PlayerId[] = []): RoundPlan => ({
  date: '2027-06-12',
  ...{ courts: 1, slot: 17 },
  ...{ start, teams, resting },
});
const first = plan('10:00', [names(1, 2, 3), names(4, 5, 6)], names(7));
const next = plan('11:00', [names(1, 4, 7), names(2, 5, 6)], names(3));
const conflict = { code: 'conflict' };
const stored = async () => (await getDoc(doc(platform.operator, 'shuffles', id))).data();
const shuffle = async (): Promise<Shuffle> => {
  const result = parseShuffle(await firstValue(watchShuffle, [id]));
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const history = async () => (await firstValue(watchHistory, [id])).map(({ to }) => to['what']);

it('a tournament without a shuffle stores nothing of one', async () => {
  expect((await getDoc(doc(platform.operator, 'tournaments', id))).data()).not.toHaveProperty('hasShuffle');
  expect(await firstValue(watchTournament, [id])).toMatchObject({ hasShuffle: false });
  expect(await firstValue(watchShuffle, [id])).toBeNull();
  await deleteTournament(id);
});

it('a shuffle is added, played and corrected, and the history says so', async () => {
  await addShuffle(id, defaultShuffle);
  expect(await firstValue(watchTournament, [id])).toMatchObject({ hasShuffle: true });
  await expect(addShuffle(id, defaultShuffle)).rejects.toMatchObject(conflict);
  await saveShuffleRound(id, 1, first);
  await recordShuffleResult(id, '1-1', [3, 2], null);
  await recordShuffleResult(id, '1-1', [4, 2], [3, 2]);
  await saveShuffleRound(id, 2, next);
  await setShufflePublic(id, true);
  expect(await firstValue(watchTournament, [id])).toMatchObject({ isShufflePublic: true });
  expect(await stored()).toEqual({
    ...defaultShuffle,
    ...{ players: names(1, 2, 3, 4, 5, 6, 7), away: [] },
    rounds: ['2027-06-12T10:00/1/17 0.1.2 3.4.5;6', '2027-06-12T11:00/1/17 0.3.6 1.4.5;2'],
    results: { '1-1': '4-2' },
  });
  expect((await history()).slice(0, 5).reverse()).toEqual([
    ...['shuffleAdded', 'shuffleRoundDrawn', 'shuffleResult', 'shuffleResult', 'shuffleRoundDrawn'],
  ]);
  await recordShuffleResult(id, '1-1', null, [4, 2]);
  expect((await shuffle()).rounds[0]?.games[0]?.result).toBeNull();
});

it('two organizers: the same round is drawn once, and no unseen result is replaced', async () => {
  await addShuffle(id, defaultShuffle);
  const drawn = await Promise.allSettled([
    saveShuffleRound(id, 1, first),
    saveShuffleRound(id, 1, plan('10:00', next.teams, next.resting)),
  ]);
  expect(drawn.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(drawn.find((one) => one.status === 'rejected')).toMatchObject({ reason: conflict });
  expect((await shuffle()).rounds).toHaveLength(1);
  await recordShuffleResult(id, '1-1', [3, 2], null);
  // A second phone with the same result changes nothing.
  await recordShuffleResult(id, '1-1', [3, 2], null);
  await expect(recordShuffleResult(id, '1-1', [0, 2], null)).rejects.toMatchObject(conflict);
  await expect(removeShuffleRound(id, 1)).rejects.toMatchObject(conflict);
  await expect(recordShuffleResult(id, '1-1', [1.5, 2], [3, 2])).rejects.toMatchObject({ code: 'invalid' });
  await expect(recordShuffleResult(id, '2-1', [1, 2], null)).rejects.toMatchObject({ code: 'not-found' });
  expect((await shuffle()).rounds[0]?.games[0]?.result).toEqual([3, 2]);
});

it('a round that was drawn again meanwhile takes no result of other players, and is not removed', async () => {
  await addShuffle(id, defaultShuffle);
  await saveShuffleRound(id, 1, first);
  await removeShuffleRound(id, 1, first.teams);
  await saveShuffleRound(id, 1, plan('10:00', next.teams, next.resting));
  await expect(recordShuffleResult(id, '1-1', [3, 2], null, first.teams)).rejects.toMatchObject(conflict);
  await expect(removeShuffleRound(id, 1, first.teams)).rejects.toMatchObject(conflict);
  await recordShuffleResult(id, '1-1', [3, 2], null, next.teams);
});

it('the dialog of an earlier release draws rounds by the rules of the shuffle', async () => {
  await addShuffle(id, defaultShuffle);
  const { courts: _, slot: __, ...before } = first;
  await saveShuffleRound(id, 1, before as RoundPlan);
  const { courts, gameLength, interval } = defaultShuffle;
  expect((await shuffle()).rounds[0]).toMatchObject({ courts, slot: gameLength + interval });
});

it('a player who left is in no round that was previewed before; a late one is', async () => {
  await addShuffle(id, defaultShuffle);
  await setPlayerAway(id, 'PLAYER 7', true);
  await expect(saveShuffleRound(id, 1, first)).rejects.toMatchObject(conflict);
  await setPlayerAway(id, 'PLAYER 7', false);
  await removePlayer(id, 'PLAYER 7');
  await expect(saveShuffleRound(id, 1, first)).rejects.toMatchObject(conflict);
  await saveShuffleRound(id, 1, plan('10:00', first.teams));
  await addPlayer(id, '  Zoé   Martin ');
  await expect(addPlayer(id, 'zoé martin')).rejects.toMatchObject(conflict);
  for (const name of ['', ' ', 'x'.repeat(101), 'a'.repeat(28)])
    await expect(addPlayer(id, name)).rejects.toMatchObject({ code: 'invalid' });
  await saveShuffleRound(id, 2, plan('11:00', [names(1, 2, 4), ['Zoé Martin' as PlayerId, ...names(5, 6)]], names(3)));
  expect((await shuffle()).players).toEqual([...names(1, 2, 3, 4, 5, 6), 'Zoé Martin']);
});

it('a player who was away, was removed and is added again is there', async () => {
  await addShuffle(id, defaultShuffle);
  await addPlayer(id, 'Zoé');
  for (const player of ['Zoé', 'PLAYER 2']) await setPlayerAway(id, player, true);
  await removePlayer(id, 'Zoé');
  await addPlayer(id, 'Zoé');
  expect((await shuffle()).away).toEqual(['PLAYER 2']);
});

it('the last round can be removed while it has no result, and the shuffle while it has no round', async () => {
  await addShuffle(id, defaultShuffle);
  await saveShuffleRound(id, 1, first);
  await saveShuffleRound(id, 2, next);
  await expect(removeShuffleRound(id, 1)).rejects.toMatchObject(conflict);
  await expect(removeShuffle(id)).rejects.toMatchObject(conflict);
  await removeShuffleRound(id, 2);
  await removeShuffleRound(id, 1);
  await removeShuffle(id);
  expect(await stored()).toBeUndefined();
  expect(await firstValue(watchTournament, [id])).toMatchObject({ hasShuffle: false, isShufflePublic: false });
  await expect(saveShuffleRound(id, 1, first)).rejects.toMatchObject({ code: 'not-found' });
});

it('rules change one by one, and not over those of another organizer', async () => {
  await addShuffle(id, defaultShuffle);
  await changeShuffle(id, { ...defaultShuffle, courts: 2 }, defaultShuffle);
  await changeShuffle(id, { ...defaultShuffle, gameLength: 8 }, defaultShuffle);
  await expect(changeShuffle(id, { ...defaultShuffle, courts: 3 }, defaultShuffle)).rejects.toMatchObject(conflict);
  expect(await shuffle()).toMatchObject({ courts: 2, gameLength: 8 });
});

it('a drawn round keeps its courts and starts when the rules change', async () => {
  await addShuffle(id, { ...defaultShuffle, teamSize: 2 });
  await saveShuffleRound(id, 1, plan('10:00', [names(1, 2), names(3, 4)]));
  const before = (await shuffle()).rounds;
  await changeShuffle(id, { ...defaultShuffle, teamSize: 2, courts: 4, gameLength: 30 }, { ...defaultShuffle, teamSize: 2 });
  expect((await shuffle()).rounds).toEqual(before);
});

it('a round that could not be read again is not stored', async () => {
  await addShuffle(id, defaultShuffle);
  await expect(saveShuffleRound(id, 1, plan('10:00', [names(1, 2), names(2, 3)]))).rejects.toThrow('Expected a round');
  expect((await shuffle()).rounds).toEqual([]);
});

it('it goes with its tournament', async () => {
  await addShuffle(id, defaultShuffle);
  await saveShuffleRound(id, 1, first);
  await deleteTournament(id);
  expect(await stored()).toBeUndefined();
});
