import { judgeWrite } from './judge-write.testkit';
import { NOW, type Data } from './wire.testkit';
import { tableCriteria } from '@courtside/domain';
import { CHECKED_IN } from '../src/commands/registration/check-in';
import { PLACES_PER_BATCH } from '../src/commands/registration/places';
import { organizer, second, team, tournament } from './sample.testkit';

/*
 * Rules may evaluate 1,000 expressions for a write. The writes of a command have to stay below that with a reserve, whatever the length of
 * the tournament: one more field in the rules once refused the most expensive write, in the middle of an event.
 */
const ROOM = 900;

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index).padStart(8, '0')}`);
const named = <T>(count: number, make: (index: number) => T, name = String): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), make(index)]));

const times = { startTimes: Array.from({ length: 100 }, () => '09:00'), gameLength: 12, interval: 5, numberOfCourts: 6 };
/** Each day with its date, its courts and its place. */
const league = { ...times, days: '0 28 -', venues: Array.from({ length: 100 }, () => `2 ${'x'.repeat(100)}`).join('\n') };
const groups = named(8, (index) => ids(`g${index}`, 64));
const layout = {
  bracket: {
    upper: named(16, (index) => ids(`u${index}`, 8)),
    lower: named(16, (index) => ids(`l${index}`, 8)),
    hayesUpper: named(8, () => ['h-1']),
    hayesLower: named(8, () => ['i-1']),
  },
  bracketType: 'doubleHayes',
  bracketSeeds: ids('s', 512),
  bracketUpperSize: 128,
  bracketDrops: 2,
  bracketCourts: 2,
  bracketPlaces: 32,
  bracketSeries: Array.from({ length: 48 }, (_, index) => `upper-round${index}:5`).join(' '),
  bracketTimes: times,
};
const played = tournament({
  isTournamentPublic: true,
  acceptedOrganizerUids: [organizer, second],
  organizerUids: [organizer, second],
  groups,
});

const image = {
  src: 'x'.repeat(2000),
  ...{ width: 100_000, height: 100_000, type: 'image/webp' },
  variants: Object.fromEntries(['320', '640', '1280', '1600'].map((width) => [width, 'x'.repeat(1000)])),
};

const writes: Readonly<Record<string, readonly [Data | null, Data]>> = {
  'a tournament is copied': [
    null,
    tournament({
      contact: 'hello@ghent.example',
      playersPerTeam: 3,
      pointsPerWin: 3,
      headToHead: true,
      tieBreakPreset: 'pointsFirst',
      tournamentType: 'MIXER',
      playerIds: ids('p', 500),
      skillOverrides: named(500, () => 5),
    }),
  ],
  'a copy gets the other organisers, and what its days go by': [
    tournament({ acceptedOrganizerUids: [organizer], playerIds: ids('p', 500) }),
    tournament({
      ...{ acceptedOrganizerUids: [organizer], playerIds: ids('p', 500), forfeitGoals: 7, withdrawnGames: 'fall' },
      ...{ tableOrder: tableCriteria, pointsPerDraw: 2, pointsPerLoss: 1 },
      organizerUids: [organizer, ...ids('o', 8)],
    }),
  ],
  'all rules of the table and of the day change, with as many deductions as there may be': [
    played,
    {
      ...played,
      ...{ forfeitGoals: 7, withdrawnGames: 'fall', gameLengths: named(100, () => '2x15+10') },
      ...{ pointsPerWin: 4, headToHead: false, tieBreakPreset: 'winsFirst', tableOrder: tableCriteria, pointsPerDraw: 2, pointsPerLoss: 1 },
      pointAdjustments: named(100, () => `-999 ${'x'.repeat(200)}`),
    },
  ],
  'details are saved together': [
    played,
    {
      ...played,
      name: 'New',
      location: 'Liège',
      description: 'x',
      contact: 'a@b.test',
      startDate: '2026-07-09',
      timeZone: null,
      imageSrc: 'https://courtside.test/a.png',
      playersPerTeam: 4,
      isPlayersPublic: true,
    },
  ],
  'what is known of its image is told of a new tournament': [played, { ...played, image }],
  'the photo is changed': [
    { ...played, imageSrc: 'https://courtside.test/a.png' },
    { ...played, imageSrc: image.src, image },
  ],
  'teams become groups': [tournament(), tournament({ groups, isRegistrationOpen: false })],
  'a team comes late, as many deductions as there may be': [
    { ...played, pointAdjustments: named(99, () => `-999 ${'x'.repeat(200)}`) },
    {
      ...played,
      groups: { ...groups, 0: [...ids('g0', 63), 'late'] },
      pointAdjustments: { ...named(99, () => `-999 ${'x'.repeat(200)}`), late: '3 Came late' },
    },
  ],
  'a schedule is created': [
    played,
    {
      ...played,
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: league,
      legs: 2,
      byes: named(100, (index) => `team${index}`),
      isSchedulePublic: true,
    },
  ],
  'organisers change with the schedule': [
    played,
    {
      ...played,
      acceptedOrganizerUids: [organizer],
      organizerUids: [organizer],
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: league,
      isSchedulePublic: true,
    },
  ],
  'a schedule is deleted': [
    {
      ...played,
      schedule: named(16, (day) => ids(`m${day}`, 300)),
      scheduleType: 'swissRounds',
      scheduleTimes: league,
      byes: { '0': 'a' },
      unlockedRounds: ['0'],
      withdrawnTeamIds: ['a'],
    },
    { ...played, schedule: {} },
  ],
  'a bracket is created': [played, { ...played, ...layout, isBracketPublic: true }],
  'a bracket is deleted': [{ ...played, ...layout }, played],
};

it.each(Object.entries(writes))('when %s, a tenth is left', (_what, [before, after]) => {
  const { allowed, expressions } = judgeWrite('tournaments/t', before, after, organizer);
  expect({ allowed, expressions }).toMatchObject({ allowed: true });
  expect(expressions).toBeLessThan(ROOM);
});

// In case the expressions of all writes of a batch are counted together.
it.each([
  ['in the one document', { 'teams/t': Object.fromEntries(ids('t', 512).map((id) => [id, team({ registeredAt: 1000 })])) }],
  ['that registered by itself', { 'teams/t': {}, 'teams/t/entries/t00000000': team({ registeredAt: 1000 }) }],
])('when as many teams as a batch takes are put in the line, each of them a team %s, a tenth is left', (_where, more) => {
  const { allowed, expressions } = judgeWrite('teams/t/places/t00000000', null, { registeredAt: 1000 }, organizer, more);
  expect({ allowed, expressions }).toMatchObject({ allowed: true });
  expect(expressions * PLACES_PER_BATCH).toBeLessThan(ROOM);
});

it('when as many captains as a batch takes are noted as told, a tenth is left', () => {
  const { allowed, expressions } = judgeWrite('teams/t/places/t00000000', { registeredAt: 1000 }, { registeredAt: 1000, toldAt: NOW });
  expect({ allowed, expressions }).toMatchObject({ allowed: true });
  expect(expressions * PLACES_PER_BATCH).toBeLessThan(ROOM);
});

it('when as many teams as a batch takes are checked in, with the record, a tenth is left; a captain’s own is far from it', () => {
  const said = (checkedInBy: string) => ({ checkedInAt: NOW, checkedInBy });
  const one = judgeWrite('teams/t/checkIns/t00000000', null, said(organizer));
  const record = judgeWrite('days/t/history/h00000000', null, { game: '', kind: 'plan', by: organizer, at: NOW, from: '{}', to: '{}' });
  expect([one.allowed, record.allowed]).toEqual([true, true]);
  expect(one.expressions * CHECKED_IN + record.expressions).toBeLessThan(ROOM);
  const own = judgeWrite('teams/t/checkIns/t00000000', null, said('captain'), 'captain', {
    'forms/t': { checkIn: { opensAt: 1, closesAt: Number.MAX_SAFE_INTEGER } },
    'teams/t/registrations/captain': { teamId: 't00000000' },
    'teams/t/places/t00000000': { registeredAt: 1000 },
  });
  expect(own).toMatchObject({ allowed: true });
  expect(own.expressions).toBeLessThan(ROOM / 5);
});

it('when a captain names eight players, or takes over who is free, a tenth is left of each write', () => {
  const players = ids('p', 8).map((id) => id.padEnd(28, '0'));
  const uid = 'captain';
  const event = tournament({ isTournamentPublic: true, isRegistrationOpen: true, hasEntries: true, playersPerTeam: 8, places: 8 });
  const [teamId, other] = ['AAAAAAAAAAA', 'BBBBBBBBBBB'];
  const entry = { name: 'Puddle Cavalry', profileIds: players, registeredAt: NOW };
  const claim = (index: number) => ({ uid: players[index] ?? '', tournamentId: 't', teamId, number: index + 1, at: NOW });
  const after: Record<string, Data> = {
    [`teams/t/entries/${teamId}`]: entry,
    [`teams/t/places/${teamId}`]: { registeredAt: NOW },
    [`teams/t/contacts/${teamId}`]: { email: 'me@courtside.test' },
    [`teams/t/registrations/${uid}`]: { uid, tournamentId: 't', teamId, registeredAt: NOW },
    ...Object.fromEntries(players.map((player, index) => [`teams/t/players/${player}`, claim(index)])),
  };
  const before: Record<string, Data> = {
    'tournaments/t': event,
    'teams/t': {},
    [`teams/t/entries/${other}`]: { ...entry, profileIds: [] },
  };
  const entered = judgeWrite(`teams/t/entries/${teamId}`, null, entry, uid, before, after);
  const freed = { ...claim(7), teamId: other, confirmedAt: NOW };
  const claimed = judgeWrite(`teams/t/players/${players[7] ?? ''}`, freed, claim(7), uid, before, after);
  expect([entered.allowed, claimed.allowed]).toEqual([true, true]);
  expect(Math.max(entered.expressions, claimed.expressions)).toBeLessThan(ROOM);
});

it('when a player comes into a team or goes, by itself or among all others of a large event, and when a captain asks one, a tenth is left', () => {
  const [uid, teamId] = ['ada0000000000000000000000000', 'ZZZZZZZZZZZ'];
  const others = Object.fromEntries(ids('t', 511).map((id) => [id, team({ registeredAt: 1000 })]));
  const event = tournament({
    isTournamentPublic: true,
    isRegistrationOpen: true,
    hasEntries: true,
    playersPerTeam: 8,
    places: 8,
    needsProvenEmail: false,
  });
  const [alone, joined] = [
    team({ profileIds: ids('p', 7), registeredAt: 1000 }),
    team({ profileIds: [...ids('p', 7), uid], registeredAt: 1000 }),
  ];
  const claim = (field: string) => ({ uid, tournamentId: 't', teamId, number: 0, at: NOW, [field]: NOW });
  const asked = { uid, tournamentId: 't', teamId, name: 'Puddle Cavalry', at: NOW };
  const before: Record<string, Data> = {
    'tournaments/t': event,
    [`teams/t/places/${teamId}`]: { registeredAt: 1000 },
    [`teams/t/invitations/${teamId}_${uid}`]: asked,
    [`teams/t/freeAgents/${uid}`]: {},
    [`profiles/${uid}`]: { name: 'ada' },
    'teams/t/registrations/captain': { teamId },
  };
  const answered = { ...asked, answer: 'accepted', answeredAt: NOW };
  const said = { uid, tournamentId: 't', position: 'any', notes: 'x'.repeat(200), at: NOW };
  const after = (field: string, entry: Data | null) => ({
    [`teams/t/players/${uid}`]: claim(field),
    [`teams/t/invitations/${teamId}_${uid}`]: answered,
    ...(entry ? { [`teams/t/entries/${teamId}`]: entry } : {}),
  });
  const judged = (['alone', 'gathered'] as const).flatMap((where) => {
    const [path, of] =
      where === 'alone' ? [`teams/t/entries/${teamId}`, (one: Data) => one] : ['teams/t', (one: Data) => ({ ...others, [teamId]: one })];
    const stored = { ...before, ...(where === 'alone' ? { 'teams/t': {}, [path]: alone } : { 'teams/t': of(alone) }) };
    // The list as it is after the batch: without the player.
    const listed = (field: string) => ({
      ...after(field, where === 'alone' ? joined : null),
      ...(where === 'alone' ? {} : { 'teams/t': of(joined) }),
    });
    return [
      judgeWrite(path, of(alone), of(joined), uid, stored, listed('joinedAt')),
      judgeWrite(
        path,
        of(joined),
        of(alone),
        uid,
        { ...stored, [path]: of(joined) },
        { [`teams/t/players/${uid}`]: claim('leftAt'), [path]: of(alone) },
      ),
      // The player confirms another team and thereby leaves this one.
      judgeWrite(
        path,
        of(joined),
        of(alone),
        uid,
        { ...stored, [path]: of(joined) },
        { [`teams/t/players/${uid}`]: { ...claim('confirmedAt'), teamId: 'YYYYYYYYYYY' }, [path]: of(alone) },
      ),
      judgeWrite(
        `teams/t/players/${uid}`,
        null,
        claim('confirmedAt'),
        uid,
        { ...stored, [path]: of(joined) },
        { [`teams/t/players/${uid}`]: claim('confirmedAt'), [path]: of(joined) },
      ),
      judgeWrite(`teams/t/invitations/${teamId}_${uid}`, asked, answered, uid, stored, listed('joinedAt')),
      judgeWrite(`teams/t/invitations/${teamId}_${uid}`, null, asked, 'captain', stored, {
        'teams/t/registrations/captain': { teamId, invites: 1 },
      }),
    ];
  });
  judged.push(judgeWrite(`teams/t/freeAgents/${uid}`, null, said, uid, before));
  expect(judged.map(({ allowed }) => allowed)).toEqual(judged.map(() => true));
  expect(Math.max(...judged.map(({ expressions }) => expressions))).toBeLessThan(ROOM);
});
