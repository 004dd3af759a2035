import { finalRanking, openGames, teamPath } from '.';
import { applyResult, createBracket, sameGroupClashes, seedsFromStandings, storedBracket, storedChanges } from './engines';
import { standings } from '.';
import {
  circleRounds,
  draftGroups,
  drawMixerTeams,
  explainSwissRound,
  moveEntry,
  moveProblems,
  nextSwissRound,
  planRoundRobin,
  scheduleQuality,
  seededRandom,
  storedScheduleQuality,
  suggestReferees,
  swissByes,
} from './engines';
import {
  dayTimetable,
  defaultTimes,
  liveStatus,
  readBracket,
  sortedDayIds,
  parseBracketGames,
  parseMatches,
  parseTeams,
  parseTournament,
  tournamentStandings,
  type StandingRules,
} from '.';
import { swissInput } from './engines';

/** Names that every JavaScript object has, and one that changes the kind of an object. */
const NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const;
type Name = (typeof NAMES)[number];
const rules: StandingRules = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' };
const games = NAMES.slice(1).map((other, goals) => ({
  team1Id: NAMES[0] as Name,
  team2Id: other as Name,
  team1Score: goals,
  team2Score: 2,
  isTieBreaker: false,
  referee: '',
}));
const sorted = (names: readonly string[]) => [...names].sort();

/** The same as read from a database: own keys, whatever their names. */
const parseMap = (value: unknown) =>
  JSON.parse(`{${NAMES.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(', ')}}`) as Record<string, unknown>;

