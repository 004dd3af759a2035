import { parseMatches, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { ToldStart } from '@courtside/domain/day';
import { countedScores, saidEnding, storedPhase } from '../day/stored-state';
import { matchPhase, winnerOf } from '../schedule/match-state';
import type { BracketNow, LiveNow } from '../time/use-live-status';
import { gamesOfNow, placesOf } from './games-of-now';
import { bracketByPlan, isOnByClock, liveByState } from './live-by-state';

const play = (state: string, more: object = {}) => ({
  game: 'm',
  change: 'c',
  state,
  ending: '',
  winner: '',
  clock: null,
  goals1: {},
  goals2: {},
  isConfirmed: false,
  ...more,
});
const at = (seconds: number) => ({ seconds, nanoseconds: 0 });
const running = { startedAt: at(1), pausedAt: null, playedMs: 0, length: 12 };
const on = play('playing', { clock: running });
const paused = play('playing', { clock: { ...running, pausedAt: at(2) } });

function matchesOf(games: Readonly<Record<string, object>>): Map<MatchId, Match> {
  const read = parseMatches(Object.fromEntries(Object.entries(games).map(([id, game]) => [id, { team1Id: 'A', team2Id: 'B', ...game }])));
  if (!read.ok) throw new Error('not parsed');
  return new Map(read.value);
}
const only = (game: object): Match => matchesOf({ m: game }).get('m' as MatchId)!;

// Two courts: a1, b1 at nine, a2, b2 after it.
const plan = {
  schedule: { 0: ['a1', 'b1', 'a2', 'b2'] },
  scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
} as unknown as Tournament;
const guess = (more: object): LiveNow =>
  ({
    running: [],
    next: [],
    ended: [],
    justEnded: [],
    dayId: null,
    slot: null,
    elapsedMinutes: null,
    minutesToNext: null,
    isPlaying: false,
    ...more,
  }) as LiveNow;

describe('what a stored state says', () => {
  it.each([
    ['live', on],
    ['paused', paused],
    ['called', play('called')],
    ['planned', play('planned')],
    ['over', play('finished', { ending: 'played' })],
  ])('%s', (phase, stored) => {
    expect(storedPhase(only({ play: stored }))).toBe(phase);
  });

  it('is over for a called game whose result was typed in', () => {
    expect(storedPhase(only({ play: play('called'), team1Score: 2, team2Score: 1 }))).toBe('over');
    expect(storedPhase(only({ play: play('called'), team1Score: 2, team2Score: null }))).toBe('called');
  });

  it('is nothing where none is stored: then the clock is asked', () => {
    expect(storedPhase(only({}))).toBeUndefined();
    const nobody = new Set<string>();
    expect(matchPhase(only({}), new Set(['m']), nobody)).toBe('live');
    expect(matchPhase(only({ play: play('called') }), new Set(['m']), nobody)).toBe('called');
    expect(matchPhase(only({ team1Score: 1, team2Score: 0, play: on }), nobody, nobody)).toBe('live');
    expect(matchPhase(only({ play: play('planned') }), nobody, nobody)).toBe('open');
    expect(matchPhase(only({ play: play('planned') }), nobody, new Set(['m']))).toBe('next');
    expect(matchPhase(only({ play: play('planned') }), new Set(['m']), nobody)).toBe('live');
  });
});

describe('how a game ended', () => {
  it.each([
    ['played', null, [2, 1], 1],
    ['overtime', 'overtime', [2, 1], 1],
    ['goldenGoal', 'goldenGoal', [2, 1], 1],
    ['forfeitByTeam1', 'forfeitByTeam1', [0, 7], 2],
    ['forfeitByTeam2', 'forfeitByTeam2', [7, 0], 1],
    ['doubleForfeit', 'doubleForfeit', [null, null], null],
    ['cancelled', 'cancelled', [null, null], null],
  ])('%s is said as %s, counts %j and is won by %s', (ending, said, scores, winner) => {
    const match = only({ team1Score: 2, team2Score: 1, play: play('finished', { ending }) });
    expect([saidEnding(match), countedScores(match, 7), winnerOf(match, 'over')]).toEqual([said, scores, winner]);
  });
});

it('who has no goal yet in a game that is played has 0, and none before it', () => {
  const match = (state: 'called' | 'playing') => only({ team1Score: 1, team2Score: null, play: play(state) });
  expect([countedScores(match('playing'), 5), countedScores(match('called'), 5)]).toEqual([
    [1, 0],
    [1, null],
  ]);
});

describe('what is on court', () => {
  const places = placesOf(plan);

  it('is the guess from the clock while no state is stored', () => {
    const live = guess({ running: ['a1', 'b1'] });
    expect(liveByState(live, matchesOf({ a1: {}, b1: {}, a2: {}, b2: {} }), places)).toEqual(live);
  });

  it.each([
    ['a result that was corrected', { team1Score: 2, team2Score: 1, play: play('finished', { ending: 'played' }) }],
    ['a forfeit', { play: play('finished', { ending: 'forfeitByTeam1' }) }],
    ['a start that was taken back', { play: play('planned') }],
  ])('is still the guess after %s: nobody runs the court from the board', (_, a1) => {
    const live = guess({ running: ['a2', 'b2'], ended: ['a1', 'b1'], justEnded: ['b1'], isPlaying: true });
    expect(liveByState(live, matchesOf({ a1, b1: {}, a2: {}, b2: {} }), places)).toEqual(live);
  });

  it('is no game that is over before its time, as one of a team that left', () => {
    const forfeit = { play: play('finished', { ending: 'forfeitByTeam1' }) };
    const live = guess({ running: ['a1', 'b1'], isPlaying: true });
    expect(liveByState(live, matchesOf({ a1: forfeit, b1: {}, a2: {}, b2: {} }), places)).toMatchObject({ running: ['b1'] });
  });

  it('is no game that was moved to another time, and none while everything is stopped', () => {
    const live = guess({ running: ['a1', 'b1'], ended: ['a2'], justEnded: ['a2'] });
    const matches = matchesOf({ a1: {}, b1: {}, a2: {}, b2: {} });
    const moved = { time: '09:30', planned: '09:00', courtLetter: 'A', isOn: false } as ToldStart;
    const expected = new Map([
      ['a1', moved],
      ['a2', moved],
    ]);
    // And what comes next is said by the plan, too.
    expect(liveByState({ ...live, next: ['a2', 'b2'] as MatchId[] }, matches, places, { expected }).next).toEqual(['a1', 'b2']);
    expect(liveByState(live, matches, places, { expected })).toMatchObject({ running: ['b1'], ended: [], justEnded: [] });
    expect(liveByState(live, matches, places, { isStopped: true })).toMatchObject({ running: [], ended: ['a2'] });
  });

  it('is no game that was moved to the same time of another day', () => {
    const matches = matchesOf({ a1: {}, b1: {}, a2: {}, b2: {} });
    const tomorrow = { time: '09:00', planned: '09:00', shift: 1440, courtLetter: 'B', isOn: false } as ToldStart;
    const expected = new Map([['b1', tomorrow]]);
    expect(liveByState(guess({ running: ['a1', 'b1'], next: ['a2', 'b2'] }), matches, places, { expected })).toMatchObject({
      running: ['a1'],
      // What the clock has next on that court comes before it.
      next: ['b2', 'a2'],
    });
    // Before play begins, too: b1 is planned next by the clock, and is not.
    expect(liveByState(guess({ next: ['a1', 'b1'] }), matches, places, { expected }).next).toEqual(['b2', 'a1']);
  });

  it('names first what comes first on a court: what was moved behind other games waits for them', () => {
    const matches = matchesOf({ a1: {}, b1: {}, a2: {}, b2: {} });
    const later = { time: '10:00', planned: '09:00', shift: 60, courtLetter: 'B', isOn: false } as ToldStart;
    const live = guess({ running: ['a1'], next: ['a2', 'b2'] });
    expect(liveByState(live, matches, places, { expected: new Map([['b1', later]]) }).next).toEqual(['b2', 'a2']);
  });

  it('awaits no score of a game that ended without one', () => {
    const matches = matchesOf({ a1: { play: play('finished', { ending: 'forfeitByTeam1' }) }, b1: {}, a2: {}, b2: {} });
    const live = guess({ ended: ['a1', 'b1'], justEnded: ['a1', 'b1'] });
    expect(gamesOfNow(live, matches, places)).toEqual([
      { id: 'a1', state: 'timeUp' },
      { id: 'b1', state: 'pending' },
    ]);
  });

  it('is what the states say; on a court that is run from the board the clock is not asked any more', () => {
    const live = guess({ running: ['a2', 'b2'], ended: ['a1', 'b1'], justEnded: ['b1'], isPlaying: true });
    const shown = liveByState(live, matchesOf({ a1: { play: on }, b1: {}, a2: {}, b2: {} }), places);
    expect([
      isOnByClock(shown, matchesOf({ a1: { play: on } })),
      isOnByClock({ running: ['a1'] as MatchId[] }, matchesOf({ a1: { play: on } })),
    ]).toEqual([true, false]);
    expect(shown).toMatchObject({ running: ['a1', 'b2'], ended: ['b1'], justEnded: ['b1'], next: ['a2'] });
  });

  it('names a game that was called before the one that follows it', () => {
    const over = play('finished', { ending: 'played', clock: { ...running, pausedAt: at(2) } });
    const states = {
      a1: { play: over, team1Score: 1, team2Score: 0 },
      a2: { play: play('called') },
      b1: { play: over, team1Score: 0, team2Score: 0 },
      b2: {},
    };
    expect(liveByState(guess({ running: ['a2', 'b2'] }), matchesOf(states), places)).toMatchObject({
      running: [],
      next: ['a2', 'b2'],
    });
  });
});

it('of a bracket, no game is on court that was moved to another time, and none while everything is stopped', () => {
  const now = { running: ['f1', 'f2'], ended: ['f0'], isPlaying: true } as unknown as BracketNow;
  const expected = new Map([['f1', { time: '10:30', planned: '10:00', shift: 30, courtLetter: 'A', isOn: false } as ToldStart]]);
  expect(bracketByPlan(now, {})).toEqual(now);
  expect(bracketByPlan(now, { expected })).toMatchObject({ running: ['f2'], ended: ['f0'] });
  expect(bracketByPlan(now, { isStopped: true })).toMatchObject({ running: [], ended: ['f0'] });
});
