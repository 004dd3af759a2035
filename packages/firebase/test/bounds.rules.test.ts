import { parseBracketGames, parseMatches, parseProfile, parseTeams, parseTournament, type ParseResult } from '@courtside/domain';
import { storedQuestions } from '@courtside/domain/registration';
import { parseBracketPlan, parseStage, storedGroupsPlan, storedStage, type GroupsPlan } from '@courtside/domain/stages';
import { judgeWrite } from './judge-write.testkit';
import { NOW, type Data } from './wire.testkit';
import { captain, organizer, profile, team, tournament } from './sample.testkit';

/*
 * Tests every field of every entity: the rules refuse a text, a list or a map without a limit, and hidden data in an entry, from any user.
 * A new field of an entity without a sample here fails the test.
 */
const mayWrite = (...write: Parameters<typeof judgeWrite>): boolean => judgeWrite(...write).allowed;

const long = 'x'.repeat(20_000);
const many = <T>(make: (index: number) => T, count = 6000): T[] => Array.from({ length: count }, (_, index) => make(index));

/** Returns values that look like a sample but have no limit, or another type inside. */
function floods(sample: unknown): readonly (readonly [string, unknown])[] {
  if (typeof sample === 'string')
    return [
      ['a long text', long],
      ['a list', [sample]],
      ['a map', { a: sample }],
      ['a number', 7],
    ];
  if (Array.isArray(sample)) {
    const [entry] = sample as unknown[];
    return [
      ['too many entries', many(() => entry)],
      ['a long entry', [long]],
      ['commas in an entry', [','.repeat(20_000)]],
      ['a line end in an entry', [`${String(entry)}\n${String(entry)}`]],
      ['a number for an entry', [1]],
      ['a map for an entry', [{}]],
      ['nothing for an entry', [null]],
      ['a text for the list', String(entry)],
    ];
  }
  if (typeof sample === 'object' && sample !== null) {
    const [[key, value] = ['', null]] = Object.entries(sample);
    const inside = floods(value).map(([what, flood]) => [`${what} inside`, { ...sample, [key]: flood }] as const);
    return [
      ['too many keys', Object.fromEntries(many((index) => [`k${index}`, value]))],
      ['a long key', { [long]: value }],
      ['a list for the map', [value]],
      ...inside,
    ];
  }
  return [
    ['a text', long],
    ['a list', many((index) => index)],
    ['a map', { a: long }],
  ];
}

const keysOf = (result: ParseResult<object>): string[] => {
  if (!result.ok) throw new Error('The sample can not be read.');
  return Object.keys(result.value).filter((key) => key !== 'id');
};
const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const rounds = { round1: ['u1-1'] };

