import type { TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  acceptOrganizing,
  addBreak,
  addMockPlayers,
  addMockTeams,
  addOrganizer,
  addScheduleDay,
  addSwissRound,
  changeDayPlan,
  correctResult,
  createBracket,
  createSchedule,
  createTournament,
  deleteBracket,
  deleteMatch,
  duplicateTournament,
  exchangeSwissTeams,
  moveMatch,
  recordBracketGame,
  redrawSwissRound,
  removeBreak,
  removeOrganizer,
  removeSwissRound,
  restoreDeleted,
  saveGroups,
  setCheckInHours,
  setDayRules,
  setFee,
  setMatchTimes,
  setQuestions,
} from '../src/commands';
import { newDocumentId } from '../src/ids';
import { watchBracket, watchDay, watchHistory, watchMyTournaments, watchSchedule, watchTournament } from '../src/repositories';
import { readPlan, times } from './event.testkit';
import { loseAnswers } from './lost-answers.testkit';
import { draft, firstValue, platformForTests, png } from './platform.testkit';
import { loseTransactionAnswers } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

const platform = platformForTests();
let organizer = '';
beforeAll(async () => {
  organizer = await platform.become('organizer');
});
afterEach(() => {
  loseTransactionAnswers(false);
  jest.restoreAllMocks();
});

const mine = async (name: string) => (await firstValue(watchMyTournaments, [organizer])).filter((one) => one.name === name);
const posterOpens = async (id: string) => (await fetch((await firstValue(watchTournament, [id]))?.imageSrc ?? '')).ok;

describe('a tournament that is created', () => {
  it('is there once, with its poster, where the answer is lost', async () => {
    const one = { ...draft, name: 'Once', image: png() };
    loseAnswers({ commit: 1 });
    const id = await createTournament(one);
    expect((await mine('Once')).map((found) => found.id)).toEqual([id]);
    expect(await posterOpens(id)).toBe(true);
  });

  it('is there once where nothing is heard at all and one tries again, and is what the form holds by then', async () => {
    const id = newDocumentId();
    loseAnswers({ commit: 1, batchGet: 1 });
    await expect(createTournament({ ...draft, name: 'Unheard', image: png() }, id)).rejects.toMatchObject({ code: 'unavailable' });
    jest.restoreAllMocks();
    expect(await posterOpens(id)).toBe(true);
    expect(await createTournament({ ...draft, name: 'Heard', image: png() }, id)).toBe(id);
    expect([await mine('Unheard'), (await mine('Heard')).map((found) => found.id)]).toEqual([[], [id]]);
    expect(await posterOpens(id)).toBe(true);
  });
});

