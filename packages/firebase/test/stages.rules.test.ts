import { hasBracket, parseBracketGames, parseTournament, readBracket, type TeamId } from '@courtside/domain';
import { createBracket, splitOptions, storedBracket, withStageIds } from '@courtside/domain/engines';
import { entryText, furtherStageId, storedStage, type EntryRule } from '@courtside/domain/stages';
import { collection, deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { judgeWrite } from './judge-write.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, person, second, tournament } from './sample.testkit';
import { NOW, type Data } from './wire.testkit';

const stage = stageForTests();
const { dbOf } = stage;
const stageId = 'bracketB123';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `t${index}` as TeamId);
const plan = storedStage({ name: 'B bracket', order: 2, entry: { kind: 'rest', of: 'groups' } });
const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
const drawnOf = (bracket = createBracket('double', ids(8))) => {
  const { games, layout } = storedBracket(withStageIds(bracket, stageId));
  return { plan: { ...plan, ...layout, bracketTimes: times, gamesBefore: 7 }, games: Object.fromEntries(games) as Data };
};
const drawn = drawnOf();

const readers: readonly (readonly [string, string | null])[] = [
  ['a stranger', null],
  ['a player', person('player')],
  ['a captain', captain],
  ['somebody with a pass', 'keeper'],
];
let event = '';
let count = 0;
const put = async (changes: Readonly<Record<string, unknown>>) => {
  event = `stages${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament({ organizerUids: [organizer, second], isTournamentPublic: true, ...changes }),
    [`tournaments/${event}/stages/${stageId}`]: drawn.plan,
    [`brackets/${event}/stages/${stageId}`]: drawn.games,
    [`brackets/${event}`]: {},
    [`days/${event}/passes/p`]: { court: '', revokedAt: null, hash: '', createdBy: organizer },
    [`days/${event}/scorekeepers/keeper`]: { passId: 'p' },
  });
};
const planAt = (uid: string | null, id = stageId) => doc(dbOf(uid), 'tournaments', event, 'stages', id);
const gamesAt = (uid: string | null, id = stageId) => doc(dbOf(uid), 'brackets', event, 'stages', id);

describe('a further bracket is read', () => {
  it.each(readers)('by %s where brackets are shown: the list of stages, its plan, its games', async (_who, uid) => {
    await put({ isBracketPublic: true });
    expect((await getDocs(collection(dbOf(uid), 'tournaments', event, 'stages'))).size).toBe(1);
    await expectAllowed(getDoc(planAt(uid)));
    await expectAllowed(getDoc(gamesAt(uid)));
  });

  it.each([
    ['a tournament is private', { isTournamentPublic: false, isBracketPublic: true }],
    ['brackets are not shown', { isBracketPublic: false }],
  ])('by nobody but organizers while %s', async (_when, changes) => {
    await put(changes);
    for (const [, uid] of readers) {
      await expectDenied(getDocs(collection(dbOf(uid), 'tournaments', event, 'stages')));
      await expectDenied(getDoc(planAt(uid)));
      await expectDenied(getDoc(gamesAt(uid)));
    }
    for (const uid of [organizer, second]) {
      expect((await getDocs(collection(dbOf(uid), 'tournaments', event, 'stages'))).size).toBe(1);
      await expectAllowed(getDoc(planAt(uid)));
      await expectAllowed(getDoc(gamesAt(uid)));
    }
  });

  it('without its games before it is drawn, which is no secret', async () => {
    await put({ isBracketPublic: true });
    expect((await getDoc(gamesAt(null, 'bracketC123'))).exists()).toBe(false);
  });
});

describe('a further bracket is written', () => {
  const other = 'bracketC123';

  it('by organizers: added, changed, drawn, scored, undone, removed', async () => {
    await put({});
    const db = dbOf(second);
    await expectAllowed(setDoc(planAt(second, other), plan));
    await expectAllowed(updateDoc(planAt(second, other), { name: 'Challenger', entry: 'groups 5-8' }));
    const batch = writeBatch(db);
    batch.update(planAt(second, other), drawn.plan);
    batch.set(gamesAt(second, other), drawn.games);
    await expectAllowed(batch.commit());
    const [id = ''] = Object.keys(drawn.games);
    await expectAllowed(updateDoc(gamesAt(second, other), { [`${id}.team1Score`]: 3, [`${id}.team2Score`]: 1 }));
    await expectAllowed(deleteDoc(gamesAt(second, other)));
    await expectAllowed(deleteDoc(planAt(second, other)));
    await expectAllowed(updateDoc(doc(db, 'tournaments', event), { hasStages: true }));
    await expectDenied(updateDoc(doc(db, 'tournaments', event), { hasStages: 'yes' }));
  });

  it('not by an addition over a drawn one, whose games would have no plan', async () => {
    await put({});
    await expectDenied(setDoc(planAt(organizer), plan));
    await expectDenied(updateDoc(planAt(organizer), { bracketSeeds: [] }));
    await expectAllowed(updateDoc(planAt(organizer), { name: 'Challenger' }));
    const undrawn = writeBatch(dbOf(organizer));
    undrawn.set(planAt(organizer), plan);
    undrawn.delete(gamesAt(organizer));
    await expectAllowed(undrawn.commit());
    await expectAllowed(setDoc(planAt(organizer), plan));
  });

  it.each(readers)('never by %s, also where all is shown', async (_who, uid) => {
    await put({ isBracketPublic: true });
    const [id = ''] = Object.keys(drawn.games);
    await expectDenied(setDoc(planAt(uid, other), plan));
    await expectDenied(updateDoc(planAt(uid), { name: 'Mine' }));
    await expectDenied(deleteDoc(planAt(uid)));
    await expectDenied(setDoc(gamesAt(uid, other), drawn.games));
    await expectDenied(updateDoc(gamesAt(uid), { [`${id}.team1Score`]: 9 }));
    await expectDenied(deleteDoc(gamesAt(uid)));
  });

  it('with games for places, as many as the domain has', async () => {
    await put({});
    for (const places of [4, 8, 16, 32]) {
      const { plan: with32, games } = drawnOf(createBracket('single', ids(32), { places }));
      expect('bracketPlaces' in with32).toBe(places > 4);
      const batch = writeBatch(dbOf(organizer));
      batch.set(planAt(organizer, `bracketP00${places}`), with32);
      batch.set(gamesAt(organizer, `bracketP00${places}`), games);
      await expectAllowed(batch.commit());
    }
  });

  it('with a split start, in each size that the domain has', async () => {
    await put({});
    for (const upperSize of splitOptions(24)) {
      const { plan: split, games } = drawnOf(createBracket('double', ids(24), { upperSize }));
      expect(split).toMatchObject({ bracketType: 'double', bracketUpperSize: upperSize, bracketDrops: 3 });
      const batch = writeBatch(dbOf(organizer));
      batch.set(planAt(organizer, `bracketS00${upperSize}`), split);
      batch.set(gamesAt(organizer, `bracketS00${upperSize}`), games);
      await expectAllowed(batch.commit());
    }
  });

  it('not without its plan, nor below an id that is none', async () => {
    await put({});
    await expectDenied(setDoc(gamesAt(organizer, other), drawn.games));
    await expectDenied(setDoc(planAt(organizer, 'B'), plan));
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(101) },
    { kind: 'shuffle' },
    { order: -1 },
    { order: '2' },
    { gamesBefore: 1.5 },
    { entry: 'everybody' },
    { entry: 'groups 0-4' },
    { entry: 5 },
    { isPublic: true },
    { bracketType: 'triple' },
    { bracketSeeds: ['a b'] },
    { bracketPlaces: 2 },
    { bracketPlaces: 64 },
    { bracketPlaces: 8.5 },
    { bracketPlaces: '8' },
    { bracketUpperSize: 3 },
    { bracketUpperSize: 257 },
    { bracketUpperSize: '8' },
    { bracketDrops: 0 },
    { bracketDrops: '3' },
    { bracketTimes: { startTimes: ['25:00'] } },
    { bracket: { middle: {} } },
  ])('not with %j', async (wrong) => {
    await put({});
    await expectDenied(setDoc(planAt(organizer, other), { ...plan, ...wrong }));
    await expectDenied(updateDoc(planAt(organizer), wrong));
  });

  it.each([{ team1Score: -1 }, { bracketLevel: 'middle' }, { winner: 5 }, { more: 1 }])('not with a game of %j', async (wrong) => {
    await put({});
    const [[id, game] = ['', {}]] = Object.entries(drawn.games);
    await expectDenied(updateDoc(gamesAt(organizer), { [id]: { ...(game as object), ...wrong } }));
  });

  it('with every rule of entry that the domain stores', async () => {
    await put({});
    const rules: readonly EntryRule[] = [
      { kind: 'all' },
      { kind: 'rest', of: furtherStageId(stageId) },
      { kind: 'ranks', of: 'groups', first: 999, last: null },
      { kind: 'ranks', of: 'bracket', first: 5, last: 8 },
      { kind: 'groupRanks', of: 'groups', first: 3, last: 4 },
      { kind: 'groupRanks', of: 'groups', first: 3, last: null },
    ];
    for (const entry of rules) await expectAllowed(updateDoc(planAt(organizer), { entry: entryText(entry) }));
  });
});

describe('the state of a game of a further bracket', () => {
  const [id = ''] = Object.keys(drawn.games);
  const play = {
    ...{ game: id, change: 'change1', state: 'finished', ending: 'forfeitByTeam2', winner: '', clock: null, goals1: {}, goals2: {} },
    isConfirmed: false,
  };
  const forfeit = (uid: string, withRecord: boolean) => {
    const batch = writeBatch(dbOf(uid));
    batch.update(gamesAt(uid), { [`${id}.play`]: play });
    if (withRecord)
      batch.set(doc(dbOf(uid), 'days', event, 'history', 'change1'), {
        ...{ game: id, kind: 'game', by: uid, at: serverTimestamp(), from: '{"state":"planned"}', to: '{"state":"finished"}' },
      });
    return batch.commit();
  };

  it('changes with a record in the history, and not without', async () => {
    await put({});
    await expectDenied(forfeit(organizer, false));
    await expectAllowed(forfeit(organizer, true));
  });

  it('is not decided without play by a pass', async () => {
    await put({ isBracketPublic: true, endDate: '2099-01-01' });
    await expectDenied(forfeit('keeper', true));
  });
});

describe('a pass', () => {
  const [id = '', otherId = ''] = Object.keys(drawn.games);
  const told = (state: string) =>
    JSON.stringify({
      ...{ team1Id: 't0', team2Id: 't7', team1Score: null, team2Score: null, state, ending: null, winner: null, clock: null },
      isConfirmed: false,
    });
  const call = (uid: string, game = id, record = told('called')) => {
    const change = `call${++count}`;
    const batch = writeBatch(dbOf(uid));
    const play = { game, change, state: 'called', ending: '', winner: '', clock: null, goals1: {}, goals2: {}, isConfirmed: false };
    batch.update(gamesAt(uid), { [`${game}.play`]: play });
    batch.set(doc(dbOf(uid), 'days', event, 'history', change), {
      ...{ game, kind: 'game', by: uid, at: serverTimestamp(), from: told('planned'), to: record },
    });
    return batch.commit();
  };
  const isPlayed = { endDate: '2099-01-01' };

  it('reads the brackets of a private tournament, and calls and scores their games', async () => {
    await put(isPlayed);
    expect((await getDocs(collection(dbOf('keeper'), 'tournaments', event, 'stages'))).size).toBe(1);
    await expectAllowed(getDoc(gamesAt('keeper')));
    await expectAllowed(call('keeper'));
    await expectAllowed(call(organizer, otherId));
  });

  it('changes nothing else there, and tells of its change what is true', async () => {
    await put(isPlayed);
    await expectDenied(call('keeper', id, told('finished')));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${id}.team1Id`]: 't5' }));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${id}.referee`]: 'Zoé' }));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${id}.team1Score`]: 3 }));
    await expectDenied(updateDoc(planAt('keeper'), { name: 'Mine' }));
    await expectDenied(deleteDoc(gamesAt('keeper')));
    await expectDenied(call('somebody'));
  });

  it('for one court scores the games that the plan has there', async () => {
    await put(isPlayed);
    await stage.put({
      [`days/${event}`]: { courts: { '0': [otherId], '1': [id] } },
      [`days/${event}/passes/p`]: { court: '1', revokedAt: null, hash: '', createdBy: organizer },
    });
    await expectDenied(call('keeper', otherId));
    await expectAllowed(call('keeper'));
  });

  it('that was revoked, or whose event is over, does neither', async () => {
    await put({ endDate: '2020-01-01' });
    await expectDenied(getDoc(gamesAt('keeper')));
    await expectDenied(call('keeper'));
    await put(isPlayed);
    await stage.put({ [`days/${event}/passes/p`]: { court: '', revokedAt: new Date(), hash: '', createdBy: organizer } });
    await expectDenied(getDocs(collection(dbOf('keeper'), 'tournaments', event, 'stages')));
    await expectDenied(call('keeper'));
  });
});

