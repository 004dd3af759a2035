import { applyResult, createBracket } from '../brackets/making';
import type { Bracket } from '../brackets';
import { groupDay, createTeamIds, type StoredDay } from '../day/day.testkit';
import { teamId, type MatchId, type Match, type Tournament, type TournamentId, type UserId } from '../entities';
import { tournamentStandings } from '../standings';
import { furtherStageId, type BracketPlan } from '../stages';
import { eventOutcome, eventPhase, listAdvancing, hasPlayedGroups, nextEvents, stageOfTeam, teamAfter, teamResults } from '.';

type Matches = ReadonlyMap<MatchId, Match>;

/** Eight teams in two groups; of two teams the one with the lower number wins. */
const day = groupDay(8, 2);
const number = (id: string) => Number(id.slice(1));
const played = ({ matches }: StoredDay, except: readonly string[] = []): Matches =>
  new Map(
    [...matches].map(([id, match]): [MatchId, Match] => {
      const isWon = number(match.team1Id) < number(match.team2Id);
      return [id, except.includes(id) ? match : { ...match, team1Score: isWon ? 3 : 0, team2Score: isWon ? 0 : 3 }];
    }),
  );
const getTables = (matches: Matches, { tournament }: StoredDay = day) =>
  tournamentStandings(
    tournament,
    createTeamIds(8).map((id) => ({ id })),
    matches,
  );
const win = (bracket: Bracket, ...ids: readonly string[]) =>
  ids.reduce((now, id) => applyResult(now, id, { team1Score: 1, team2Score: 0 }).bracket, bracket);
const four = () => createBracket('single', createTeamIds(4));
const all = played(day);
/** A game of group A, and a team of it that does not play there. */
const openGame = [...day.matches.values()].find(({ team1Id }) => number(team1Id) % 2 === 1)!;
const others = [1, 3, 5, 7].map((at) => teamId(`t${at}`)).filter((id) => id !== openGame.team1Id && id !== openGame.team2Id);

describe('how far an event is', () => {
  const phase = (matches: Matches | null, bracket: Bracket | null = null, change: object = {}, isPast = false) =>
    eventPhase({ tournament: { ...day.tournament, ...change }, matches, bracket, isPast });

  it('follows the games of the groups, then those of the bracket', () => {
    expect(phase(day.matches)).toBe('playing');
    expect(phase(played(day, [openGame.id]))).toBe('playing');
    expect(phase(all)).toBe('groupsOver');
    expect(phase(all, four())).toBe('groupsOver');
    expect(phase(all, win(four(), 'u1-1'))).toBe('bracket');
    expect(phase(all, { ...four(), playing: new Set(['u1-1' as never]) })).toBe('bracket');
    expect(phase(all, win(four(), 'u1-1', 'u1-2', 'u2-1'))).toBe('bracket');
    expect(phase(all, win(four(), 'u1-1', 'u1-2', 'u2-1', 'thirdPlace'))).toBe('over');
  });

  it('is over once the further brackets are, too, or with its last day', () => {
    const over = win(four(), 'u1-1', 'u1-2', 'u2-1', 'thirdPlace');
    const phaseWith = (bracket: Bracket, further: Bracket | null, isPast = false) =>
      eventPhase({ tournament: day.tournament, matches: all, bracket, further: [{ bracket: further }], isPast });
    expect(phaseWith(over, four())).toBe('bracket');
    expect(phaseWith(over, null)).toBe('bracket');
    expect(phaseWith(over, over)).toBe('over');
    expect(phaseWith(over, four(), true)).toBe('over');
    expect(phaseWith(win(four(), 'u1-1'), over)).toBe('bracket');
    expect(phaseWith(four(), four())).toBe('groupsOver');
    expect(phaseWith(four(), win(four(), 'u1-1'))).toBe('bracket');
  });

  it('takes a bracket as drawn early as the groups let it, and one without groups as begun by its first game', () => {
    expect(phase(played(day, [openGame.id]), four())).toBe('playing');
    expect(phase(null, four())).toBe('playing');
    expect(phase(null, win(four(), 'u1-1'))).toBe('bracket');
  });

  it('without a bracket ends with its last day, since one may follow until then', () => {
    expect(phase(all, null, {}, true)).toBe('over');
    expect(phase(day.matches, null, {}, true)).toBe('playing');
    // It is drawn, and visitors are not shown it.
    expect(phase(all, null, { bracket: { upper: {} } }, true)).toBe('groupsOver');
    expect(phase(null, null, {}, true)).toBe('playing');
  });

  it('is not over between two Swiss rounds', () => {
    const swiss = { scheduleType: 'swissRounds' };
    expect(phase(all, null, swiss)).toBe('playing');
    expect(phase(all, null, swiss, true)).toBe('over');
    expect(phase(all, four(), swiss)).toBe('groupsOver');
  });
});

