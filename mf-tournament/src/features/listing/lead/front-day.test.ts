import { parseBracketGames, parseMatches, teamId, type Tournament } from '@courtside/domain';
import { getBracketName } from '@courtside/domain/day';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import type { FurtherStage } from '@courtside/domain/stages';
import { sampleTournament } from '../../../firebase.testkit';
import { countPlayed, frontDay, gamesInFront, readIsLive, type FrontSource } from './front-day';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const times = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 };
const tournament = {
  ...sampleTournament,
  startDate: '2027-06-12',
  endDate: '2027-06-12',
  timeZone: 'America/Toronto',
  isSchedulePublic: true,
  isBracketPublic: true,
  schedule: { 0: ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'] },
  scheduleTimes: times,
  bracketTimes: times,
} as unknown as Tournament;

const createMatches = (scores: Readonly<Record<string, readonly [number, number]>>, play: Readonly<Record<string, object>> = {}) => {
  const games = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => [
    id,
    {
      team1Id: 'A',
      team2Id: 'B',
      team1Score: scores[id]?.[0] ?? null,
      team2Score: scores[id]?.[1] ?? null,
      ...(play[id] ? { play: { game: id, change: 'c', ...play[id] } } : {}),
    },
  ]);
  const read = parseMatches(Object.fromEntries(games));
  if (!read.ok) throw new Error('not parsed');
  return new Map(read.value);
};

const at = (time: string, change: Partial<FrontSource> = {}): FrontSource => ({
  tournament,
  schedule: createMatches({}),
  bracket: null,
  stored: null,
  instant: Date.parse(`2027-06-12T${time}:00-04:00`),
  ...change,
});
const brief = (source: FrontSource) => {
  const day = frontDay(source);
  return (day ? gamesInFront(day) : []).map(({ game: { id, courtLetter }, state, time }) => [id, courtLetter, state, time]);
};

describe('the games in front of the list', () => {
  it('are those on court first, by court, then one that awaits its score', () => {
    const clock = { startedAt: { seconds: 1, nanoseconds: 0 }, playedMs: 0, length: 12 };
    const play = { m1: { state: 'called' }, m2: { state: 'playing', clock: { ...clock, pausedAt: null } } };
    expect(brief(at('09:02', { schedule: createMatches({}, play) }))).toEqual([
      ['m2', 'B', 'live', '09:00'],
      ['m1', 'A', 'called', '09:05'],
    ]);
    expect(brief(at('09:13'))).toEqual([
      ['m1', 'A', 'pending', '09:00'],
      ['m2', 'B', 'pending', '09:00'],
    ]);
  });

  it('are those to come when nothing is on court, with when they begin', () => {
    expect(brief(at('08:50'))).toEqual([
      ['m1', 'A', 'planned', '09:00'],
      ['m2', 'B', 'planned', '09:00'],
    ]);
  });

  it('are three at most', () => {
    const wide = { ...tournament, scheduleTimes: { ...times, numberOfCourts: 6 } };
    expect(brief(at('09:02', { tournament: wide })).map(([id]) => id)).toEqual(['m1', 'm2', 'm3']);
  });

  it('are played when and where the plan has moved them, and none is while everything is stopped', () => {
    const stored = { courts: {}, starts: { m1: '2027-06-12T11:00' }, closedCourts: [], resumeAt: '' };
    expect(brief(at('09:02', { stored }))[0]).toEqual(['m2', 'B', 'live', '09:00']);
    expect(brief(at('11:02', { stored, schedule: createMatches({ m3: [1, 0], m5: [1, 0] }) }))).toContainEqual([
      'm1',
      'A',
      'live',
      '11:00',
    ]);
    const stopped = at('09:02', { stored: { ...stored, resumeAt: '2027-06-12T10:00' } });
    expect(brief(stopped).map(([, , state]) => state)).not.toContain('live');
    expect(readIsLive(stopped)).toBe(false);
    const all = Object.fromEntries(['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((id) => [id, '2027-06-12T15:00']));
    expect(readIsLive(at('09:02', { stored: { ...stored, starts: all } }))).toBe(false);
  });

  it('of a bracket are the games whose teams are known, live by their state or by the clock', () => {
    const made = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
    const parsed = parseBracketGames(Object.fromEntries(made.games));
    if (!parsed.ok) throw new Error('not parsed');
    const event = { ...tournament, schedule: {}, isGameTimesHidden: false, ...made.layout } as unknown as Tournament;
    const source = (time: string) => at(time, { tournament: event, schedule: null, bracket: new Map(parsed.value) });
    expect(brief(source('08:50')).map(([, , state]) => state)).toEqual(['planned', 'planned']);
    expect(brief(source('09:02')).map(([, , state]) => state)).toEqual(['live', 'live']);
    expect(readIsLive(source('09:02'))).toBe(true);
  });

  it('of a further bracket are in front with those of the first one, and are live', () => {
    const draw = (stage?: string) => {
      const made = createBracket('single', ['A', 'B', 'C', 'D'].map(teamId));
      const { games, layout } = storedBracket(stage === undefined ? made : withStageIds(made, stage));
      const parsed = parseBracketGames(Object.fromEntries(games));
      if (!parsed.ok) throw new Error('not parsed');
      return { layout, games: new Map(parsed.value) };
    };
    const [first, second] = [draw(), draw('b')];
    const event = { ...tournament, schedule: {}, isGameTimesHidden: false, ...first.layout, hasStages: true } as unknown as Tournament;
    const plan = { ...event, ...second.layout, bracketTimes: { ...times, startTimes: ['10:00'] } };
    const further = [
      { plan: { ...plan, ...{ id: 'b', kind: 'bracket', name: 'B bracket', order: 1, gamesBefore: 4 } }, games: second.games },
    ];
    const source = at('10:05', {
      ...{ tournament: event, schedule: null, bracket: first.games },
      further: further as unknown as FurtherStage[],
    });
    const day = frontDay(source)!;
    const names = gamesInFront(day).map(({ game, state }) => [getBracketName(day.brackets, game), state]);
    expect(names).toEqual([
      ['B bracket', 'live'],
      ['B bracket', 'live'],
    ]);
    expect(readIsLive(source)).toBe(true);
  });

  it('are none while no game is known: then the times of the tournament say whether it is played', () => {
    expect(frontDay(at('09:02', { schedule: null }))).toBeNull();
    expect(readIsLive(at('09:02', { schedule: null }))).toBeNull();
  });

  it('a game is played once it has both scores', () => {
    const matches = createMatches({ m1: [1, 0], m2: [0, 0] });
    expect(countPlayed(matches, tournament)).toBe(2);
    const forfeit = { state: 'finished', ending: 'forfeitByTeam1', winner: null, clock: null, goals: [], isConfirmed: false } as const;
    for (const [id, match] of matches) matches.set(id, { ...match, play: forfeit });
    expect(countPlayed(matches, tournament)).toBe(6);
  });
});
