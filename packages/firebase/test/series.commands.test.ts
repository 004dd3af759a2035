import { type BracketGame, type GameId, type SeriesGame, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { storedSeries, type DayAction } from '@courtside/domain/day';
import { doc, getDoc } from 'firebase/firestore/lite';
import { correctResult, createBracket, deleteBracket, playGame, recordBracketGame, restoreDeleted } from '../src/commands';
import { watchBracket, watchHistory, watchTournament } from '../src/repositories';
import { eachTestHasAnEvent, times } from './event.testkit';
import { firstValue } from './platform.testkit';

/* A final as the best of three: played at the court, typed, corrected, forfeited. */
jest.setTimeout(300_000);
let id = '';
let teamIds: readonly string[] = [];
const platform = eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const four = () => teamIds.slice(0, 4) as unknown as readonly TeamId[];
const final = { stage: 'bracket', id: 'u2-1' } as const;
const game = async (gameId = 'u2-1'): Promise<BracketGame> => (await firstValue(watchBracket, [id]))!.get(gameId as GameId)!;
const told = async () => {
  const { team1Score, team2Score, play } = await game();
  return [play?.state, team1Score, team2Score, storedSeries(play?.games ?? [])];
};
const stored = async () => (await getDoc(doc(platform.operator, 'tournaments', id))).data();
const typed = (one: number, other: number): SeriesGame => ({ scores: [one, other], winner: one > other ? 1 : 2, goals: 0 });
const correct = async (
  gameId: string,
  games: readonly SeriesGame[],
  mayClear: readonly string[] = [],
  choice: 'carry' | 'keep' = 'carry',
) =>
  correctResult(
    id,
    { stage: 'bracket', id: gameId },
    { kind: 'correct', team1Score: 0, team2Score: 0, games },
    { choice, seen: await game(gameId), mayClear },
  );

let goals = 0;
const act = async (...actions: readonly (DayAction | 1 | 2)[]): Promise<void> => {
  for (const action of actions)
    await playGame(
      id,
      final,
      typeof action === 'number'
        ? { kind: 'goal', goal: { id: `goal${(goals += 1)}`, side: action, at: Date.now() + goals, player: '' } }
        : action,
      { bestOf: 3 },
    );
};
const start: DayAction = { kind: 'start', length: 12 };
const end: DayAction = { kind: 'end', ending: 'played' };

async function created(series = 'upper-round2:3'): Promise<void> {
  await createBracket(id, newBracket('single', four(), { series }), times);
}
async function semis(): Promise<void> {
  await recordBracketGame(id, 'u1-1', { team1Score: 3, team2Score: 1 });
  await recordBracketGame(id, 'u1-2', { team1Score: 3, team2Score: 1 });
}

describe('the choice of series', () => {
  it('is stored with the bracket, deleted with it, and restored', async () => {
    await created();
    expect(await stored()).toMatchObject({ bracketSeries: 'upper-round2:3' });
    expect((await firstValue(watchTournament, [id]))?.bracketSeries).toBe('upper-round2:3');
    const deleted = await deleteBracket(id);
    expect(await stored()).not.toHaveProperty('bracketSeries');
    await restoreDeleted(id, deleted ?? '');
    expect(await stored()).toMatchObject({ bracketSeries: 'upper-round2:3' });
  });

  it('is not stored without a series', async () => {
    await created('');
    expect(await stored()).not.toHaveProperty('bracketSeries');
  });
});

describe('a final at the court', () => {
  beforeEach(async () => {
    await created();
    await semis();
  });

  it('is played game by game, and advances its winner', async () => {
    await act({ kind: 'call' }, start, 1, 2, 1, end);
    expect(await told()).toEqual(['called', null, null, '2-1#3']);
    await act(start, 2, end);
    expect(await told()).toEqual(['called', null, null, '2-1#3 0-1#4']);
    await act(start, 1, end);
    expect(await told()).toEqual(['finished', 2, 1, '2-1#3 0-1#4 1-0#5']);
    await recordBracketGame(id, 'u2-1', { team1Score: 2, team2Score: 1, isTapped: true });
    const { winner, loser, play } = await game();
    expect([winner, loser, play?.goals.length]).toEqual([teamIds[0], teamIds[1], 5]);
    const [last, before] = (await firstValue(watchHistory, [id])).filter(
      (one) => one.game === 'u2-1' && JSON.stringify(one.to).includes('games'),
    );
    expect([before?.to, last?.to]).toMatchObject([{ games: '2-1#3 0-1#4' }, { games: '2-1#3 0-1#4 1-0#5', team1Score: 2, team2Score: 1 }]);
  });

  it('continues a game that was ended too early, between two games and after the last', async () => {
    await act({ kind: 'call' }, start, 1, end, { kind: 'reopen' });
    expect(await told()).toEqual(['playing', 1, 0, '']);
    await act(2, 2, end, start, 2, end);
    expect(await told()).toEqual(['finished', 0, 2, '1-2#3 0-1#4']);
    await act({ kind: 'reopen' }, 1, 1, end);
    expect(await told()).toEqual(['called', null, null, '1-2#3 2-1#6']);
  });

  it('is called off after its first game was taken back', async () => {
    await act({ kind: 'call' }, start, 1, end, { kind: 'reopen' });
    await act({ kind: 'undoGoal', id: `goal${goals}` }, { kind: 'unstart' }, { kind: 'uncall' });
    expect(await told()).toEqual(['planned', null, null, '']);
  });

  it('keeps its teams between two games: what they advanced by is not removed unseen', async () => {
    await act({ kind: 'call' }, start, 1, end);
    const removed = { team1Score: null, team2Score: null };
    await expect(recordBracketGame(id, 'u1-1', removed)).rejects.toMatchObject({ code: 'conflict' });
    expect(await told()).toEqual(['called', null, null, '1-0#1']);
    await recordBracketGame(id, 'u1-1', { ...removed, mayClear: ['u2-1'] });
  });

  it('is over by a forfeit', async () => {
    await act({ kind: 'call' }, start, 1, end, { kind: 'forfeit', ending: 'forfeitByTeam1' });
    await recordBracketGame(id, 'u2-1', { team1Score: null, team2Score: null, winner: teamIds[1] as TeamId });
    expect(await game()).toMatchObject({ winner: teamIds[1], play: { ending: 'forfeitByTeam1' } });
  });

  it('goes on with the game that was forfeited before its first goal', async () => {
    await act({ kind: 'call' }, start, 1, end, start, { kind: 'forfeit', ending: 'forfeitByTeam1' }, { kind: 'reopen' });
    expect(await told()).toEqual(['playing', 0, 0, '1-0#1']);
    await act({ kind: 'resume' }, 1, end);
    expect(await told()).toEqual(['finished', 2, 0, '1-0#1 1-0#2']);
  });

  it('DP-27 is removed between two of its games, and begins again at the court', async () => {
    await act({ kind: 'call' }, start, 1, 1, end);
    await correctResult(id, final, { kind: 'clear' }, { choice: 'carry', seen: await game(), mayClear: [] });
    expect(await told()).toEqual([undefined, null, null, '']);
    await act({ kind: 'call' }, start, 2, end, start, 2, end);
    expect(await told()).toEqual(['finished', 0, 2, '0-1#1 0-1#2']);
    expect((await game()).play?.goals).toHaveLength(2);
  });

  it('takes a typed game between two that are played', async () => {
    await act({ kind: 'call' }, start, 1, end);
    await correct('u2-1', [typed(2, 0), typed(1, 4)]);
    expect(await told()).toEqual(['called', null, null, '2-0#1 1-4#1']);
    await act(start, 2, end);
    expect(await told()).toEqual(['finished', 1, 2, '2-0#1 1-4#1 0-1#2']);
  });
});

describe('typed series', () => {
  it('go on until their games decide them, and are corrected game by game', async () => {
    await created();
    await semis();
    await correct('u2-1', [typed(3, 2)]);
    expect(await told()).toEqual(['planned', null, null, '3-2']);
    await correct('u2-1', [typed(3, 2), typed(1, 4), typed(2, 0)]);
    expect(await told()).toEqual(['finished', 2, 1, '3-2 1-4 2-0']);
    expect(await game()).toMatchObject({ winner: teamIds[0], loser: teamIds[1] });
    await correct('u2-1', [typed(3, 2), typed(1, 4), typed(0, 2)]);
    expect(await game()).toMatchObject({ team1Score: 1, team2Score: 2, winner: teamIds[1] });
    await expect(correct('u2-1', [typed(3, 2)])).rejects.toMatchObject({ code: 'invalid', message: 'needsWinner' });
  });

  it('DP-27 are removed where they were typed into the wrong game, which is then played at the court', async () => {
    await created();
    await semis();
    await correct('u2-1', [typed(3, 2)]);
    const clear = async (mayClear: readonly string[] = []) =>
      correctResult(id, final, { kind: 'clear' }, { choice: 'carry', seen: await game(), mayClear });
    await clear();
    expect(await told()).toEqual([undefined, null, null, '']);
    await correct('u2-1', [typed(3, 2), typed(3, 2)]);
    await clear();
    expect(await game()).toMatchObject({ team1Id: teamIds[0], team1Score: null, winner: '' });
    await act({ kind: 'call' }, start, 2, end);
    expect(await told()).toEqual(['called', null, null, '0-1#1']);
  });

  it('of a semi-final take the final with them, or leave it', async () => {
    await created('upper-round1:3 upper-round2:3');
    await correct('u1-1', [typed(3, 2), typed(3, 2)]);
    await correct('u1-2', [typed(3, 2), typed(3, 2)]);
    await correct('u2-1', [typed(3, 2)]);
    await correct('u1-1', [typed(2, 3), typed(2, 3)], ['u2-1'], 'carry');
    expect(await game()).toMatchObject({ team1Id: teamIds[3], team1Score: null });
    expect((await game()).play).toBeUndefined();
    await correct('u2-1', [typed(3, 2), typed(3, 2)]);
    await expect(correct('u1-1', [typed(3, 2), typed(3, 2)])).rejects.toMatchObject({ code: 'conflict' });
    await correct('u1-1', [typed(3, 2), typed(3, 2)], ['u2-1'], 'keep');
    expect(await game()).toMatchObject({ team1Id: teamIds[3], team1Score: 2, team2Score: 0, winner: teamIds[3] });
  });
});