const fullTournament: Data = {
  ...tournament({
    contact: 'hello@ghent.example',
    imageSrc: 'https://courtside.test/a.png',
    isPlayersPublic: false,
    isGameTimesHidden: false,
  }),
  hasShuffle: true,
  isShufflePublic: true,
  image: {
    src: 'https://courtside.test/a.png',
    ...{ width: 1200, height: 900, type: 'image/webp' },
    variants: { '320': 'https://courtside.test/a.png-w320.webp' },
  },
  acceptedOrganizerUids: [organizer],
  playersPerTeam: 3,
  playerIds: ['PLAYER 1', captain],
  skillOverrides: { 'PLAYER 1': 5 },
  groups: { '0': ['aaaaaaaaaaa'] },
  teamOrder: ['aaaaaaaaaaa'],
  schedule: { '0': ['m1', 'break'] },
  scheduleType: 'roundRobin',
  legs: 2,
  scheduleTimes: { ...times, days: '0 28 -', venues: '2 Hardcourt Ouest, Lyon\n\n3' },
  unlockedRounds: ['0'],
  byes: { '0': 'aaaaaaaaaaa' },
  withdrawnTeamIds: ['aaaaaaaaaaa'],
  pointsPerWin: 3,
  headToHead: true,
  tieBreakPreset: 'pointsFirst',
  tableOrder: ['points', 'headToHead'],
  pointsPerDraw: 2,
  pointsPerLoss: 1,
  pointAdjustments: { aaaaaaaaaaa: '-2 Came late' },
  forfeitGoals: 5,
  withdrawnGames: 'stand',
  gameLengths: { 'upper-round3': '2x15+10' },
  isScorersPublic: false,
  hasEntries: false,
  hasStages: true,
  hasFurtherGroups: true,
  drawnGroupStages: ['groupsB12345'],
  needsProvenEmail: true,
  places: 24,
  movesUp: 'organizer',
  placesBy: 'draw',
  registrationOpensAt: 1_800_000_000_000,
  registrationClosesAt: 1_800_000_600_000,
  bracket: { upper: rounds, lower: rounds, hayesUpper: rounds, hayesLower: rounds },
  bracketType: 'single',
  bracketTimes: times,
  bracketSeeds: ['aaaaaaaaaaa'],
  bracketUpperSize: null,
  bracketDrops: 2,
  bracketCourts: 2,
  bracketPlaces: 8,
  bracketSeries: 'upper-round2:3 upper-round3:5',
};
const fullPlay: Data = {
  game: 'a',
  change: 'c',
  state: 'finished',
  ending: 'goldenGoal',
  winner: '1',
  clock: { startedAt: NOW, pausedAt: null, playedMs: 0, length: 30 },
  goals1: { g1: '1781431200000 Zoé' },
  goals2: { g2: '1781431200000' },
  isConfirmed: false,
};
const fullTeam: Data = { ...team({ groupId: '0', profileIds: [captain, 'Ada, of Ghent', ''] }), email: 'old@courtside.test' };
const fullMatch: Data = {
  team1Id: 'a',
  team2Id: 'b',
  team1Score: 3,
  team2Score: null,
  team1Entry: 1,
  team2Entry: 0,
  referee: 'Zoé',
  hyperlink: 'https://a.example',
  isTieBreaker: false,
  play: fullPlay,
};
const fullGame: Data = {
  ...{
    team1Id: 'HAYES:hu1-1',
    team2Id: 'TBD',
    team1Score: 3,
    team2Score: null,
    winner: 'a',
    loser: 'b',
    isOvertime: false,
    referee: 'Zoé',
    hyperlink: '',
  },
  ...{ bracketLevel: 'upper', roundId: 'round1' },
  play: fullPlay,
};
const bracketFields = [
  'bracket',
  'bracketType',
  'bracketTimes',
  'bracketSeeds',
  'bracketUpperSize',
  'bracketDrops',
  'bracketCourts',
  'bracketPlaces',
  'bracketSeries',
];
const fullStage: Data = {
  ...storedStage({ name: 'B bracket', order: 2, entry: { kind: 'rest', of: 'groups' } }),
  gamesBefore: 7,
  ...Object.fromEntries(Object.entries(fullTournament).filter(([field]) => bracketFields.includes(field))),
};
const groupsFields = [
  'groups',
  'teamOrder',
  'schedule',
  'scheduleType',
  'legs',
  'scheduleTimes',
  'unlockedRounds',
  'byes',
  'pointAdjustments',
];
const fullGroups: Data = {
  ...storedGroupsPlan(
    {
      ...{ name: 'Main round', order: 1, entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 4 } },
      ...{
        groupCount: 2,
        feed: 'snake',
        carries: 'games',
        firstDay: 1,
        namedTeamIds: ['aaaaaaaaaaa'] as unknown as GroupsPlan['namedTeamIds'],
      },
    },
    {
      ...{ pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst', tableOrder: ['points'] },
      ...{ pointsPerDraw: 2, pointsPerLoss: 1, forfeitGoals: 5, withdrawnGames: 'stand' },
    },
  ),
  ...Object.fromEntries(Object.entries(fullTournament).filter(([field]) => groupsFields.includes(field))),
};
const fullProfile: Data = { ...profile(), searchName: 'zoe' };