describe('a copy', () => {
  const copies = () => mine('Original (COPY)');

  it('is there once, whatever is lost, when one tries again', async () => {
    const original = await createTournament({ ...draft, name: 'Original' });
    const id = newDocumentId();
    loseAnswers({ commit: 1, batchGet: 1 });
    await expect(duplicateTournament(original, id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await duplicateTournament(original, id)).toBe(id);
    expect((await copies()).map((found) => found.id)).toEqual([id]);
  });
});

describe('a change of the plan whose answer is lost is made once, and is no conflict with itself:', () => {
  let id = '';
  let teams: readonly string[] = [];
  const seen = { roundId: '1', games: ['s1', 's2'] };
  const tournament = () => firstValue(watchTournament, [id]);
  const day = async () => (await tournament())?.schedule['day1' as never] as unknown;
  const teamsOf = async () => [...(await firstValue(watchSchedule, [id])).values()].map(({ id: game, team1Id }) => [game, team1Id]);
  /** Counts the records of the history, to compare it after a lost response. */
  const kept = async () => (await firstValue(watchHistory, [id])).length;
  beforeEach(async () => {
    id = await createTournament(draft);
    teams = await addMockTeams(id, 4);
    await saveGroups(id, { '0': teams });
  });
  const cutAfter = async (...before: readonly Promise<unknown>[]) => {
    await Promise.all(before);
    const known = await kept();
    loseTransactionAnswers();
    return known;
  };

  it('breaks, games and days', async () => {
    loseTransactionAnswers();
    await createSchedule(id, readPlan(teams));
    const known = await cutAfter();
    await addBreak(id, { dayId: 'day1', index: 1 }, 2);
    expect(await day()).toEqual(['m1', 'break', 'break', 'm2']);
    await removeBreak(id, { dayId: 'day1', index: 1 });
    expect(await day()).toEqual(['m1', 'break', 'm2']);
    await moveMatch(id, 'break', { dayId: 'day1', index: 1 }, { dayId: 'day2', index: 0 });
    await addScheduleDay(id, 'day3', '10:00');
    await deleteMatch(id, 'm3');
    expect((await tournament())?.schedule).toEqual({ day1: ['m1', 'm2'], day2: ['break'], day3: [] });
    expect(await kept()).toBe(known + 5);
  });

  it('Swiss rounds', async () => {
    await createSchedule(id, { ...readPlan(teams), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
    const [a = '', b = '', c = '', d = ''] = teams;
    const known = await cutAfter();
    await addSwissRound(id, { roundId: '1', matches: { s1: { team1Id: a, team2Id: c }, s2: { team1Id: b, team2Id: d } } });
    await exchangeSwissTeams(id, seen, { one: a, other: b, mayClear: [], refereesGone: [] });
    expect(await teamsOf()).toEqual(
      expect.arrayContaining([
        ['s1', b],
        ['s2', a],
      ]),
    );
    await redrawSwissRound(id, seen, { matches: { n1: { team1Id: a, team2Id: d } } });
    await removeSwissRound(id, { roundId: '1', games: ['n1'] });
    expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0']);
    // A swap has a record for each of its games.
    expect(await kept()).toBe(known + 5);
  });

  it('players to try a mixer out', async () => {
    loseTransactionAnswers();
    expect(await addMockPlayers(id, 2)).toEqual(['PLAYER 1', 'PLAYER 2']);
    expect((await tournament())?.playerIds).toEqual(['PLAYER 1', 'PLAYER 2']);
  });

  it('a correction, and a deletion that is taken back', async () => {
    const bracket = newBracket('single', teams as unknown as readonly TeamId[]);
    await createBracket(id, bracket, times);
    const result = { team1Score: 3, team2Score: 1, winner: null };
    await recordBracketGame(id, 'u1-1', result);
    const known = await cutAfter();
    const action = { kind: 'correct', team1Score: 1, team2Score: 2, ending: 'played', winner: null } as const;
    const stored = (await firstValue(watchBracket, [id]))?.get('u1-1' as never);
    await correctResult(id, { stage: 'bracket', id: 'u1-1' }, action, { choice: 'carry', seen: stored as never, mayClear: [] });
    expect((await firstValue(watchBracket, [id]))?.get('u1-1' as never)).toMatchObject({ team1Score: 1, team2Score: 2 });
    expect(await kept()).toBe(known + 1);
    await deleteBracket(id);
    const [deletion] = await firstValue(watchHistory, [id]);
    await restoreDeleted(id, String(deletion?.id));
    expect((await firstValue(watchBracket, [id]))?.get('u1-1' as never)).toMatchObject({ team1Score: 1, team2Score: 2 });
  });

  it('settings, each with one record', async () => {
    const { scheduleTimes, forfeitGoals, withdrawnGames, gameLengths, isScorersPublic } = (await tournament())!;
    const rules = { forfeitGoals, withdrawnGames, gameLengths, isScorersPublic };
    const known = await cutAfter();
    await setDayRules(id, { ...rules, forfeitGoals: 7 }, rules);
    await setMatchTimes(id, { ...scheduleTimes, gameLength: 21 }, scheduleTimes);
    await setFee(id, { cents: 2_000, currency: 'EUR', text: '', link: '' }, null);
    await setQuestions(id, [{ id: 'q1', kind: 'text', text: 'Food?', isRequired: false, choices: [] }], []);
    await setCheckInHours(id, { opensAt: 1_000, closesAt: 2_000 }, null);
    expect(await tournament()).toMatchObject({ forfeitGoals: 7, scheduleTimes: { gameLength: 21 } });
    expect(await kept()).toBe(known + 5);
  });

  it('an organiser who leaves', async () => {
    const other = await platform.become('second');
    await platform.become('organizer');
    await addOrganizer(id, other);
    await platform.become('second');
    await acceptOrganizing(id);
    await platform.become('organizer');
    loseTransactionAnswers();
    await removeOrganizer(id, organizer);
    loseTransactionAnswers(false);
    await platform.become('second');
    expect((await tournament())?.organizerUids).toEqual([other]);
    await platform.become('organizer');
  });

  it('the bracket and the plan of the day', async () => {
    const known = await cutAfter();
    await createBracket(id, newBracket('single', teams as unknown as readonly TeamId[]), times);
    const plan = { courts: { '0': ['u1-1', 'u1-2'] }, starts: {}, closedCourts: [], resumeAt: '' };
    await changeDayPlan(id, plan, null);
    await changeDayPlan(id, { ...plan, closedCourts: ['1'] }, plan);
    expect((await firstValue(watchDay, [id])).plan?.closedCourts).toEqual(['1']);
    expect(await kept()).toBe(known + 3);
  });
});
