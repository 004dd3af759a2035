import { parseTournament, type TableFields } from '@courtside/domain';
import { carries, entryText, feeds, furtherStageId, storedGroupsPlan, storedStage, type EntryRule } from '@courtside/domain/stages';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { judgeWrite } from './judge-write.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, person, second, tournament } from './sample.testkit';
import { NOW, type Data } from './wire.testkit';

const stage = stageForTests();
const { dbOf } = stage;
const stageId = 'groupsB12345';
const bracketId = 'bracketB123';
const rules: Omit<TableFields, 'pointAdjustments'> = {
  ...{ pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst', tableOrder: ['points', 'headToHead'] },
  ...{ pointsPerDraw: 1, pointsPerLoss: 0, forfeitGoals: 5, withdrawnGames: 'stand' },
};
const plan: Data = storedGroupsPlan(
  {
    ...{ name: 'Main round', order: 1, entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 4 } },
    ...{ groupCount: 2, feed: 'snake', carries: 'games', firstDay: 1 },
  },
  rules,
);
const gameIds = ['m1', 'm2', 'm3', 'm4'].map((id) => `${stageId}-${id}`);
const layout: Data = {
  groups: { '0': ['t0', 't1', 't2'], '1': ['t3', 't4', 't5'] },
  schedule: { '0': gameIds },
  scheduleType: 'roundRobin',
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
};
const drawn: Data = { ...plan, ...layout };
const match = (team1Id: string, team2Id: string): Data => ({ team1Id, team2Id, team1Score: null, team2Score: null, referee: '' });
const games: Data = Object.fromEntries(gameIds.map((id, index) => [id, match(`t${index}`, `t${index + 1}`)]));
const bracketPlan: Data = storedStage({ name: 'B bracket', order: 2, entry: { kind: 'rest', of: 'groups' } });