const fullForm: Data = storedQuestions([{ id: 'q1', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true }]);

const only = (result: ParseResult<Iterable<object>>): ParseResult<object> =>
  result.ok ? { ok: true, value: [...result.value][0] ?? {} } : result;
const byId = (result: ParseResult<ReadonlyMap<unknown, object>>): ParseResult<object> =>
  only(result.ok ? { ok: true, value: result.value.values() } : result);

interface Kind {
  readonly sample: Data;
  /** Fields of the entity, as its parser returns them. */
  readonly fields: readonly string[];
  readonly write: (data: Data) => boolean;
}
/**
 * No command writes every field at once, and that would take more expressions than the rules may evaluate: so one field after the other.
 */
const writeTournament = (data: Data): boolean =>
  data === fullTournament
    ? Object.entries(data).every(([field, value]) => mayWrite('tournaments/t', tournament(), { ...tournament(), [field]: value }))
    : // While further groups are drawn, groups and schedule can't change at all.
      mayWrite('tournaments/t', { ...fullTournament, drawnGroupStages: [] }, data);

const kinds: Readonly<Record<string, Kind>> = {
  'tournament': { sample: fullTournament, fields: keysOf(parseTournament('t', fullTournament)), write: writeTournament },
  'team': {
    sample: fullTeam,
    fields: keysOf(only(parseTeams({ a: fullTeam }))),
    write: (data) => mayWrite('teams/t', { a: fullTeam }, { a: data }),
  },
  'match': {
    sample: fullMatch,
    fields: keysOf(byId(parseMatches({ a: fullMatch }))),
    write: (data) => mayWrite('schedules/t', { a: { ...fullMatch, referee: '' } }, { a: data }),
  },
  'game': {
    sample: fullGame,
    fields: keysOf(byId(parseBracketGames({ a: fullGame }))),
    write: (data) => mayWrite('brackets/t', { a: { ...fullGame, referee: '' } }, { a: data }),
  },
  'stage': {
    sample: fullStage,
    fields: keysOf(parseBracketPlan('bracketB123', fullStage)),
    write: (data) => mayWrite('tournaments/t/stages/bracketB123', fullStage, data),
  },
  'stage of groups': {
    sample: fullGroups,
    fields: keysOf(parseStage('groupsB12345', fullGroups)),
    write: (data) => mayWrite('tournaments/t/stages/groupsB12345', fullGroups, data, organizer, { 'teams/t': { aaaaaaaaaaa: {} } }),
  },
  'profile': {
    sample: fullProfile,
    fields: keysOf(parseProfile('p', fullProfile)),
    write: (data) => mayWrite(`profiles/${captain}`, null, data, captain),
  },
  'state of a match': {
    sample: fullPlay,
    fields: ['state', 'ending', 'winner', 'clock', 'isConfirmed'],
    write: (data) => mayWrite('schedules/t', { a: { ...fullMatch, referee: '' } }, { a: { ...fullMatch, play: data } }),
  },
  'state of a bracket game': {
    sample: fullPlay,
    fields: ['state', 'ending', 'winner', 'clock', 'isConfirmed'],
    write: (data) => mayWrite('brackets/t', { a: { ...fullGame, referee: '' } }, { a: { ...fullGame, play: data } }),
  },
  'form': {
    sample: fullForm,
    fields: Object.keys(fullForm),
    write: (data) => mayWrite('forms/t', null, data),
  },
  'contact': { sample: { email: 'a@b.test' }, fields: ['email'], write: (data) => mayWrite('teams/t/contacts/a', null, data) },
};