it('what a release that knows of no stages leaves of a deleted tournament may go, and is read by nobody', async () => {
  await put({ isBracketPublic: true });
  const batch = writeBatch(dbOf(organizer));
  batch.delete(doc(dbOf(organizer), 'tournaments', event));
  batch.set(doc(dbOf(organizer), 'deletedTournaments', event), { deletedAt: serverTimestamp() });
  await expectAllowed(batch.commit());
  await expectDenied(getDoc(planAt(null)));
  await expectDenied(deleteDoc(planAt(null)));
  await expectAllowed(deleteDoc(gamesAt(organizer)));
  await expectAllowed(deleteDoc(planAt(organizer)));
});

describe('the number of places of the first bracket', () => {
  const change = (uid: string | null, bracketPlaces: unknown) => updateDoc(doc(dbOf(uid), 'tournaments', event), { bracketPlaces });

  it('is written by organizers, as a number that the domain has', async () => {
    await put({ isBracketPublic: true });
    for (const places of [8, 16, 32]) await expectAllowed(change(organizer, places));
    for (const wrong of [3, 4, 33, 8.5, '8', true, null, [8]]) await expectDenied(change(organizer, wrong));
    for (const [, uid] of readers) await expectDenied(change(uid, 16));
  });
});

it('a split start of the first bracket is written by organizers only, with a size that a bracket can have', async () => {
  await put({ isBracketPublic: true });
  const change = (uid: string | null, bracketUpperSize: unknown) =>
    updateDoc(doc(dbOf(uid), 'tournaments', event), { bracketType: 'double', bracketDrops: 3, bracketUpperSize });
  for (const size of [4, 8, 128, null]) await expectAllowed(change(organizer, size));
  for (const wrong of [3, 257, 8.5, '8', true, [8]]) await expectDenied(change(organizer, wrong));
  for (const [, uid] of readers) await expectDenied(change(uid, 8));
});

