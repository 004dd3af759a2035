import { openGames, getGameState } from '../brackets';
import { applyResult, createBracket, storedBracket } from '../brackets/making';
import { parseBracketGames, parseMatches, parseTournament, teamId, type BracketGame, type Tournament } from '../entities';
import { parseBracketPlan, type FurtherStage, type BracketPlan } from '../stages';
import {
  bracketFigures,
  bracketsFigures,
  eventMarks,
  eventPath,
  eventTasks,
  inOrderOfDeadline,
  matchFigures,
  nextStep,
  type EventFacts,
  type GameFigures,
} from '.';

const createTournament = (fields: object = {}): Tournament => {
  const result = parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', organizerUids: ['ada'], ...fields });
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const DAY = 24 * 60 * 60_000;
const start = Date.parse('2027-06-12');
const none: GameFigures = { total: 0, begun: 0, settled: 0, unconfirmed: 0, refereed: 0 };
const games = (figures: Partial<GameFigures>): GameFigures => ({ ...none, total: 4, refereed: 4, ...figures });
const createFacts = (facts: Partial<EventFacts> = {}): EventFacts => ({
  when: 'ahead',
  daysAhead: 30,
  now: start - 30 * DAY,
  isAsked: false,
  teams: 0,
  matches: null,
  bracketGames: null,
  awaited: 0,
  ...facts,
});

const groups = { 0: ['A', 'B'], 1: ['C', 'D'] };
const schedule = { 0: ['m1'] };
const bracket = { upper: { round1: ['g1'] } };
const open = { isTournamentPublic: true };
const registering = { ...open, isRegistrationOpen: true };
const planned = { ...open, groups, schedule, isSchedulePublic: true };
const mixer = { tournamentType: 'MIXER', playerIds: Array.from({ length: 12 }, (_, index) => `p${index}`) };

describe('the next step of a tournament', () => {
  it.each<[string, string, object, Partial<EventFacts>]>([
    ['a new one', 'setUp', {}, {}],
    ['asked to organize', 'answer', planned, { isAsked: true, when: 'today' }],
    ['registration open, without a limit', 'registration', registering, { teams: 9 }],
    ['registration open, places left', 'registration', { ...registering, places: 12 }, { teams: 5 }],
    ['registration begins later', 'registration', { ...registering, registrationOpensAt: start - DAY }, {}],
    ['registration open and full', 'groups', { ...registering, places: 12 }, { teams: 15 }],
    ['registration is over', 'groups', { ...registering, registrationClosesAt: start - 31 * DAY }, { teams: 8 }],
    ['public without teams', 'entrants', open, {}],
    ['three teams', 'entrants', {}, { teams: 3 }],
    ['four teams', 'groups', {}, { teams: 4 }],
    ['teams that were not read', 'groups', {}, { teams: null }],
    ['a mixer with too few players', 'entrants', { ...mixer, playerIds: ['p1'] }, {}],
    ['a mixer without teams', 'draw', mixer, {}],
    ['a mixer whose registration is open', 'registration', { ...mixer, ...registering }, {}],
    ['a mixer with teams', 'groups', mixer, { teams: 4 }],
    ['groups', 'schedule', { groups }, { teams: 8 }],
    ['a plan that only organizers see', 'open', { groups, schedule, isSchedulePublic: true }, {}],
    ['a hidden schedule', 'publish', { ...planned, isSchedulePublic: false }, {}],
    ['a hidden bracket', 'publish', { ...planned, bracket }, {}],
    ['a bracket without groups', 'ready', { ...open, bracket, isBracketPublic: true }, {}],
    ['games without referees', 'referees', planned, { matches: games({ refereed: 3 }) }],
    ['all done', 'ready', planned, { matches: games({}) }],
    ['games that were not read', 'ready', planned, {}],
    ['a day of play', 'play', planned, { when: 'today', matches: games({ settled: 3 }) }],
    ['a day of play whose schedule was not read', 'play', planned, { when: 'today' }],
    ['a day of play without a plan', 'schedule', { groups }, { when: 'today' }],
    ['a result to confirm', 'confirm', planned, { when: 'today', matches: games({ unconfirmed: 1 }), awaited: 2 }],
    ['a result to confirm in the bracket', 'confirm', planned, { when: 'over', bracketGames: games({ unconfirmed: 1 }) }],
    ['a missing result', 'results', planned, { when: 'today', awaited: 1 }],
    ['a missing result of a past event', 'results', planned, { when: 'over', awaited: 1 }],
    ['a finished schedule without a bracket', 'bracket', planned, { when: 'today', matches: games({ settled: 4 }) }],
    [
      'a finished schedule before planned groups',
      'groups',
      planned,
      { when: 'today', matches: games({ settled: 4 }), hasPlannedGroups: true },
    ],
    ['an unfinished schedule before planned groups', 'play', planned, { when: 'today', matches: games({}), hasPlannedGroups: true }],
    ['a finished Swiss round', 'round', { ...planned, scheduleType: 'swissRounds' }, { when: 'today', matches: games({ settled: 4 }) }],
    ['a finished round of Swiss rounds after groups', 'round', planned, { when: 'today', matches: games({ settled: 4 }), isSwiss: true }],
    [
      'finished groups after Swiss rounds',
      'bracket',
      { ...planned, scheduleType: 'swissRounds' },
      { when: 'today', matches: games({ settled: 4 }), isSwiss: false },
    ],
    ['a finished schedule with a bracket', 'play', { ...planned, bracket }, { when: 'today', matches: games({ settled: 4 }) }],
    ['results typed in before the first day', 'ready', planned, { matches: games({ settled: 4, unconfirmed: 1 }), awaited: 1 }],
    ['a past event', 'done', planned, { when: 'over', matches: games({ settled: 4 }) }],
    ['a past event that nobody prepared', 'done', {}, { when: 'over' }],
  ])('next step, %s: %s', (_situation, step, fields, facts) => expect(nextStep(createTournament(fields), createFacts(facts))).toBe(step));
});

describe('the marks of a preparation', () => {
  const marks = (fields: object, facts: Partial<EventFacts> = {}) =>
    Object.values(eventMarks(createTournament(fields), createFacts(facts))).join();

  it.each<[string, string, object, Partial<EventFacts>]>([
    ['nothing', 'open,open,open,open', {}, {}],
    ['teams that were not read', 'open,open,open,open', {}, { teams: null }],
    ['teams', 'begun,open,open,begun', registering, { teams: 1 }],
    ['players of a mixer', 'begun,open,open,open', mixer, {}],
    ['groups', 'done,begun,open,begun', { ...open, groups }, {}],
    ['a hidden schedule', 'done,done,open,begun', { ...planned, isSchedulePublic: false }, { matches: games({ refereed: 0 }) }],
    ['some referees', 'done,done,begun,done', planned, { matches: games({ refereed: 1 }) }],
    [
      'all referees of one stage',
      'done,done,begun,begun',
      { ...planned, bracket },
      { matches: games({}), bracketGames: games({ refereed: 0 }) },
    ],
    ['all of it', 'done,done,done,done', planned, { matches: games({}) }],
    ['a public plan of a private tournament', 'done,done,done,open', { ...planned, isTournamentPublic: false }, { matches: games({}) }],
  ])('marks, %s', (_situation, expected, fields, facts) => expect(marks(fields, facts)).toBe(expected));
});

describe('the path to the first game', () => {
  const path = (fields: object, facts: Partial<EventFacts> = {}) =>
    eventPath(createTournament(fields), createFacts(facts))
      .map(({ state, waitsFor }) => (waitsFor === null ? state : `${state} for ${waitsFor}`))
      .join(', ');
  const rest = 'waiting for stages, waiting for schedule, waiting for schedule';

  it.each<[string, string, object, Partial<EventFacts>]>([
    ['a new one', `next, open, waiting for teams, ${rest}`, {}, {}],
    ['asked to organize', `next, open, waiting for teams, ${rest}`, {}, { isAsked: true }],
    ['registration open', `open, next, waiting for teams, ${rest}`, registering, { teams: 3 }],
    ['registration open, teams enough', `done, next, open, ${rest}`, registering, { teams: 9 }],
    ['registration switched on, tournament hidden', `done, open, next, ${rest}`, { isRegistrationOpen: true }, { teams: 9 }],
    ['registration open and full', `done, done, next, ${rest}`, { ...registering, places: 8 }, { teams: 9 }],
    ['teams added by hand', `done, done, next, ${rest}`, {}, { teams: 4 }],
    ['a mixer before the draw', `next, open, waiting for teams, ${rest}`, mixer, {}],
    ['a mixer after the draw', `done, done, next, ${rest}`, mixer, { teams: 4 }],
    ['groups', 'done, done, done, next, waiting for schedule, waiting for schedule', { groups }, { teams: 8 }],
    ['a plan that only organizers see', 'done, done, done, done, open, next', { groups, schedule }, { matches: games({ refereed: 1 }) }],
    ['games without referees', 'done, done, done, done, next, done', planned, { matches: games({ refereed: 1 }) }],
    ['a bracket without groups', 'done, done, done, done, done, next', { bracket }, { bracketGames: games({}) }],
    ['all of it', 'done, done, done, done, done, done', planned, { matches: games({}) }],
    ['all of it, but games clash', 'done, done, done, open, done, done', planned, { matches: games({}), clashes: 5 }],
    ['clashes before referees', 'done, done, done, open, next, done', planned, { matches: games({ refereed: 1 }), clashes: 1 }],
    [
      'clashes before publishing',
      'done, done, done, open, open, next',
      { groups, schedule },
      { matches: games({ refereed: 1 }), clashes: 1 },
    ],
    ['a day of play', 'done, done, done, done, done, done', planned, { when: 'today', matches: games({ settled: 1 }), awaited: 1 }],
    ['groups that are played', 'done, done, next, done, done, done', planned, { when: 'today', matches: games({ settled: 4 }) }],
  ])('path, %s', (_situation, expected, fields, facts) => expect(path(fields, facts)).toBe(expected));
});

describe('what waits for organizers', () => {
  const tasks = (fields: object, facts: Partial<EventFacts> = {}) =>
    eventTasks(createTournament(fields), createFacts(facts)).map(({ kind, count, deadline }) => [kind, count, deadline]);

  it('asks for a preparation a week before the first day, and on it at once', () => {
    expect(tasks({ groups }, { daysAhead: 8 })).toEqual([]);
    expect(tasks({ groups }, { daysAhead: 7 })).toEqual([['schedule', 0, start]]);
    expect(tasks({ groups }, { daysAhead: 0, when: 'today' })).toEqual([['schedule', 0, 0]]);
    expect(tasks(planned, { daysAhead: 1, matches: games({}) })).toEqual([]);
    expect(tasks(planned, { when: 'over' })).toEqual([]);
  });

  it('counts results, and asks for an answer at any time', () => {
    expect(tasks(planned, { when: 'today', matches: games({ unconfirmed: 2 }), bracketGames: games({ unconfirmed: 1 }) })).toEqual([
      ['confirm', 3, 0],
    ]);
    expect(tasks(planned, { when: 'over', awaited: 2 })).toEqual([['results', 2, 0]]);
    expect(tasks({}, { isAsked: true })).toEqual([['answer', 0, start]]);
  });

  it('names teams that wait for a place, until there are groups', () => {
    expect(tasks({ ...registering, places: 12 }, { teams: 15 })).toEqual([['waiting', 3, start]]);
    expect(tasks({ ...registering, places: 12 }, { teams: 12 })).toEqual([]);
    expect(tasks({ ...registering, places: 12, placesBy: 'draw' }, { teams: 15 })).toEqual([]);
    expect(tasks({ ...open, groups, places: 12 }, { teams: 15 })).toEqual([]);
    expect(tasks({ ...registering, places: 12 }, { teams: null })).toEqual([]);
    expect(tasks({ ...registering, ...mixer, places: 2 }, { teams: 4 })).toEqual([]);
    expect(tasks({ ...registering, places: 12 }, { teams: 15, when: 'over' })).toEqual([]);
  });

  it('warns in the last three days of a registration that has places left', () => {
    const closing = { ...registering, places: 12, registrationClosesAt: start - 20 * DAY };
    expect(tasks(closing, { teams: 5, now: start - 23 * DAY })).toEqual([['closing', 5, start - 20 * DAY]]);
    expect(tasks(closing, { teams: 5, now: start - 23 * DAY - 1 })).toEqual([]);
    expect(tasks(closing, { teams: 12, now: start - 21 * DAY })).toEqual([]);
    expect(tasks(closing, { teams: null, now: start - 21 * DAY })).toEqual([]);
    expect(tasks(closing, { teams: 5, now: start - 20 * DAY })).toEqual([]);
    expect(tasks(registering, { now: start - 21 * DAY })).toEqual([]);
  });

  it('puts what is due first at the top, and results before all that is due at once', () => {
    const task = (kind: 'closing' | 'bracket' | 'results' | 'confirm', deadline: number) => ({ kind, deadline });
    const sorted = inOrderOfDeadline([task('closing', 5), task('bracket', 0), task('results', 0), task('confirm', 0), task('closing', 4)]);
    expect(sorted.map(({ kind, deadline }) => `${kind} ${deadline}`)).toEqual([
      'confirm 0',
      'results 0',
      'bracket 0',
      'closing 4',
      'closing 5',
    ]);
  });
});

describe('the figures of games', () => {
  const play = { state: 'finished', ending: 'played', isConfirmed: false, clock: { startedAt: 1, pausedAt: 2, length: 12 } };

  it('counts matches that are settled, wait to be confirmed, and have a referee', () => {
    const match = (more: object) => ({ team1Id: 'A', team2Id: 'B', ...more });
    const read = parseMatches({
      m1: match({ team1Score: 2, team2Score: 1, referee: 'Yaks' }),
      m2: match({ team1Score: 2, team2Score: 1, play }),
      m3: match({ referee: ' ' }),
      m4: match({ team2Id: 'W' }),
    });
    if (!read.ok) throw new Error('not parsed');
    const rules = createTournament({ withdrawnGames: 'fall', withdrawnTeamIds: ['W'] });
    expect(matchFigures(rules, read.value)).toEqual({ total: 4, begun: 2, settled: 3, unconfirmed: 1, refereed: 1 });
  });

  it('awaits no second final of a double elimination that the first one decided', () => {
    let bracket = createBracket(
      'double',
      ['T1', 'T2', 'T3', 'T4'].map((id) => teamId(id)),
    );
    const figures = () => {
      const { games, layout } = storedBracket(bracket);
      const stored = new Map([...games].map(([id, game]) => [id, { ...game, referee: '', hyperlink: '' } as BracketGame]));
      return bracketFigures(createTournament(layout), stored);
    };
    expect(figures().settled).toBe(0);
    for (let [game] = openGames(bracket); game !== undefined; [game] = openGames(bracket)) {
      const [one, other] = getGameState(bracket, game).slots;
      bracket = applyResult(bracket, game, one < other ? { team1Score: 2, team2Score: 1 } : { team1Score: 1, team2Score: 2 }).bracket;
    }
    expect(figures().settled).toBe(figures().total);
    expect(figures().total).toBe(7);
  });

  it('counts games of a bracket without byes', () => {
    const game = (more: object) => ({ team1Id: 'A', team2Id: 'B', bracketLevel: 'upper', roundId: 'round1', ...more });
    const read = parseBracketGames({
      g1: game({ winner: 'A', team1Score: 2, team2Score: 1 }),
      g2: game({ team2Id: 'BYE', winner: 'A' }),
      g3: game({ team2Id: 'TBD', referee: 'Yaks' }),
    });
    if (!read.ok) throw new Error('not parsed');
    expect(bracketFigures(createTournament({ bracket: { upper: { round1: ['g1', 'g2', 'g3'] } } }), read.value)).toEqual({
      total: 2,
      begun: 1,
      settled: 1,
      unconfirmed: 0,
      refereed: 1,
    });
  });

  it('counts the games of all brackets together, as far as they are known', () => {
    const game = (more: object) => ({ team1Id: 'A', team2Id: 'B', bracketLevel: 'upper', roundId: 'round1', ...more });
    const read = (games: object) => {
      const parsed = parseBracketGames(games);
      if (!parsed.ok) throw new Error('not parsed');
      return parsed.value;
    };
    const first = { bracket: { upper: { round1: ['g1'] } } };
    const parsed = parseBracketPlan('b', { name: 'B', kind: 'bracket', order: 1, entry: 'groups rest', gamesBefore: 1 });
    if (!parsed.ok) throw new Error('not parsed');
    const plan: BracketPlan = parsed.value;
    const games = read({ 'b-1': game({ referee: 'Yaks' }), 'b-2': game({ winner: 'B', team1Score: 0, team2Score: 1 }) });
    const count = (further: readonly FurtherStage[]) =>
      bracketsFigures(createTournament(first), read({ g1: game({ winner: 'A', team1Score: 2, team2Score: 1 }) }), further);
    expect(count([{ plan, games }])).toEqual({ total: 3, begun: 2, settled: 2, unconfirmed: 0, refereed: 1 });
    expect(count([{ plan, games: null }])).toEqual({ total: 1, begun: 1, settled: 1, unconfirmed: 0, refereed: 0 });
  });
});
