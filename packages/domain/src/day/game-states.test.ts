import { isRunFromBoard, type GamePlay, type Match } from '../entities';
import { gameStates, isOnCourt, scheduleStates, storedState, wallDay, type GameState } from '../wall';
import { listCourts } from './courts-of-day';
import { at, groupDay, nowAt, createPlan, play } from './day.testkit';

/* Games of one court at 09:00, 09:15 … on the first day; the test looks at the second one. */

const clockFrom = (minutes: number, pausedAt: number | null = null) => ({
  startedAt: at(minutes),
  pausedAt: pausedAt === null ? null : at(pausedAt),
  playedMs: 0,
  length: 12,
});
const ended = play('finished', { clock: clockFrom(540, 552), isConfirmed: true });

interface Situation {
  /** The first game of the court. */
  readonly first?: Partial<Match>;
  readonly second?: Partial<Match>;
  readonly others?: Partial<Match>;
  readonly resumeAt?: string;
  readonly starts?: Readonly<Record<string, string>>;
  readonly minutes: number;
}

const scores = { team1Score: 1, team2Score: 0 };
const rain = '2027-06-12T10:30';
const onBoard = { first: { ...scores, play: ended } };
const withPlay = (state: GamePlay): Partial<Match> => ({ play: state });

function situation({ first = {}, second = {}, others = {}, resumeAt = '', starts = {}, minutes }: Situation) {
  const day = groupDay(4, 1);
  const [one, two, ...rest] = [...day.matches.keys()];
  const change = (id: typeof one, fields: Partial<Match>) => id && day.matches.set(id, { ...day.matches.get(id)!, ...fields });
  change(one, first);
  change(two, second);
  for (const id of rest) change(id, others);
  const moved = Object.fromEntries(Object.entries(starts).map(([index, start]) => [[...day.matches.keys()][Number(index)]!, start]));
  const stored = { courts: {}, starts: moved, closedCourts: [], resumeAt };
  return { day, two: two!, plan: createPlan(day, stored), now: nowAt(minutes) };
}

const table: readonly (readonly [string, Situation, GameState, boolean])[] = [
  ['planned', { minutes: 540 - 60 }, 'planned', false],
  ['planned behind a game that runs', { first: withPlay(play('playing', { clock: clockFrom(540) })), minutes: 550 }, 'planned', true],
  ['late', { ...onBoard, minutes: 557 }, 'late', false],
  ['called', { ...onBoard, second: withPlay(play('called')), minutes: 555 }, 'called', false],
  ['live', { ...onBoard, second: withPlay(play('playing', { clock: clockFrom(555) })), minutes: 560 }, 'live', true],
  ['paused', { ...onBoard, second: withPlay(play('playing', { clock: clockFrom(555, 558) })), minutes: 560 }, 'paused', true],
  ['called, and stopped by rain', { ...onBoard, second: withPlay(play('called')), resumeAt: rain, minutes: 560 }, 'held', false],
  [
    'interrupted by rain',
    { ...onBoard, second: withPlay(play('playing', { clock: clockFrom(555, 558) })), resumeAt: rain, minutes: 560 },
    'held',
    false,
  ],
  [
    'played on while the rain stop is on',
    { ...onBoard, second: withPlay(play('playing', { clock: clockFrom(555) })), resumeAt: rain, minutes: 560 },
    'live',
    true,
  ],
  [
    'waiting for confirmation',
    { ...onBoard, second: { ...scores, play: play('finished', { clock: clockFrom(555, 567) }) }, minutes: 568 },
    'unconfirmed',
    false,
  ],
  [
    'over',
    { ...onBoard, second: { ...scores, play: play('finished', { clock: clockFrom(555, 567), isConfirmed: true }) }, minutes: 568 },
    'over',
    false,
  ],
  ['forfeited', { ...onBoard, second: withPlay(play('finished', { ending: 'forfeitByTeam1' })), minutes: 556 }, 'over', false],
  ['after the champion', { first: scores, second: scores, others: scores, minutes: 556 }, 'over', false],
  ['live by the clock', { minutes: 560 }, 'live', true],
  ['live by the clock, with the scores of the moment', { second: scores, minutes: 560 }, 'live', true],
  ['time up by the clock', { minutes: 568 }, 'pending', true],
  ['stopped by rain, by the clock', { resumeAt: rain, minutes: 560 }, 'held', false],
  ['forfeited, by the clock', { second: withPlay(play('finished', { ending: 'forfeitByTeam1' })), minutes: 560 }, 'over', true],
  ['never played, on another day', { minutes: 560 + 24 * 60 }, 'planned', false],
];

describe.each(table)('a game that is %s', (_, given, state, isLive) => {
  const { day, two, plan, now } = situation(given);
  const wall = wallDay(plan, now, () => true);

  it('has one state, which the courts show', () => {
    expect(gameStates(plan, now, () => true).get(two)).toBe(state);
    expect(wall.states.get(two)).toBe(state);
    const shown = wall.courts.flatMap((court) => [...(court.now ? [court.now] : []), ...court.next]).find(({ game }) => game.id === two);
    if (shown) expect(shown.state).toBe(state);
    const ahead = wall.ahead.find(({ game }) => game.id === two);
    if (ahead) expect(ahead.state).toBe(state);
  });

  it('has it where the plan as it goes is not read, unless that is what it comes from', () => {
    if (given.resumeAt === undefined) expect(scheduleStates(day.tournament, day.matches, now.minutes).get(two)).toBe(state);
    const match = day.matches.get(two)!;
    if (isRunFromBoard(match) && state !== 'held') expect(storedState(match)).toBe(state);
  });

  it('makes the day live, or not', () => expect(wall.isLive).toBe(isLive));

  it('is what the board calls its game of now', () => {
    if (!isOnCourt(state) || !isRunFromBoard(day.matches.get(two)!)) return;
    expect(listCourts(plan, 0)[0]?.current?.id).toBe(two);
    expect(wall.courts[0]?.now?.game.id).toBe(two);
  });
});

it('is live at the time to which the plan has moved it, and not before', () => {
  const given = (minutes: number) => situation({ starts: { 1: '2027-06-12T11:00', 2: '2027-06-12T11:15' }, minutes });
  const state = (minutes: number) => {
    const { plan, now, two } = given(minutes);
    return gameStates(plan, now, () => true).get(two);
  };
  expect([state(560), state(665)]).toEqual(['planned', 'live']);
});

it('is live by the clock on a day without the board after one with it, between its games, too', () => {
  const day = groupDay(4, 1, {}, 2);
  const first = [...day.matches.values()].slice(0, 3);
  for (const match of first) day.matches.set(match.id, { ...match, ...scores, play: ended });
  const isLive = (minutes: number) => wallDay(createPlan(day), nowAt(24 * 60 + minutes), () => true).isLive;
  expect([isLive(500), isLive(545), isLive(553), isLive(640)]).toEqual([false, true, true, false]);
});

it('says nothing by the clock where visitors are not told when games are played', () => {
  const { day, plan, now, two } = situation({ minutes: 560 });
  expect(gameStates(plan, now, () => false).get(two)).toBe('planned');
  expect(scheduleStates(day.tournament, day.matches, null).get(two)).toBe('planned');
});