const readers: readonly (readonly [string, string | null])[] = [
  ['a stranger', null],
  ['a player', person('player')],
  ['a captain', captain],
  ['somebody with a pass', 'keeper'],
];
let event = '';
let count = 0;
/** An event with drawn further groups and a further bracket, neither of which is public. */
const put = async (changes: Readonly<Record<string, unknown>> = {}) => {
  event = `further${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament({
      ...{ organizerUids: [organizer, second], isTournamentPublic: true, hasFurtherGroups: true, drawnGroupStages: [stageId] },
      ...changes,
    }),
    [`tournaments/${event}/stages/${stageId}`]: drawn,
    [`tournaments/${event}/stages/${bracketId}`]: bracketPlan,
    [`schedules/${event}/stages/${stageId}`]: games,
    [`schedules/${event}`]: {},
    [`brackets/${event}`]: {},
    [`days/${event}/passes/p`]: { court: '', revokedAt: null, hash: '', createdBy: organizer },
    [`days/${event}/scorekeepers/keeper`]: { passId: 'p' },
  });
};
const topAt = (uid: string | null) => doc(dbOf(uid), 'tournaments', event);
const planAt = (uid: string | null, id = stageId) => doc(dbOf(uid), 'tournaments', event, 'stages', id);
const gamesAt = (uid: string | null, id = stageId) => doc(dbOf(uid), 'schedules', event, 'stages', id);
const all = (uid: string | null) => collection(dbOf(uid), 'tournaments', event, 'stages');
const ofKind = (uid: string | null, kind: string) => query(all(uid), where('kind', '==', kind));
const [first = '', other = ''] = gameIds;

describe('further groups are read', () => {
  it.each(readers)('by %s where the schedule is shown: their plans, their games, and no plan of a bracket', async (_who, uid) => {
    await put({ isSchedulePublic: true });
    expect((await getDocs(ofKind(uid, 'groups'))).size).toBe(1);
    await expectAllowed(getDoc(planAt(uid)));
    await expectAllowed(getDoc(gamesAt(uid)));
    await expectDenied(getDocs(all(uid)));
    await expectDenied(getDocs(ofKind(uid, 'bracket')));
    await expectDenied(getDoc(planAt(uid, bracketId)));
  });

  it.each(readers)('by %s not with the brackets, unless the schedule is shown too', async (_who, uid) => {
    await put({ isBracketPublic: true });
    expect((await getDocs(ofKind(uid, 'bracket'))).size).toBe(1);
    await expectDenied(getDocs(ofKind(uid, 'groups')));
    await expectDenied(getDocs(all(uid)));
    await expectDenied(getDoc(planAt(uid)));
    await expectDenied(getDoc(gamesAt(uid)));
    await put({ isBracketPublic: true, isSchedulePublic: true });
    expect((await getDocs(all(uid))).size).toBe(2);
  });

  it('and where there are none, a release that knows of none lists brackets without the schedule', async () => {
    await put({ isBracketPublic: true, hasFurtherGroups: false });
    await stage.put({ [`tournaments/${event}/stages/${stageId}`]: bracketPlan });
    expect((await getDocs(all(null))).size).toBe(2);
  });

  it.each([
    ['a tournament is private', { isTournamentPublic: false, isSchedulePublic: true }],
    ['the schedule is not shown', { isSchedulePublic: false, isTeamsPublic: true, isGroupsPublic: true }],
  ])('by nobody but organizers while %s', async (_when, changes) => {
    await put(changes);
    for (const [, uid] of readers) {
      await expectDenied(getDocs(all(uid)));
      await expectDenied(getDocs(ofKind(uid, 'groups')));
      await expectDenied(getDoc(planAt(uid)));
      await expectDenied(getDoc(gamesAt(uid)));
    }
    for (const uid of [organizer, second]) {
      expect((await getDocs(all(uid))).size).toBe(2);
      await expectAllowed(getDoc(planAt(uid)));
      await expectAllowed(getDoc(gamesAt(uid)));
    }
  });

  it('in no list of their games', async () => {
    await put({ isSchedulePublic: true });
    await expectDenied(getDocs(collection(dbOf(null), 'schedules', event, 'stages')));
  });
});

describe('further groups are written', () => {
  const next = 'groupsC12345';

  /** Writes the drawn games of a stage. */
  const draw = (uid: string, { isNamed = true, id = next } = {}) => {
    const batch = writeBatch(dbOf(uid));
    batch.update(planAt(uid, id), layout);
    batch.set(gamesAt(uid, id), games);
    if (isNamed) batch.update(topAt(uid), { drawnGroupStages: [stageId, id] });
    return batch.commit();
  };

  it('by organizers: added, changed, drawn, scored, undone, removed', async () => {
    await put();
    await expectAllowed(setDoc(planAt(second, next), plan));
    await expectAllowed(updateDoc(planAt(second, next), { name: 'Finals', carries: 'none' }));
    await expectAllowed(draw(second));
    await expectAllowed(updateDoc(gamesAt(second, next), { [`${first}.team1Score`]: 3, [`${first}.team1Entry`]: 1 }));
    await expectAllowed(updateDoc(planAt(second, next), { 'scheduleTimes.startTimes': ['10:00'], 'teamOrder': ['t1', 't0'] }));
    const batch = writeBatch(dbOf(second));
    batch.update(planAt(second, next), { schedule: {}, groups: {} });
    batch.update(topAt(second), { drawnGroupStages: [stageId] });
    batch.delete(gamesAt(second, next));
    await expectAllowed(batch.commit());
    await expectAllowed(deleteDoc(planAt(second, next)));
  });

  it.each(readers)('never by %s, also where all is shown', async (_who, uid) => {
    await put({ isSchedulePublic: true });
    await expectDenied(setDoc(planAt(uid, next), plan));
    await expectDenied(updateDoc(planAt(uid), { name: 'Mine' }));
    await expectDenied(deleteDoc(planAt(uid)));
    await expectDenied(setDoc(gamesAt(uid, next), games));
    await expectDenied(updateDoc(gamesAt(uid), { [`${first}.team1Score`]: 9 }));
    await expectDenied(updateDoc(gamesAt(uid), { [`${first}.team1Score`]: 9, [`${first}.team1Entry`]: 1 }));
    await expectDenied(deleteDoc(gamesAt(uid)));
    await expectDenied(updateDoc(topAt(uid), { drawnGroupStages: [] }));
  });

  it('only where the tournament says that it has some, so that nobody lists them as brackets', async () => {
    await put({ hasFurtherGroups: false });
    await expectDenied(setDoc(planAt(organizer, next), plan));
    const batch = writeBatch(dbOf(organizer));
    batch.set(planAt(organizer, next), plan);
    batch.update(topAt(organizer), { hasFurtherGroups: true });
    await expectAllowed(batch.commit());
  });

  it('with games only together with the name of the stage, and for a plan of groups', async () => {
    await put();
    await expectDenied(setDoc(gamesAt(organizer, next), games));
    await expectAllowed(setDoc(planAt(organizer, next), plan));
    await expectDenied(draw(organizer, { isNamed: false }));
    await stage.put({ [`tournaments/${event}`]: tournament({ organizerUids: [organizer], drawnGroupStages: [bracketId] }) });
    await expectDenied(setDoc(gamesAt(organizer, bracketId), games));
    await expectDenied(setDoc(planAt(organizer, 'G'), plan));
  });

  it('as what they are: no groups become a bracket', async () => {
    await put();
    await expectDenied(setDoc(planAt(organizer), bracketPlan));
    await expectDenied(setDoc(planAt(organizer, bracketId), plan));
    await expectDenied(updateDoc(planAt(organizer), { bracketSeeds: ['t0'] }));
    await expectDenied(updateDoc(planAt(organizer, bracketId), { groups: { '0': ['t0'] } }));
  });

  it.each([
    { name: '' },
    { order: -1 },
    { entry: 'everybody' },
    { groupCount: 0 },
    { groupCount: 9 },
    { groupCount: '2' },
    { feed: 'drawn' },
    { carries: 'half' },
    { firstDay: -1 },
    { firstDay: 1001 },
    { isPublic: true },
    { playersPerTeam: 3 },
    { gameLengths: {} },
    { groups: { '8': ['t0'] } },
    { groups: { '0': ['a b'] } },
    { schedule: { '0': ['a b'] } },
    { scheduleTimes: { startTimes: ['25:00'] } },
    { scheduleType: 'knockout' },
    { legs: 3 },
    { pointsPerWin: 9 },
    { tableOrder: ['luck'] },
    { pointAdjustments: { t0: 'three' } },
    { byes: { '0': 5 } },
  ])('not with %j', async (wrong) => {
    await put();
    await expectDenied(setDoc(planAt(organizer, next), { ...plan, ...wrong }));
    await expectDenied(updateDoc(planAt(organizer), wrong));
  });

  it.each([{ team1Score: -1 }, { bracketLevel: 'upper' }, { team1Id: 5 }, { more: 1 }])('not with a game of %j', async (wrong) => {
    await put();
    await expectDenied(updateDoc(gamesAt(organizer), { [first]: { ...(games[first] as object), ...wrong } }));
  });

  it('with every choice that the domain stores', async () => {
    await put();
    for (const feed of feeds) await expectAllowed(updateDoc(planAt(organizer), { feed }));
    for (const carried of carries) await expectAllowed(updateDoc(planAt(organizer), { carries: carried }));
    const entries: readonly EntryRule[] = [
      { kind: 'rest', of: 'groups' },
      { kind: 'ranks', of: 'groups', first: 1, last: 8 },
      { kind: 'groupRanks', of: furtherStageId(stageId), first: 1, last: 2 },
    ];
    for (const entry of entries) await expectAllowed(updateDoc(planAt(organizer), { entry: entryText(entry) }));
  });

  describe('with teams that are named', () => {
    const named = { namedTeamIds: ['t4', 't5'] };
    /** An event with these teams, and an undrawn stage that names two of them. */
    const name = async () => {
      await put();
      await stage.put({
        [`teams/${event}`]: Object.fromEntries(['t0', 't1', 't2', 't3', 't4', 't5'].map((id) => [id, { name: id }])),
        [`tournaments/${event}/stages/${next}`]: { ...plan, ...named },
      });
    };

    it('who are in the tournament, by organizers', async () => {
      await name();
      await expectAllowed(setDoc(planAt(second, 'groupsD12345'), { ...plan, ...named }));
      await expectAllowed(updateDoc(planAt(second, next), { namedTeamIds: ['t5', 't0'] }));
      await expectAllowed(updateDoc(planAt(second, next), { namedTeamIds: deleteField() }));
      for (const [, uid] of readers) await expectDenied(updateDoc(planAt(uid, next), named));
    });

    it.each([
      { wrong: ['t9'] },
      { wrong: ['t4', 't9'] },
      { wrong: 't4' },
      { wrong: { t4: true } },
      { wrong: ['t4', 5] },
      { wrong: ['a b'] },
      { wrong: Array.from({ length: 201 }, () => 't4') },
    ])('and not with $wrong', async ({ wrong }) => {
      await name();
      await expectDenied(updateDoc(planAt(organizer, next), { namedTeamIds: wrong }));
      await expectDenied(setDoc(planAt(organizer, 'groupsD12345'), { ...plan, namedTeamIds: wrong }));
    });

    it('who are drawn too: not by a release that knows of none', async () => {
      await name();
      await expectDenied(draw(organizer));
      await expectAllowed(updateDoc(planAt(organizer, next), { namedTeamIds: ['t1', 't5'] }));
      await expectAllowed(draw(organizer));
      // The games are deleted again.
      await expectAllowed(updateDoc(planAt(organizer, next), { groups: deleteField(), schedule: deleteField() }));
    });

    it('while other fields change, also once a named team is gone', async () => {
      await name();
      await stage.put({ [`teams/${event}`]: {} });
      await expectAllowed(updateDoc(planAt(organizer, next), { name: 'Finals' }));
    });
  });

  it('with a score over the one that was seen, and over no other', async () => {
    await put();
    const score = (entry: number) => updateDoc(gamesAt(organizer), { [`${first}.team1Score`]: entry, [`${first}.team1Entry`]: entry });
    await expectAllowed(score(1));
    await expectDenied(updateDoc(gamesAt(second), { [`${first}.team1Score`]: 7, [`${first}.team1Entry`]: 1 }));
    await expectAllowed(score(2));
  });
});

describe('while further groups are drawn', () => {
  const groups = { '0': ['t0', 't1', 't2', 't3'], '1': ['t4', 't5'] };
  const start = (more: object = {}) => put({ groups, schedule: { '0': ['m1'] }, ...more });

  it('the groups and the schedule before them do not change, in any release', async () => {
    await start();
    await expectDenied(updateDoc(topAt(organizer), { schedule: {} }));
    await expectDenied(updateDoc(topAt(organizer), { 'schedule.0': [] }));
    await expectDenied(updateDoc(topAt(organizer), { 'groups.1': ['t4', 't5', 'late'] }));
    await expectDenied(updateDoc(topAt(organizer), { schedule: {}, drawnGroupStages: [] }));
  });

  it('everything else of the tournament does', async () => {
    await start();
    await expectAllowed(updateDoc(topAt(organizer), { name: 'New', withdrawnTeamIds: ['t1'], isSchedulePublic: true }));
    await expectAllowed(updateDoc(topAt(organizer), { bracket: { upper: { round1: ['u1-1'] } }, bracketSeeds: ['t0', 't1'] }));
  });

  it('and once they are deleted the schedule changes again', async () => {
    await start();
    await expectAllowed(updateDoc(topAt(organizer), { drawnGroupStages: [] }));
    await expectAllowed(updateDoc(topAt(organizer), { schedule: {} }));
  });
});

describe('the state of a game of further groups', () => {
  const play = {
    ...{ game: first, change: 'change1', state: 'finished', ending: 'forfeitByTeam2', winner: '', clock: null, goals1: {}, goals2: {} },
    isConfirmed: false,
  };
  const forfeit = (uid: string, withRecord: boolean) => {
    const batch = writeBatch(dbOf(uid));
    batch.update(gamesAt(uid), { [`${first}.play`]: play });
    if (withRecord)
      batch.set(doc(dbOf(uid), 'days', event, 'history', 'change1'), {
        ...{ game: first, kind: 'game', by: uid, at: serverTimestamp(), from: '{"state":"planned"}', to: '{"state":"finished"}' },
      });
    return batch.commit();
  };

  it('changes with a record in the history, and not without', async () => {
    await put();
    await expectDenied(forfeit(organizer, false));
    await expectAllowed(forfeit(organizer, true));
  });

  it('is not decided without play by a pass', async () => {
    await put({ isSchedulePublic: true, endDate: '2099-01-01' });
    await expectDenied(forfeit('keeper', true));
  });
});

describe('a pass', () => {
  const told = (state: string) =>
    JSON.stringify({
      ...{ team1Id: 't0', team2Id: 't1', team1Score: null, team2Score: null, state, ending: null, winner: null, clock: null },
      isConfirmed: false,
    });
  const call = (uid: string, game = first, record = told('called'), named = game) => {
    const change = `call${++count}`;
    const batch = writeBatch(dbOf(uid));
    const play = { game, change, state: 'called', ending: '', winner: '', clock: null, goals1: {}, goals2: {}, isConfirmed: false };
    batch.update(gamesAt(uid), { [`${game}.play`]: play });
    batch.set(doc(dbOf(uid), 'days', event, 'history', change), {
      ...{ game: named, kind: 'game', by: uid, at: serverTimestamp(), from: told('planned'), to: record },
    });
    return batch.commit();
  };
  const isPlayed = { endDate: '2099-01-01' };

  it('reads the groups of a private tournament, and calls and scores their games', async () => {
    await put({ ...isPlayed, isTournamentPublic: false });
    expect((await getDocs(all('keeper'))).size).toBe(2);
    await expectAllowed(getDoc(gamesAt('keeper')));
    await expectAllowed(call('keeper'));
    await expectAllowed(call(organizer, other));
  });

  it('changes nothing else there, and tells of its change what is true', async () => {
    await put(isPlayed);
    await expectDenied(call('keeper', first, told('finished')));
    await expectDenied(call('keeper', first, told('called'), other));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${first}.team1Id`]: 't5' }));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${first}.referee`]: 'Zoé' }));
    await expectDenied(updateDoc(gamesAt('keeper'), { [`${first}.team1Score`]: 3, [`${first}.team1Entry`]: 1 }));
    await expectDenied(updateDoc(planAt('keeper'), { name: 'Mine' }));
    await expectDenied(deleteDoc(gamesAt('keeper')));
    await expectDenied(call('somebody'));
  });

  it('for one court scores the games that the plan has there', async () => {
    await put(isPlayed);
    await stage.put({
      [`days/${event}`]: { courts: { '0': [other], '1': [first] } },
      [`days/${event}/passes/p`]: { court: '1', revokedAt: null, hash: '', createdBy: organizer },
    });
    await expectDenied(call('keeper', other));
    await expectAllowed(call('keeper'));
  });

  it('that was revoked, or whose event is over, does neither', async () => {
    await put({ endDate: '2020-01-01' });
    await expectDenied(getDoc(gamesAt('keeper')));
    await expectDenied(call('keeper'));
    await put(isPlayed);
    await stage.put({ [`days/${event}/passes/p`]: { court: '', revokedAt: new Date(), hash: '', createdBy: organizer } });
    await expectDenied(getDocs(all('keeper')));
    await expectDenied(call('keeper'));
  });
});

it('what a release that knows of no further groups leaves of a deleted tournament may go, and is read by nobody', async () => {
  await put({ isSchedulePublic: true });
  const batch = writeBatch(dbOf(organizer));
  batch.delete(topAt(organizer));
  batch.set(doc(dbOf(organizer), 'deletedTournaments', event), { deletedAt: serverTimestamp() });
  await expectAllowed(batch.commit());
  await expectDenied(getDoc(planAt(null)));
  await expectDenied(getDoc(gamesAt(null)));
  await expectDenied(deleteDoc(gamesAt(null)));
  await expectAllowed(deleteDoc(gamesAt(organizer)));
  await expectAllowed(deleteDoc(planAt(organizer)));
});

describe('what it costs the rules, which may evaluate 1,000 expressions', () => {
  const many = (prefix: string, length: number) => Array.from({ length }, (_, index) => `${prefix}${String(index).padStart(8, '0')}`);
  const named = <T>(length: number, make: (index: number) => T) =>
    Object.fromEntries(Array.from({ length }, (_, index) => [String(index), make(index)]));
  const seeded = many('t0', 128);
  const added: Data = {
    ...plan,
    name: 'x'.repeat(100),
    namedTeamIds: seeded,
    pointAdjustments: named(99, () => `-999 ${'x'.repeat(200)}`),
  };
  const largest: Data = {
    ...added,
    groups: named(8, (index) => many(`t${index}`, 16)),
    schedule: named(16, (day) => many(`m${day}`, 150)),
    scheduleType: 'swissRounds',
    legs: 2,
    scheduleTimes: {
      startTimes: Array.from({ length: 100 }, () => '09:00'),
      gameLength: 12,
      interval: 5,
      numberOfCourts: 6,
      days: '0 28 -',
      venues: Array.from({ length: 100 }, () => `2 ${'x'.repeat(100)}`).join('\n'),
    },
    byes: named(16, (index) => `t${index}`),
  };
  const top: Data = tournament({ hasFurtherGroups: true, drawnGroupStages: [stageId], groups: named(8, (index) => many(`t${index}`, 16)) });
  const teams = Object.fromEntries(seeded.map((id) => [id, { name: id }]));
  const more = { 'tournaments/t': top, 'teams/t': teams, [`tournaments/t/stages/${stageId}`]: largest };

  it.each([
    ['a plan is added', 'tournaments', null, added],
    ['a plan of the largest groups is drawn', 'tournaments', added, largest],
    [
      'the order of its teams is chosen, and a round is opened',
      'tournaments',
      largest,
      { ...largest, teamOrder: many('t', 128), unlockedRounds: ['0'] },
    ],
    ['a plan is drawn without those that have left', 'tournaments', added, { ...largest, namedTeamIds: seeded.slice(0, 100) }],
    ['the largest groups are deleted', 'tournaments', largest, added],
    [
      'all games of the largest groups are created',
      'schedules',
      null,
      Object.fromEntries(many('m', 2400).map((id) => [id, match(id, 'b')])),
    ],
  ] as const)('%s', (_what, at, before, after) => {
    const { allowed, expressions } = judgeWrite(`${at}/t/stages/${stageId}`, before as Data | null, after as Data, organizer, more);
    expect([allowed, expressions < 900]).toEqual([true, true]);
  });

  it('the record of a scorekeeper', () => {
    const play: Data = {
      game: first,
      change: 'd',
      state: 'called',
      ending: '',
      winner: '',
      clock: null,
      goals1: {},
      goals2: {},
      isConfirmed: false,
    };
    const said = (state: string) =>
      JSON.stringify({
        ...{ team1Id: 't0', team2Id: 't1', team1Score: null, team2Score: null, state, ending: null, winner: null, clock: null },
        isConfirmed: false,
      });
    const record: Data = { game: first, kind: 'game', by: 'k', at: NOW, from: said('planned'), to: said('called') };
    const stored: Readonly<Record<string, Data>> = {
      'tournaments/t': tournament({ endDate: '2099-01-01' }),
      'days/t/passes/p': { court: '', revokedAt: null, hash: '', createdBy: organizer },
      'days/t/scorekeepers/k': { passId: 'p' },
      [`schedules/t/stages/${stageId}`]: games,
    };
    const after = { [`schedules/t/stages/${stageId}`]: { ...games, [first]: { ...(games[first] as Data), play } } };
    const { allowed, expressions } = judgeWrite('days/t/history/d', null, record, 'k', stored, after);
    expect([allowed, expressions < 600]).toEqual([true, true]);
  });
});

it('releases that know of no further groups read such a tournament as before', () => {
  const read = (more: object) => {
    const parsed = parseTournament('t', { ...tournament({}), ...more });
    return parsed.ok ? parsed.value : null;
  };
  const { hasFurtherGroups, drawnGroupStages, ...before } = read({ hasFurtherGroups: true, drawnGroupStages: [stageId] })!;
  const { hasFurtherGroups: had, drawnGroupStages: drew, ...plain } = read({})!;
  expect([hasFurtherGroups, drawnGroupStages, had, drew]).toEqual([true, [stageId], false, []]);
  expect(before).toEqual(plain);
});