describe('names that JavaScript uses itself are ids like others', () => {
  it('in standings, seeds and groups', () => {
    const rows = standings<Name>({ teams: NAMES, matches: games as never, rules, byes: ['__proto__'] });
    expect(sorted(rows.map(({ teamId }) => teamId))).toEqual(sorted(NAMES));
    expect(rows.find(({ teamId }) => teamId === 'constructor')).toMatchObject({ played: 5, wins: 2, draws: 1, losses: 2 });
    expect(sorted(seedsFromStandings({ tables: [{ groupId: '__proto__', rows }] }))).toEqual(sorted(NAMES));
    expect(sorted(Object.values(draftGroups({ teams: NAMES, groupCount: 2 })).flat())).toEqual(sorted(NAMES));
  });

  it('in brackets of every type', () => {
    for (const type of ['single', 'double', 'singleHayes', 'doubleHayes'] as const) {
      let bracket = createBracket(type, NAMES);
      for (let [id] = openGames(bracket); id; [id] = openGames(bracket))
        bracket = applyResult(bracket, id, { team1Score: 1, team2Score: 0 }).bracket;
      const { complete, teams } = finalRanking(bracket);
      expect(complete).toBe(true);
      expect(sorted(teams.map(({ teamId }) => teamId))).toEqual(sorted(NAMES));
      expect(teamPath(bracket, 'constructor').games.length).toBeGreaterThan(0);
    }
  });

  it('in Swiss rounds, round robins and mixers', () => {
    const input = {
      teams: NAMES,
      rounds: [
        {
          games: [{ team1Id: 'constructor' as Name, team2Id: '__proto__' as Name, team1Score: 1, team2Score: 0 }],
          byes: ['toString' as Name],
        },
      ],
    };
    const next = nextSwissRound<Name>(input);
    expect(next.kind === 'round' && sorted(next.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]))).toEqual(sorted(NAMES));
    expect(swissByes<Name>(input)).toEqual([{ round: 1, byes: ['toString'] }]);
    expect(explainSwissRound(input, next).filter(({ kind }) => kind === 'ranked')).toHaveLength(NAMES.length);
    expect(circleRounds(NAMES).flat()).toHaveLength(15);
    expect(planRoundRobin({ groups: [NAMES], days: 1, numberOfCourts: 2 }).days[0]!.filter((entry) => entry !== 'break')).toHaveLength(15);
    const players = [...NAMES, ...NAMES.map((name) => `${name}2` as const)].map((id) => ({ id, skill: 5 }));
    expect(sorted(drawMixerTeams({ players, teamSize: 3, random: seededRandom(1) }).teams.flat())).toEqual(
      sorted(players.map(({ id }) => id)),
    );
  });

  it('in documents and what is made of them', () => {
    const teams = parseTeams(parseMap({ name: 'A' }));
    expect(teams.ok && sorted(teams.value.map(({ id }) => id))).toEqual(sorted(NAMES));
    const matches = parseMatches(parseMap({ team1Id: 'constructor', team2Id: '__proto__', team1Score: 1, team2Score: 0 }));
    expect(matches.ok && sorted([...matches.value.keys()])).toEqual(sorted(NAMES));
    const stored = parseBracketGames(parseMap({ bracketLevel: 'upper', roundId: 'round1' }));
    expect(stored.ok && sorted([...stored.value.keys()])).toEqual(sorted(NAMES));
    const one = { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13' };
    const tournament = parseTournament('t', {
      ...one,
      groups: parseMap(['constructor', '__proto__']),
      schedule: parseMap(['constructor']),
      byes: { 1: 'constructor' },
    });
    if (!tournament.ok || !matches.ok) throw new Error('does not parse');
    expect(sorted(Object.keys(tournament.value.schedule))).toEqual(sorted(NAMES));
    expect(tournamentStandings({ ...tournament.value, schedule: {} }, [], matches.value)[0]?.rows.map(({ byes }) => byes)).toEqual([0, 0]);
    // No team rests in a round only because its name is a property of every object.
    expect(swissInput({ ...tournament.value, byes: {} }, [], matches.value).rounds.map(({ byes }) => byes)).toEqual(NAMES.map(() => []));
    const { schedule, scheduleType, startDate } = tournament.value;
    expect(
      liveStatus({ schedule, scheduleType, times: defaultTimes, startDate, now: { date: '2027-06-12', minutes: 540 } }).running,
    ).toEqual(['constructor']);
  });

  it('in schedules, where a day that is not there stays so', () => {
    const schedule = parseMap(['toString', 'valueOf']) as Record<string, string[]>;
    const moved = moveEntry<string, string>(schedule, { dayId: '__proto__', index: 0 }, { dayId: 'constructor', index: 9 });
    expect([moved['__proto__'], moved['constructor']]).toEqual([['valueOf'], ['toString', 'valueOf', 'toString']]);
    expect(Object.getPrototypeOf(moved)).toBe(Object.prototype);
    const empty: Record<string, string[]> = { 0: ['a', 'b'] };
    for (const dayId of NAMES as readonly string[]) {
      expect(() => moveEntry(empty, { dayId, index: 0 }, { dayId: '0', index: 0 })).toThrow(RangeError);
      expect(() => moveEntry(empty, { dayId: '0', index: 0 }, { dayId, index: 0 })).toThrow(RangeError);
    }
    const matches = new Map(NAMES.map((name, place) => [name as string, games[place % 5]!]));
    expect(storedScheduleQuality(schedule, { matches, teams: [] }, 1).courtImbalance).toBe(0);
    expect(
      moveProblems(schedule, { matches, teams: [] }, 1, { dayId: 'constructor', index: 0 }, { dayId: 'constructor', index: 1 })
        .doubleBookings,
    ).toEqual([]);
    expect(
      suggestReferees({ schedule, matches, numberOfCourts: 1, teams: NAMES.map((id) => ({ id, name: id })) }).get('toString'),
    ).not.toContain('constructor');
    expect(scheduleQuality([games], 1).backToBack).not.toEqual([]);
  });
});