it('knows a team whose own games in the groups are over; between Swiss rounds none is', () => {
  const [waiting = teamId('')] = others;
  const most = played(day, [openGame.id]);
  expect([waiting, openGame.team1Id, teamId('nobody')].map((team) => hasPlayedGroups(day.tournament, most, team))).toEqual([
    true,
    false,
    false,
  ]);
  expect(hasPlayedGroups({ ...day.tournament, scheduleType: 'swissRounds' }, most, waiting)).toBe(false);
});

it('lists the results of a team, its own score first, in the order of play', () => {
  const bracket = win(four(), 'u1-1');
  const results = teamResults({ ...day, matches: all, bracket }, teamId('t4'));
  expect(results.map(({ outcome, scores }) => [outcome, ...scores])).toEqual([
    ...results.slice(0, 3).map(({ opponent }) => (number(opponent) < 4 ? ['lost', 0, 3] : ['won', 3, 0])),
    ['lost', 0, 1],
  ]);
  expect(results.at(-1)).toMatchObject({ id: 'u1-1', opponent: 't1' });
  const [first] = [...all.values()];
  const ended = (ending: string) => new Map([[first!.id, { ...first!, play: { state: 'finished', ending } } as unknown as Match]]);
  const outcomes = (ending: string, team = first!.team1Id) => teamResults({ ...day, matches: ended(ending), bracket: null }, team);
  expect(outcomes('doubleForfeit')).toMatchObject([{ outcome: 'lost', scores: [null, null] }]);
  expect(outcomes('forfeitByTeam1', first!.team2Id)).toMatchObject([{ outcome: 'won', scores: [5, 0] }]);
  expect(outcomes('cancelled')).toEqual([]);
});

describe('what the end of its games means for a team', () => {
  const meaning = (team: string, matches: Matches = all, bracket: Bracket | null = null, tables = getTables(matches)) =>
    teamAfter({ rules: day.tournament, matches, tables, bracket }, teamId(team));

  it('is nothing while it has a game of the groups before it, and for a team that plays none', () => {
    expect(meaning('t1', day.matches)).toBeNull();
    expect(meaning(openGame.team1Id, played(day, [openGame.id]))).toBeNull();
    expect(meaning('nobody')).toBeNull();
  });

  it('is a place that may still change while others of its group play', () => {
    const [waiting = ''] = others;
    expect(meaning(waiting, played(day, [openGame.id]))).toMatchObject({ group: { open: 1, of: 4 }, way: { kind: 'undecided' } });
    expect(meaning('t2', played(day, [openGame.id]))?.group).toMatchObject({ rank: 1, open: 0, isOneOfMany: true });
  });

  it('is a game of the bracket, or that the bracket is played without it', () => {
    expect(meaning('t1', all, four())).toMatchObject({ group: { rank: 1 }, way: { kind: 'on', game: 'u1-1', isFirst: true } });
    expect(meaning('t8', all, four())).toMatchObject({ group: { rank: 4, of: 4 }, way: { kind: 'notOn' } });
    expect(meaning('t1', all, win(four(), 'u1-1'))?.way).toMatchObject({ kind: 'on', game: 'u2-1', isFirst: false });
  });

  it('is the place that it has left with, as the ranking gives it', () => {
    const eight = createBracket('single', createTeamIds(8));
    expect(meaning('t8', all, win(eight, 'u1-1'))?.way).toEqual({
      kind: 'left',
      game: 'u1-1',
      place: { teamId: 't8', place: 5, placeTo: 8 },
      of: 8,
    });
    const over = win(four(), 'u1-1', 'u1-2', 'u2-1', 'thirdPlace');
    expect(meaning('t1', all, over)?.way).toMatchObject({ kind: 'left', game: 'u2-1', place: { place: 1, placeTo: 1 } });
    // A corrected result takes a team back in.
    expect(meaning('t4', all, win(eight, 'u1-1'))?.way.kind).toBe('on');
  });

  it('is a game for a place, where more are played out, and then that place', () => {
    const eight = createBracket('single', createTeamIds(8), { places: 8 });
    const lost = win(eight, 'u1-1', 'u1-2');
    expect(meaning('t8', all, lost)?.way).toMatchObject({ kind: 'on', game: 'p5to8-1', isFirst: false });
    const last = win(lost, 'u1-3', 'u1-4', 'p5to8-1', 'p5to8-2', 'place7');
    const [winner, loser] = last.states[last.template.indexOf.get('place7' as never)!]!.slots;
    expect(meaning(winner, all, last)?.way).toMatchObject({ kind: 'left', game: 'place7', place: { place: 7, placeTo: 7 }, of: 8 });
    expect(meaning(loser, all, last)?.way).toMatchObject({ kind: 'left', place: { place: 8, placeTo: 8 } });
  });

  it('names no place in tables that visitors are not shown', () => expect(meaning('t1', all, four(), [])?.group).toBeNull());

  it('is known of a bracket without groups', () => {
    expect(meaning('t4', new Map(), win(four(), 'u1-1'), [])).toMatchObject({ group: null, way: { kind: 'on', game: 'thirdPlace' } });
    expect(meaning('t8', new Map(), four())).toBeNull();
  });
});

