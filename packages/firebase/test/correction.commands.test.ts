import { type BracketGame, type GameId, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { correctResult, createBracket, createSchedule, playGame, recordBracketGame, recordScore, saveGroups } from '../src/commands';
import { watchBracket, watchHistory, watchSchedule } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { eachTestHasAnEvent, times } from './event.testkit';
import { firstValue } from './platform.testkit';

/* Corrects results after later games depended on them: all writes of a choice are saved together, or none. */
jest.setTimeout(300_000);
let id = '';
let teamIds: readonly string[] = [];
eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const team = (index: number): string => teamIds[index] ?? '';
const bracket = async () => (await firstValue(watchBracket, [id]))!;
const game = async (gameId: string): Promise<BracketGame> => (await bracket()).get(gameId as GameId)!;
const history = async () => (await firstValue(watchHistory, [id])).filter(({ kind }) => kind === 'game');
const semi = { stage: 'bracket', id: 'u1-1' } as const;
const upset = { kind: 'correct', team1Score: 1, team2Score: 3 } as const;

/** Four teams; both semifinals and the final are played, the final on the court board. */
async function played(): Promise<void> {
  await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
  await recordBracketGame(id, 'u1-1', { team1Score: 3, team2Score: 1 });
  await recordBracketGame(id, 'u1-2', { team1Score: 3, team2Score: 1 });
  const final = { stage: 'bracket', id: 'u2-1' } as const;
  await playGame(id, final, { kind: 'call' });
  await playGame(id, final, { kind: 'start', length: 12 });
  await playGame(id, final, { kind: 'goal', goal: { id: 'one', side: 1, at: Date.now(), player: '' } });
  await playGame(id, final, { kind: 'end', ending: 'played' });
  await recordBracketGame(id, 'u2-1', { team1Score: 1, team2Score: 0 });
}

describe('a semi-final is corrected after the final', () => {
  beforeEach(played);

  it('and carried through: the final has other teams, no result, no goals and no state; each has its record', async () => {
    const [before, seen] = [await history(), await game('u1-1')];
    await correctResult(id, semi, upset, { choice: 'carry', seen, mayClear: ['u2-1'] });
    expect(await game('u1-1')).toMatchObject({
      team1Score: 1,
      team2Score: 3,
      winner: team(3),
      play: { state: 'finished', ending: 'played' },
    });
    expect(await game('u2-1')).toMatchObject({
      team1Id: team(3),
      team2Id: team(1),
      team1Score: null,
      winner: '',
    });
    expect((await game('u2-1')).play).toBeUndefined();
    const records = (await history()).slice(0, -before.length);
    expect(records.map((record) => record.game).sort()).toEqual(['u1-1', 'u2-1']);
    expect(records.find((record) => record.game === 'u1-1')).toMatchObject({
      from: { team1Score: 3 },
      to: { team1Score: 1, team2Score: 3 },
    });
    expect(records.find((record) => record.game === 'u2-1')).toMatchObject({
      from: { team1Score: 1, state: 'finished' },
      to: { team1Score: null, state: 'planned' },
    });
  });

  it('and the final kept as it was played', async () => {
    const seen = await game('u1-1');
    await correctResult(id, semi, upset, { choice: 'keep', seen, mayClear: ['u2-1'] });
    expect(await game('u1-1')).toMatchObject({ team1Score: 1, team2Score: 3, winner: team(0), play: { winner: 1 } });
    expect(await game('u2-1')).toMatchObject({ team1Id: team(0), team1Score: 1, winner: team(0), play: { state: 'finished' } });
    // A user who corrects it again may still carry it through.
    await correctResult(id, semi, { ...upset, team2Score: 4 }, { choice: 'carry', seen: await game('u1-1'), mayClear: ['u2-1'] });
    expect(await game('u2-1')).toMatchObject({ team1Id: team(3), team1Score: null });
  });

  it('by two organisers at once: one is told, and nothing of theirs is written', async () => {
    const seen = await game('u1-1');
    const answers = await Promise.allSettled([
      correctResult(id, semi, upset, { choice: 'carry', seen, mayClear: ['u2-1'] }),
      correctResult(id, semi, { ...upset, team2Score: 9 }, { choice: 'keep', seen, mayClear: ['u2-1'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Another result was entered meanwhile.' },
    });
    const isCarried = answers[0].status === 'fulfilled';
    expect([(await game('u1-1')).team2Score, (await game('u2-1')).team1Score]).toEqual(isCarried ? [3, null] : [9, 1]);
  });

  it('and nothing is written where a later game would be lost that was not agreed to, or the result can’t be', async () => {
    const [seen, before] = [await game('u1-1'), [...(await bracket())]];
    await expect(correctResult(id, semi, upset, { choice: 'carry', seen, mayClear: [] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      correctResult(id, semi, { kind: 'correct', team1Score: 2, team2Score: 2 }, { choice: 'carry', seen, mayClear: ['u2-1'] }),
    ).rejects.toMatchObject({ code: 'invalid', message: 'needsWinner' });
    expect([...(await bracket())]).toEqual(before);
  });

  it('to a forfeit, and back to what was played', async () => {
    const seen = await game('u1-1');
    await correctResult(id, semi, { kind: 'forfeit', ending: 'forfeitByTeam1' }, { choice: 'carry', seen, mayClear: ['u2-1'] });
    expect(await game('u1-1')).toMatchObject({ team1Score: 3, winner: team(3), play: { ending: 'forfeitByTeam1' } });
    const overtime = { kind: 'correct', team1Score: 3, team2Score: 3, winner: 1, ending: 'goldenGoal' } as const;
    await correctResult(id, semi, overtime, { choice: 'carry', seen: await game('u1-1'), mayClear: [] });
    expect(await game('u1-1')).toMatchObject({ team1Score: 3, team2Score: 3, winner: team(0), play: { ending: 'goldenGoal' } });
    expect(await game('u2-1')).toMatchObject({ team1Id: team(0) });
  });
});

describe('a result is removed', () => {
  it('DP-27 of a game that was played at the court: it can be played again there, and so can the games after it', async () => {
    await played();
    const final = { stage: 'bracket', id: 'u2-1' } as const;
    await correctResult(id, final, { kind: 'clear' }, { choice: 'carry', seen: await game('u2-1'), mayClear: [] });
    expect(await game('u2-1')).toMatchObject({ team1Id: team(0), team1Score: null, team2Score: null, winner: '' });
    expect((await game('u2-1')).play).toBeUndefined();
    expect((await history())[0]).toMatchObject({ game: 'u2-1', from: { team1Score: 1, state: 'finished' }, to: { state: 'planned' } });
    await playGame(id, final, { kind: 'call' });
    await playGame(id, final, { kind: 'start', length: 12 });
    // The goal that was tapped before is gone.
    await playGame(id, final, { kind: 'goal', goal: { id: 'two', side: 2, at: Date.now(), player: '' } });
    expect(await game('u2-1')).toMatchObject({ team1Score: null, team2Score: 1, play: { goals: [{ id: 'two' }] } });
    await expect(
      correctResult(id, final, { kind: 'clear' }, { choice: 'carry', seen: await game('u2-1'), mayClear: [] }),
    ).rejects.toMatchObject({ code: 'invalid', message: 'notFinished' });
    await playGame(id, final, { kind: 'end', ending: 'played' });
    const seen = await game('u1-1');
    await expect(correctResult(id, semi, { kind: 'clear' }, { choice: 'carry', seen, mayClear: [] })).rejects.toMatchObject({
      code: 'conflict',
    });
    await correctResult(id, semi, { kind: 'clear' }, { choice: 'carry', seen, mayClear: ['u2-1'] });
    expect(await game('u1-1')).toMatchObject({ team1Score: null, winner: '' });
    expect(await game('u2-1')).toMatchObject({ team1Id: 'TBD', team2Score: null, winner: '' });
    expect((await game('u2-1')).play).toBeUndefined();
  });

  it('DP-27 of a forfeit', async () => {
    await played();
    await correctResult(
      id,
      semi,
      { kind: 'forfeit', ending: 'forfeitByTeam1' },
      { choice: 'carry', seen: await game('u1-1'), mayClear: ['u2-1'] },
    );
    await correctResult(id, semi, { kind: 'clear' }, { choice: 'carry', seen: await game('u1-1'), mayClear: [] });
    expect(await game('u1-1')).toMatchObject({ team1Score: null, team2Score: null, winner: '' });
    expect((await game('u1-1')).play).toBeUndefined();
  });
});

it('who goes on is written late, and not over a goal or a correction that came between', async () => {
  await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
  await playGame(id, semi, { kind: 'call' });
  await playGame(id, semi, { kind: 'start', length: 12 });
  await playGame(id, semi, { kind: 'goal', goal: { id: 'one', side: 1, at: Date.now(), player: '' } });
  await playGame(id, semi, { kind: 'end', ending: 'played' });
  await correctResult(id, semi, upset, { choice: 'carry', seen: await game('u1-1'), mayClear: [] });
  // The write of the device on which the end was tapped, sent once the network is back.
  await recordBracketGame(id, 'u1-1', { team1Score: 1, team2Score: 0, isTapped: true });
  expect(await game('u1-1')).toMatchObject({ team1Score: 1, team2Score: 3, winner: team(3) });
  expect(await game('u2-1')).toMatchObject({ team1Id: team(3) });
  const other = { stage: 'bracket', id: 'u1-2' } as const;
  await playGame(id, other, { kind: 'call' });
  await playGame(id, other, { kind: 'start', length: 12 });
  await playGame(id, other, { kind: 'goal', goal: { id: 'two', side: 2, at: Date.now(), player: '' } });
  await playGame(id, other, { kind: 'end', ending: 'played' });
  await recordBracketGame(id, 'u1-2', { team1Score: 0, team2Score: 0, winner: team(1) as TeamId, isTapped: true });
  expect(await game('u1-2')).toMatchObject({ team1Score: 0, team2Score: 1, winner: team(2) });
  expect(await game('u2-1')).toMatchObject({ team2Id: team(2) });
});

it('a bracket takes no result of a game that is being played', async () => {
  await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
  await playGame(id, semi, { kind: 'call' });
  await playGame(id, semi, { kind: 'start', length: 12 });
  await expect(recordBracketGame(id, 'u1-1', { team1Score: 3, team2Score: 1 })).rejects.toMatchObject({
    code: 'invalid',
    message: 'notFinished',
  });
  await playGame(id, semi, { kind: 'unstart' });
  await recordBracketGame(id, 'u1-1', { team1Score: 3, team2Score: 1 });
  expect(await game('u1-1')).toMatchObject({ team1Score: 3, winner: team(0) });
});

it('a match is corrected, forfeited and corrected again; who saw another result is told', async () => {
  const four = teamIds.slice(0, 4);
  await saveGroups(id, { '0': four });
  await createSchedule(id, {
    scheduleType: 'roundRobin',
    schedule: { '0': ['m1', 'm2'] },
    matches: { m1: { team1Id: team(0), team2Id: team(1) }, m2: { team1Id: team(2), team2Id: team(3) } },
    scheduleTimes: times,
  });
  const { sdk, db } = await openLive();
  // As on a page, where the schedule is watched.
  const stop = sdk.onSnapshot(sdk.doc(db, `schedules/${id}`), () => undefined);
  const match = async () => (await firstValue(watchSchedule, [id])).get('m1' as never)!;
  const ref = { stage: 'match', id: 'm1' } as const;
  await recordScore(id, 'm1', { team1Score: 2, team2Score: 1 });
  const seen = await match();
  await correctResult(id, ref, { kind: 'correct', team1Score: 1, team2Score: 2 }, { choice: 'carry', seen, mayClear: [] });
  expect(await match()).toMatchObject({ team1Score: 1, team2Score: 2 });
  await expect(
    correctResult(id, ref, { kind: 'forfeit', ending: 'doubleForfeit' }, { choice: 'carry', seen, mayClear: [] }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await correctResult(id, ref, { kind: 'forfeit', ending: 'doubleForfeit' }, { choice: 'carry', seen: await match(), mayClear: [] });
  expect(await match()).toMatchObject({ play: { state: 'finished', ending: 'doubleForfeit' } });
  // It would be stored and never count.
  await expect(recordScore(id, 'm1', { team1Score: 7 })).rejects.toMatchObject({ code: 'conflict', message: 'decided' });
  expect(await match()).toMatchObject({ team1Score: 1, team2Score: 2 });
  await correctResult(id, ref, { kind: 'correct', team1Score: 4, team2Score: 0 }, { choice: 'carry', seen: await match(), mayClear: [] });
  expect(await match()).toMatchObject({ team1Score: 4, team2Score: 0, play: { ending: 'played' } });
  // Typing continues where it was.
  await recordScore(id, 'm1', { team1Score: 5 });
  expect(await match()).toMatchObject({ team1Score: 5, team2Score: 0 });
  await correctResult(id, ref, { kind: 'clear' }, { choice: 'carry', seen: await match(), mayClear: [] });
  expect(await match()).toMatchObject({ team1Score: null, team2Score: null });
  expect((await match()).play).toBeUndefined();
  expect((await history()).map(({ to }) => to['team1Score'])).toEqual([null, 5, 4, 1, 1, 2]);
  stop();
});