describe('ids are the types that come in', () => {
  it('in the stored form of a bracket', () => {
    const seeds = ['north', 'south', 'east', 'west'] as const;
    const { layout, games: stored } = storedBracket(
      applyResult(createBracket<(typeof seeds)[number]>('single', seeds), 'u1-1', { team1Score: 3, team2Score: 1 }).bracket,
    );
    const read = readBracket(layout, new Map([...stored].map(([id, game]) => [id, { ...game, id, referee: '', hyperlink: '' }])));
    const winner: (typeof seeds)[number] | 'TBD' | 'BYE' | undefined = read.bracket?.states[0]?.winner;
    expect([winner, read.problems]).toEqual(['north', []]);
    expect(read.bracket && [...storedChanges(stored, read.bracket)]).toEqual([]);
  });

  it('in timetables and the live status', () => {
    const schedule: Record<'sat' | 'sun', readonly ('g1' | 'g2' | 'break')[]> = { sat: ['g1', 'break'], sun: ['g2'] };
    const days: ('sat' | 'sun')[] = sortedDayIds(schedule);
    const [row] = dayTimetable(schedule.sat, defaultTimes, 0);
    const entry: 'g1' | 'g2' | 'break' | undefined = row?.entry;
    const { running, dayId } = liveStatus({
      schedule,
      scheduleType: 'roundRobin',
      times: defaultTimes,
      startDate: '2027-06-12',
      now: { date: '2027-06-12', minutes: 541 },
    });
    const ids: readonly ('g1' | 'g2')[] = running;
    const day: 'sat' | 'sun' | null = dayId;
    expect([days, entry, ids, day]).toEqual([['sat', 'sun'], 'g1', ['g1'], 'sat']);
  });
});

describe('who is named twice is refused, everywhere by the same class and words', () => {
  const twice = ['A', 'B', 'C', 'D', 'E', 'F', 'A'];
  const players = Array.from({ length: 13 }, (_, index) => ({ id: `P${index % 12}`, skill: 5 }));
  const row = standings({ teams: ['A'], matches: [], rules })[0]!;
  it.each<[string, () => unknown]>([
    ['standings', () => standings({ teams: twice, matches: [], rules })],
    [
      'seedsFromStandings',
      () =>
        seedsFromStandings({
          tables: [
            { groupId: '0', rows: [row] },
            { groupId: '1', rows: [row] },
          ],
        }),
    ],
    ['sameGroupClashes', () => sameGroupClashes(twice, () => null, { type: 'single' })],
    ['createBracket', () => createBracket('single', twice)],
    ['nextSwissRound', () => nextSwissRound({ teams: twice, rounds: [] })],
    ['swissByes', () => swissByes({ teams: twice, rounds: [] })],
    ['explainSwissRound', () => explainSwissRound({ teams: twice, rounds: [] }, { kind: 'allPlayed' })],
    ['circleRounds', () => circleRounds(twice)],
    [
      'planRoundRobin',
      () =>
        planRoundRobin({
          groups: [
            ['A', 'B'],
            ['B', 'C'],
          ],
          days: 1,
          numberOfCourts: 1,
        }),
    ],
    ['draftGroups', () => draftGroups({ teams: twice, groupCount: 1 })],
    [
      'suggestReferees',
      () => suggestReferees({ schedule: {}, matches: new Map(), numberOfCourts: 1, teams: twice.map((id) => ({ id, name: id })) }),
    ],
    ['drawMixerTeams', () => drawMixerTeams({ players, teamSize: 3, random: seededRandom(1) })],
  ])('%s', (name, call) =>
    expect(call).toThrow(new RangeError(name === 'drawMixerTeams' ? 'A player is named twice' : 'A team is named twice')),
  );
});

describe('too few is a RangeError everywhere', () => {
  it.each<[string, () => unknown]>([
    ['createBracket', () => createBracket('single', ['A'])],
    ['nextSwissRound', () => nextSwissRound({ teams: ['A'], rounds: [] })],
    ['planRoundRobin', () => planRoundRobin({ groups: [['A']], days: 1, numberOfCourts: 1 })],
    ['draftGroups', () => draftGroups({ teams: ['A'], groupCount: 1 })],
    ['drawMixerTeams', () => drawMixerTeams({ players: [], teamSize: 3, random: seededRandom(1) })],
  ])('%s', (_, call) => expect(call).toThrow(RangeError));
});