describe('how an event ended', () => {
  it('is its podium by the bracket', () => {
    const over = win(createBracket('single', createTeamIds(4)), 'u1-1', 'u1-2', 'u2-1', 'thirdPlace');
    expect(eventOutcome(over, getTables(all))).toMatchObject({
      kind: 'ranked',
      by: 'bracket',
      champion: 't1',
      top: [{ teamId: 't1' }, { teamId: 't2' }, { place: 3 }],
    });
  });

  it('has a champion and both teams of a game for the third place that was never played', () => {
    expect(eventOutcome(win(four(), 'u1-1', 'u1-2', 'u2-1'), getTables(all))).toMatchObject({
      champion: 't1',
      top: [
        { teamId: 't1', place: 1, placeTo: 1 },
        { teamId: 't2', place: 2, placeTo: 2 },
        { teamId: 't3', place: 3, placeTo: 4 },
        { teamId: 't4', place: 3, placeTo: 4 },
      ],
    });
  });

  it('is the top of the one table, shared where teams are level', () => {
    const rows = (ranks: readonly number[]) => ranks.map((rank, at) => ({ teamId: `t${at}`, rank }));
    const table = (ranks: readonly number[]) => [{ groupId: '0', rows: rows(ranks) }] as never;
    expect(eventOutcome(null, table([1, 2, 3, 4]))).toMatchObject({ by: 'table', champion: 't0', top: { length: 3 } });
    expect(eventOutcome(null, table([1, 1, 3, 4]))).toMatchObject({ champion: null, top: [{ place: 1, placeTo: 2 }, {}, { place: 3 }] });
  });

  it('is the first of each group where there are several, and nothing where no table is shown', () => {
    expect(eventOutcome(null, getTables(all))).toEqual({
      kind: 'groups',
      winners: [
        { groupId: '0', teamId: 't1' },
        { groupId: '1', teamId: 't2' },
      ],
    });
    expect(eventOutcome(null, [])).toBeNull();
  });

  it('names who goes on by group, in the order of the tables', () => {
    expect(listAdvancing(getTables(all), ['t2', 't3', 't1'].map(teamId))).toEqual([
      { groupId: '0', teams: ['t1', 't3'] },
      { groupId: '1', teams: ['t2'] },
    ]);
  });
});

describe('the further bracket of a team', () => {
  const plan = (id: string, fields: object) =>
    ({ id: furtherStageId(id), order: 1, bracketSeeds: [], ...fields }) as unknown as BracketPlan;
  const rest = plan('b', { entry: { kind: 'rest', of: 'groups' } });
  const first = createTeamIds(4);

  it('is the one whose rule, or whose seeds, name it', () => {
    expect(stageOfTeam([rest], first, getTables(all), teamId('t5'))?.id).toBe('b');
    expect(stageOfTeam([rest], first, getTables(all), teamId('t1'))).toBeNull();
    const drawn = plan('c', { entry: { kind: 'rest', of: 'groups' }, bracketSeeds: [teamId('t8')] });
    expect(stageOfTeam([drawn], first, getTables(all), teamId('t8'))?.id).toBe('c');
    expect(stageOfTeam([drawn], first, getTables(all), teamId('t5'))).toBeNull();
    const ranks = plan('d', { entry: { kind: 'groupRanks', of: 'groups', first: 3, last: 3 } });
    expect(stageOfTeam([ranks], first, getTables(all), teamId('t6'))?.id).toBe('d');
    expect(stageOfTeam([ranks], first, getTables(all), teamId('t7'))).toBeNull();
  });
});

it('offers what comes next: at the same place or by the same people first, then the sooner, and nothing that began before', () => {
  const event = (id: string, startDate: string, location: string, organizer: string) =>
    ({
      id: id as TournamentId,
      startDate,
      endDate: startDate,
      location,
      organizerUids: [organizer as UserId],
    }) satisfies Partial<Tournament>;
  const after = event('now', '2027-06-12', 'Genève', 'ada');
  const upcoming = [
    after,
    event('before', '2027-06-12', 'Genève', 'ada'),
    event('soon', '2027-07-03', 'Bristol', 'bob'),
    event('later', '2027-09-01', 'Lyon', 'ada'),
    event('here', '2027-08-01', 'GENEVE', 'bob'),
  ];
  expect(nextEvents(upcoming, after, 2).map(({ id }) => id)).toEqual(['here', 'later']);
  expect(nextEvents(upcoming, after, 9).map(({ id }) => id)).toEqual(['here', 'later', 'soon']);
  expect(nextEvents([event('x', '2027-07-03', '', 'bob')], { ...after, location: '' }, 3)).toHaveLength(1);
});
