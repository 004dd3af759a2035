import { deleteDoc, doc, getDoc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { defaultShuffle, parseShuffle } from '@courtside/domain/shuffle';
import { judgeWrite } from './judge-write.testkit';
import { expectAllowed, expectDenied, stageForTests } from './people.testkit';
import { captain, organizer, person, second, tournament } from './sample.testkit';
import type { Data } from './wire.testkit';

const stage = stageForTests();
const { dbOf } = stage;
const players = ['PLAYER 1', 'Zoé', person('ada'), 'P4', 'P5', 'P6', 'P7'];
const round = '2027-06-12T10:00 0.1.2 3.4.5;6';
const empty: Data = { ...defaultShuffle, players: [], away: [], rounds: [], results: {} };
const played: Data = { ...empty, players, rounds: [round], results: { '1-1': '3-2' } };
const others: readonly (readonly [string, string | null])[] = [
  ['a stranger', null],
  ['a player of it', person('ada')],
  ['a captain', captain],
  ['somebody with a pass', 'keeper'],
];

let event = '';
let count = 0;
const put = async (shuffle: object | null, changes: Readonly<Record<string, unknown>> = {}) => {
  event = `shuffle${++count}`;
  await stage.put({
    [`tournaments/${event}`]: tournament({
      ...{
        organizerUids: [organizer, second],
        isTournamentPublic: true,
        tournamentType: 'MIXER',
        playerIds: players,
        hasShuffle: shuffle !== null,
      },
      ...changes,
    }),
    ...(shuffle ? { [`shuffles/${event}`]: shuffle } : {}),
    [`days/${event}/passes/p`]: { court: '', revokedAt: null, hash: '', createdBy: organizer },
    [`days/${event}/scorekeepers/keeper`]: { passId: 'p' },
  });
};
const at = (uid: string | null) => doc(dbOf(uid), 'shuffles', event);
const topAt = (uid: string | null) => doc(dbOf(uid), 'tournaments', event);

describe('a shuffle is read', () => {
  it.each(others)('by %s once it is shown to visitors', async (_who, uid) => {
    await put(played);
    await expectDenied(getDoc(at(uid)));
    await put(played, { isShufflePublic: true });
    await expectAllowed(getDoc(at(uid)));
    await put(played, { isShufflePublic: true, isTournamentPublic: false });
    await expectDenied(getDoc(at(uid)));
    await put(played, { isSchedulePublic: true, isPlayersPublic: true, isBracketPublic: true });
    await expectDenied(getDoc(at(uid)));
  });

  it('by its organizers always, also where there is none', async () => {
    await put(played, { isTournamentPublic: false });
    for (const uid of [organizer, second]) await expectAllowed(getDoc(at(uid)));
    await put(null);
    await expectAllowed(getDoc(at(organizer)));
  });
});

describe('a shuffle is added', () => {
  const add = (uid: string | null, shuffle: object, flag: object = { hasShuffle: true }) => {
    const batch = writeBatch(dbOf(uid));
    batch.set(at(uid), shuffle);
    batch.update(topAt(uid), flag);
    return batch.commit();
  };

  it('by an organizer of a mixer, together with the flag of the tournament', async () => {
    await put(null);
    await expectAllowed(add(organizer, empty));
    await put(null);
    await expectDenied(setDoc(at(organizer), empty));
    await expectDenied(add(organizer, empty, { hasShuffle: false }));
    await expectDenied(add(organizer, played));
    await put(null, { tournamentType: 'STANDARD' });
    await expectDenied(add(organizer, empty));
  });

  it.each(others)('not by %s', async (_who, uid) => {
    await put(null);
    await expectDenied(add(uid, empty));
    await stage.put({ [`tournaments/${event}`]: tournament({ tournamentType: 'MIXER', isTournamentPublic: true, hasShuffle: true }) });
    await expectDenied(setDoc(at(uid), empty));
  });
});

describe('a shuffle is changed', () => {
  const change = (fields: Data, uid: string | null = organizer) => updateDoc(at(uid), fields);
  const next = '2027-06-12T11:00 0.3.6 1.4.5;2';

  it.each<[string, Data]>([
    ['the next round', { rounds: [round, next] }],
    ['the next round with a player who came late', { players: [...players, 'Late'], rounds: [round, '2027-06-12T11:00 0.3.7 1.4.5;2.6'] }],
    ['the next round with its courts and minutes', { rounds: [round, '2027-06-12T11:00/2/17 0.3.6 1.4.5;2'] }],
    ['no round', { rounds: [] }],
    ['another result', { results: { '1-1': '10-0' } }],
    ['no result', { results: {} }],
    ['a player who left', { away: ['Zoé'] }],
    ['other rules', { teamSize: 5, courts: 6, gameLength: 100, interval: 0, pointsPerWin: 5, pointsPerDraw: 2, pointsPerLoss: 1 }],
  ])('by organizers: %s', async (_what, fields) => {
    await put(played);
    await expectAllowed(change(fields, second));
    for (const [, uid] of others) await expectDenied(change(fields, uid));
  });

  it.each<[string, Data]>([
    ['another round in its place', { rounds: [next] }],
    ['two rounds at once', { rounds: [round, next, next] }],
    ['other players in the place of those who played', { players: ['X', ...players.slice(1)] }],
    ['fewer players', { players: players.slice(1) }],
    ['a round that says something else', { rounds: [round, 'soon'] }],
    ['a round with a text inside', { rounds: [round, `${next}\nhello`] }],
    ['a round of one team', { rounds: [round, '2027-06-12T11:00 0.3.6;1'] }],
    ['a round that is none', { rounds: [round, 2] }],
    ['a round on seven courts', { rounds: [round, '2027-06-12T11:00/7/17 0.3.6 1.4.5;2'] }],
    ['a round with courts and no minutes', { rounds: [round, '2027-06-12T11:00/2 0.3.6 1.4.5;2'] }],
    ['a team of six', { rounds: [round, '2027-06-12T11:00 0.1.2.3.4.5 6.7.8.9.10.11;'] }],
    ['a result with words', { results: { '1-1': 'won' } }],
    ['a result of a place that is none', { results: { final: '3-2' } }],
    ['a number in the place of a result', { results: { '1-1': 3 } }],
    ['a player without a name', { players: [...players, ''] }],
    ['a long name', { away: ['x'.repeat(101)] }],
    ['teams of one', { teamSize: 1 }],
    ['seven courts', { courts: 7 }],
    ['no minutes', { gameLength: 0 }],
    ['half a point', { pointsPerDraw: 0.5 }],
    ['a field of its own', { note: 'hello' }],
  ])('not to %s', async (_what, fields) => {
    await put(played);
    await expectDenied(change(fields));
  });

  it('what the rules take can be read', () => {
    expect(parseShuffle(played).ok).toBe(true);
  });
});

describe('a shuffle is removed', () => {
  it('by organizers, and by anybody once the tournament is deleted', async () => {
    await put(played);
    for (const [, uid] of others) await expectDenied(deleteDoc(at(uid)));
    await expectAllowed(deleteDoc(at(second)));
    await put(played);
    await stage.put({ [`deletedTournaments/${event}`]: {} });
    await expectAllowed(deleteDoc(at(captain)));
    await expectDenied(deleteDoc(at(null)));
  });
});

it('the largest shuffle costs less than 900 expressions', () => {
  const many = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(90)}`);
  const teams = Array.from({ length: 16 }, (_, index) => [0, 1, 2, 3].map((place) => index * 4 + place).join('.')).join(' ');
  const largest: Data = {
    ...{ ...empty, players: many, away: many },
    rounds: Array.from({ length: 59 }, () => `2027-06-12T10:00/2/17 ${teams};64.65`),
    results: Object.fromEntries(Array.from({ length: 472 }, (_, index) => [`${1 + Math.floor(index / 8)}-${1 + (index % 8)}`, '999-999'])),
  };
  const after: Data = { ...largest, rounds: [...(largest['rounds'] as string[]), `2027-06-12T11:00/2/17 ${teams};64.65`] };
  const mixer = { 'tournaments/t': tournament({ tournamentType: 'MIXER', hasShuffle: true }) };
  const added = judgeWrite('shuffles/t', largest, after, organizer, mixer);
  expect(added).toMatchObject({ allowed: true });
  expect(added.expressions).toBeLessThan(900);
  expect(judgeWrite('shuffles/t', null, empty, organizer, mixer)).toMatchObject({ allowed: true });
});
