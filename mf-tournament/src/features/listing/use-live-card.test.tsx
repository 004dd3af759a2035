import { parseBracketGames, parseMatches, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket, withStageIds } from '@courtside/domain/engines';
import { parseStage } from '@courtside/domain/stages';
import { act, renderHook } from '@testing-library/react';
import { readBracketGames, readFurtherGroups, readFurtherStages, readSchedule, sampleTournament, storedDay } from '../../firebase.testkit';
import { loadFurtherGroups } from '../../live/further-groups';
import { loadLead } from './lead/use-lead-code';
import { useLiveCard } from './use-live-card';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => Promise.all([loadLead(), loadFurtherGroups()]));
afterEach(() => jest.restoreAllMocks());

const tournament = {
  ...sampleTournament,
  startDate: '2027-06-12',
  endDate: '2027-06-12',
  isSchedulePublic: true,
  schedule: { 0: ['m1'] },
  scheduleTimes: { startTimes: ['23:50'], gameLength: 12, interval: 5, numberOfCourts: 1 },
} as unknown as Tournament;
const clock = { startedAt: { seconds: 1, nanoseconds: 0 }, playedMs: 0, length: 12 };

it.each([
  // By the clock its only game would be on court, or have just ended.
  ['2027-06-13T00:05', { state: 'finished', ending: 'played', clock: { ...clock, pausedAt: { seconds: 2, nanoseconds: 0 } } }, false],
  // By the clock it would be over.
  ['2027-06-13T01:30', { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } }, true],
  ['2027-06-13T07:00', { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } }, false],
])('the night after the last day is told by the states of its games: at %s', async (time, state, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${time}:00-04:00`));
  storedDay.value = null;
  const read = parseMatches({ m1: { team1Id: 'A', team2Id: 'B', play: { game: 'm1', change: 'c1', ...state } } });
  readSchedule.mockResolvedValue(read.ok ? new Map(read.value) : null);
  const card = { current: document.createElement('li') };
  const { result } = renderHook(() => useLiveCard(tournament, card));
  await act(async () => {});
  expect(result.current).toBe(expected);
});

it.each([
  ['2027-06-13T09:05', true],
  ['2027-06-13T11:00', false],
])('a day without the board after one with it is told by the clock: at %s', async (time, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${time}:00-04:00`));
  storedDay.value = null;
  const over = { state: 'finished', ending: 'played', clock: { ...clock, pausedAt: { seconds: 2, nanoseconds: 0 } } };
  const sides = { team1Id: 'A', team2Id: 'B' };
  const read = parseMatches({ m1: { ...sides, play: { game: 'm1', change: 'c1', ...over } }, m2: sides });
  readSchedule.mockResolvedValue(read.ok ? new Map(read.value) : null);
  const card = { current: document.createElement('li') };
  const days = {
    ...tournament,
    endDate: '2027-06-13',
    schedule: { 0: ['m1'], 1: ['m2'] },
    scheduleTimes: { ...tournament.scheduleTimes, startTimes: ['09:00', '09:00'] },
  } as unknown as Tournament;
  const { result } = renderHook(() => useLiveCard(days, card));
  await act(async () => {});
  expect(result.current).toBe(expected);
});

it.each([true, false])('a game of a second group stage makes an event live whose first games are over: %s', async (isPlaying) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-13T00:40:00-04:00'));
  storedDay.value = null;
  const at = { pausedAt: { seconds: 2, nanoseconds: 0 } };
  const over = { state: 'finished', ending: 'played', clock: { ...clock, ...at } };
  const playing = { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } };
  const sides = { team1Id: 'A', team2Id: 'B' };
  const first = parseMatches({ m1: { ...sides, play: { game: 'm1', change: 'c1', ...over } } });
  readSchedule.mockResolvedValue(first.ok ? new Map(first.value) : null);
  const id = 'main1234567-m1';
  const plan = parseStage('main1234567', {
    ...{ name: 'Main round', kind: 'groups', order: 0, entry: 'groups 1-2', feed: 'snake', carries: 'none' },
    ...{ groups: { 0: ['A', 'B'] }, schedule: { 0: [id] }, scheduleTimes: { ...tournament.scheduleTimes, startTimes: ['23:59'] } },
  });
  const second = parseMatches({ [id]: { ...sides, play: { game: id, change: 'c2', ...(isPlaying ? playing : over) } } });
  readFurtherGroups.mockResolvedValueOnce([{ plan: plan.ok && plan.value, games: second.ok && new Map(second.value) }]);
  const { result } = renderHook(() => useLiveCard({ ...tournament, hasFurtherGroups: true }, { current: document.createElement('li') }));
  await act(async () => {});
  expect(result.current).toBe(isPlaying);
});

describe('an event whose first bracket is over', () => {
  const over = { state: 'finished', ending: 'played', clock: { ...clock, pausedAt: { seconds: 2, nanoseconds: 0 } } };
  const playing = { state: 'playing', ending: '', clock: { ...clock, pausedAt: null } };
  const draw = (play: object, stage?: string) => {
    const made = createBracket('single', ['A', 'B', 'C', 'D'].map(teamId));
    const { games, layout } = storedBracket(stage === undefined ? made : withStageIds(made, stage));
    const read = parseBracketGames(
      Object.fromEntries([...games].map(([id, one]) => [id, { ...one, play: { game: id, change: 'c', ...play } }])),
    );
    if (!read.ok) throw new Error('not parsed');
    return { fields: { ...layout, bracketTimes: { ...tournament.scheduleTimes, startTimes: ['23:00'] } }, games: new Map(read.value) };
  };
  const [first, second] = [draw(over), draw(playing, 'b')];
  const event = { ...tournament, ...first.fields, ...{ schedule: {}, isBracketPublic: true, isGameTimesVisible: true, hasStages: true } };
  const plan = { ...event, ...second.fields, id: 'b', kind: 'bracket', name: 'B bracket', order: 1, gamesBefore: 4 };
  const isLive = async (fields: object = {}) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-13T01:30:00-04:00'));
    readBracketGames.mockResolvedValue(first.games);
    const card = { current: document.createElement('li') };
    const { result } = renderHook(() => useLiveCard({ ...event, ...fields } as unknown as Tournament, card));
    await act(async () => {});
    return result.current;
  };
  beforeEach(() => readFurtherStages.mockReset().mockResolvedValue([{ plan, games: second.games }]));

  it('is live while one beyond it is played', async () => expect(await isLive()).toBe(true));

  it('is not where those can’t be read, and where it has none: then nobody asks for them', async () => {
    readFurtherStages.mockRejectedValueOnce(new Error('denied'));
    expect(await isLive()).toBe(false);
    readFurtherStages.mockClear();
    expect(await isLive({ hasStages: false })).toBe(false);
    expect(readFurtherStages).not.toHaveBeenCalled();
  });
});