describe('what it costs the rules, which may evaluate 1,000 expressions', () => {
  const largest = drawnOf(createBracket('doubleHayes', ids(256), { upperSize: 128 }));
  const largestPlaces = drawnOf(createBracket('single', ids(256), { places: 32 }));
  const largestSplit = drawnOf(createBracket('double', ids(256), { upperSize: 128 }));
  const startTimes = Array.from({ length: 100 }, () => '09:00');
  const full = { ...largest.plan, name: 'x'.repeat(100), bracketTimes: { ...times, startTimes } };
  const plans = { [`tournaments/t/stages/${stageId}`]: full as Data };

  it.each([
    ['a plan of the largest bracket is drawn', 'tournaments', plan, full],
    ['the games of the largest bracket are created', 'brackets', null, largest.games],
    [
      'a plan with the most games for places is drawn',
      'tournaments',
      plan,
      { ...largestPlaces.plan, name: full.name, bracketTimes: full.bracketTimes },
    ],
    ['the most games for places are created', 'brackets', null, largestPlaces.games],
    [
      'a plan of the largest split start is drawn',
      'tournaments',
      plan,
      { ...largestSplit.plan, name: full.name, bracketTimes: full.bracketTimes },
    ],
    ['the games of the largest split start are created', 'brackets', null, largestSplit.games],
  ] as const)('%s', (_what, at, before, after) => {
    const { allowed, expressions } = judgeWrite(`${at}/t/stages/${stageId}`, before as Data | null, after as Data, organizer, {}, plans);
    expect([allowed, expressions < 900]).toEqual([true, true]);
  });

  it('a state changes in the largest bracket', () => {
    const [id = ''] = Object.keys(largest.games);
    const game = largest.games[id] as Data;
    const play: Data = {
      ...{ game: id, change: 'd', state: 'finished', ending: 'forfeitByTeam2', winner: '', clock: null, goals1: {}, goals2: {} },
      isConfirmed: false,
    };
    const record: Data = { game: id, at: NOW, from: '{"state":"planned"}' };
    const { allowed, expressions } = judgeWrite(
      `brackets/t/stages/${stageId}`,
      largest.games,
      { ...largest.games, [id]: { ...game, play } },
      organizer,
      {},
      { 'days/t/history/d': record },
    );
    expect([allowed, expressions < 900]).toEqual([true, true]);
  });
});

it('releases that know of no stages read such a tournament as before', () => {
  const read = (more: object) => {
    const parsed = parseTournament('t', { ...tournament({ bracket: {} }), ...more });
    return parsed.ok ? parsed.value : null;
  };
  const { hasStages, ...before } = read({ hasStages: true })!;
  const { hasStages: had, ...plain } = read({})!;
  expect([hasStages, had]).toEqual([true, false]);
  expect(before).toEqual(plain);
  expect(hasBracket(before)).toBe(false);
  const games = parseBracketGames(drawn.games);
  expect(games.ok && readBracket({ ...drawn.plan, bracketSeeds: ids(8) }, games.value).problems).toEqual([]);
});