describe.each(Object.entries(kinds))('a %s', (_kind, { sample, fields, write }) => {
  it('has a sample of every field', () => {
    expect(fields.filter((field) => !(field in sample))).toEqual([]);
    expect(write(sample)).toBe(true);
  });

  it.each(Object.keys(sample))('has a bound for %s', (field) => {
    const allowed = floods(sample[field]).filter(([, flood]) => write({ ...sample, [field]: flood }));
    expect(allowed.map(([what]) => what)).toEqual([]);
  });

  it('has no other field', () => {
    expect(write({ ...sample, isAdmin: true })).toBe(false);
  });
});

const unplayed = ({ play: _, ...entry }: Data): Data => entry;

describe('a map of entries', () => {
  it.each([
    ['teams', fullTeam, 512],
    // A whole map is written when it is created, before any day of play.
    ['schedules', unplayed(fullMatch), 2500],
    ['brackets', unplayed(fullGame), 2000],
  ])('of %s has a bound, and ids of one alphabet', (collection, entry, most) => {
    const entries = (count: number) =>
      Object.fromEntries(
        many((index) => [`id${index}`, { ...entry, referee: `${index}` }], count).map(([id, one]) => [
          id,
          collection === 'teams' ? entry : one,
        ]),
      );
    expect(mayWrite(`${collection}/t`, {}, entries(most))).toBe(true);
    expect(mayWrite(`${collection}/t`, {}, entries(most + 1))).toBe(false);
    for (const id of ['a b', 'a.b', 'a_b', 'a\nb', '__proto__', '', long, 'é'])
      expect(mayWrite(`${collection}/t`, {}, JSON.parse(`{${JSON.stringify(id)}:${JSON.stringify(entry)}}`) as Data)).toBe(false);
  });
});

it.each([
  ['', true],
  ['-', true],
  ['0 7 - 365', true],
  ['1000', false],
  ['0  7', false],
  ['0 -7', false],
  ['0\n7', false],
  ['0\n|\n2', false],
  [Array.from({ length: 100 }, () => '7').join(' '), true],
  [Array.from({ length: 101 }, () => '7').join(' '), false],
  [[0, 7], false],
])('the chosen days %j of a schedule may be stored: %s', (days, isAllowed) => {
  const before = { ...fullTournament, scheduleTimes: { ...times, days: '0' } };
  expect(mayWrite('tournaments/t', before, { ...before, scheduleTimes: { ...times, days } })).toBe(isAllowed);
});

it.each([
  ['', true],
  ['2 Hardcourt Ouest, Lyon\n\n3', true],
  [' 3 Halles', true],
  ['7', false],
  ['2\n|\n2', false],
  ['2  ', true],
  ['Hardcourt Ouest', false],
  [` ${'x'.repeat(100)}`, true],
  [` ${'x'.repeat(101)}`, false],
  [Array.from({ length: 100 }, () => `2 ${'x'.repeat(100)}`).join('\n'), true],
  [Array.from({ length: 102 }, () => `2 ${'x'.repeat(100)}`).join('\n'), false],
  [['2'], false],
])('the venues %j of a schedule may be stored: %s', (venues, isAllowed) => {
  const before = { ...fullTournament, scheduleTimes: times };
  expect(mayWrite('tournaments/t', before, { ...before, scheduleTimes: { ...times, venues } })).toBe(isAllowed);
  expect(mayWrite('tournaments/t', before, { ...before, bracketTimes: { ...times, venues } })).toBe(false);
});

it('an old tournament whose lists are out of bounds by now can still be edited elsewhere', () => {
  const old = { ...tournament(), playerIds: many((index) => `PLAYER ${index}`, 900), groups: { main: ['a'] }, someday: 'x' };
  expect(mayWrite('tournaments/t', old, { ...old, name: 'New name' })).toBe(true);
  expect(mayWrite('tournaments/t', old, { ...old, playerIds: [...old.playerIds, 'PLAYER 900'] })).toBe(false);
});
