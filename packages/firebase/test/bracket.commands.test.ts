import { type GameId, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  addMockTeams,
  closeRegistration,
  createBracket,
  deleteBracket,
  deleteTeam,
  recordBracketGame,
  restoreDeleted,
  setBracketReferee,
  withdrawOwnTeam,
  withdrawTeam,
} from '../src/commands';
import { watchBracket, watchTournament } from '../src/repositories';
import { eachTestHasAnEvent, openEventWithTeams, times } from './event.testkit';
import { firstValue } from './platform.testkit';

let id = '';
let teamIds: readonly string[] = [];
const platform = eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const bracket = () => firstValue(watchBracket, [id]);
const team = (index: number): string => teamIds[index] ?? '';

describe('the bracket', () => {
  const seeds = () => teamIds.slice(0, 4) as unknown as readonly TeamId[];
  const created = async () => {
    const engine = newBracket('single', seeds());
    await createBracket(id, engine, times);
    return engine;
  };

  it('is created once, deleted and created again', async () => {
    const engine = await created();
    await expect(createBracket(id, engine, times)).rejects.toMatchObject({ code: 'conflict' });
    expect(await tournament()).toMatchObject({ bracketType: 'single', bracketSeeds: seeds(), bracketTimes: times, bracketUpperSize: null });
    await deleteBracket(id);
    expect(await bracket()).toBeNull();
    expect(await tournament()).toMatchObject({ bracket: {}, bracketSeeds: [] });
    await created();
  });

  it('is not made with a team that was deleted or has withdrawn since it was seeded', async () => {
    const conflict = { code: 'conflict' };
    await withdrawTeam(id, team(2));
    await expect(created()).rejects.toMatchObject(conflict);
    await withdrawTeam(id, team(2), false);
    await deleteTeam(id, team(1));
    await expect(created()).rejects.toMatchObject(conflict);
    expect(await bracket()).toBeNull();
  });

  it('takes teams that stand by themselves, and none whose captain gave the place back', async () => {
    const [event, ...registered] = await openEventWithTeams(platform, 'Zebras', 'Apes', 'Yaks', 'Newts');
    const engine = newBracket('single', registered as unknown as readonly TeamId[]);
    for (const gathers of [false, true]) {
      await createBracket(event, engine, times);
      await deleteBracket(event);
      if (!gathers) await closeRegistration(event);
    }
    await platform.become('captain0');
    await withdrawOwnTeam(event, registered[0] ?? '', '');
    await platform.become('organizer');
    await expect(createBracket(event, engine, times)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('loses nothing when two games are scored at once', async () => {
    await created();
    await Promise.all([
      recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2 }),
      recordBracketGame(id, 'u1-2', { team1Score: 1, team2Score: 4 }),
      setBracketReferee(id, 'u1-1', 'Zoé'),
    ]);
    const games = await bracket();
    expect(games?.get('u1-1' as GameId)).toMatchObject({ team1Score: 5, winner: team(0), referee: 'Zoé' });
    expect(games?.get('u2-1' as GameId)).toMatchObject({ team1Id: team(0), team2Id: games?.get('u1-2' as GameId)?.winner });
  });

  it('stores the games for the places that were chosen, and nothing of them otherwise', async () => {
    const eight = [...(await addMockTeams(id, 2)), ...teamIds] as unknown as readonly TeamId[];
    await createBracket(id, newBracket('single', eight, { places: 8 }), times);
    expect(await tournament()).toMatchObject({ bracketPlaces: 8, bracket: { upper: { place5: ['place5'], place7: ['place7'] } } });
    for (const game of ['u1-1', 'u1-2', 'u1-3', 'u1-4', 'p5to8-1', 'p5to8-2'])
      await recordBracketGame(id, game, { team1Score: 5, team2Score: 2 });
    const games = await bracket();
    expect(games?.get('place7' as GameId)).toMatchObject({
      team1Id: games?.get('p5to8-1' as GameId)?.loser,
      team2Id: games?.get('p5to8-2' as GameId)?.loser,
    });
    const deleted = await deleteBracket(id);
    expect((await getDoc(doc(platform.operator, 'tournaments', id))).data()).not.toHaveProperty('bracketPlaces');
    await restoreDeleted(id, deleted ?? '');
    expect(await tournament()).toMatchObject({ bracketPlaces: 8 });
    expect(await bracket()).toEqual(games);
    await deleteBracket(id);
    await created();
    expect((await getDoc(doc(platform.operator, 'tournaments', id))).data()).not.toHaveProperty('bracketPlaces');
  });

  it('stores how many teams start above, and nothing of it otherwise', async () => {
    const eight = [...(await addMockTeams(id, 2)), ...teamIds] as unknown as readonly TeamId[];
    await createBracket(id, newBracket('double', eight, { upperSize: 4 }), times);
    expect(await tournament()).toMatchObject({ bracketType: 'double', bracketUpperSize: 4, bracketDrops: 3 });
    for (const game of ['u1-1', 'l1-1']) await recordBracketGame(id, game, { team1Score: 5, team2Score: 2 });
    const games = await bracket();
    expect(games?.get('l1-1' as GameId)).toMatchObject({ team1Id: eight[4], team2Id: eight[7], winner: eight[4] });
    expect(games?.get('l2-1' as GameId)).toMatchObject({ team1Id: eight[3], team2Id: eight[4] });
    const deleted = await deleteBracket(id);
    await restoreDeleted(id, deleted ?? '');
    expect(await tournament()).toMatchObject({ bracketUpperSize: 4, bracketDrops: 3 });
    expect(await bracket()).toEqual(games);
    await deleteBracket(id);
    await created();
    expect(await tournament()).toMatchObject({ bracketUpperSize: null, bracketDrops: 2 });
  });

  it('clears later games only when that was agreed to', async () => {
    await created();
    await recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2 });
    await recordBracketGame(id, 'u1-2', { team1Score: 5, team2Score: 2 });
    await recordBracketGame(id, 'u2-1', { team1Score: 3, team2Score: 2 });
    const correction = { team1Score: 1, team2Score: 2 };
    await expect(recordBracketGame(id, 'u1-1', correction)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This result would clear later games: u2-1',
    });
    expect(await recordBracketGame(id, 'u1-1', { ...correction, mayClear: ['u2-1'] })).toMatchObject({ cleared: ['u2-1'] });
    expect((await bracket())?.get('u2-1' as GameId)).toMatchObject({ team1Score: null, winner: '' });
  });

  it('lets one of two win who score the same game at once, and tells the other', async () => {
    await created();
    const seen = { team1Score: null, team2Score: null };
    const answers = await Promise.allSettled([
      recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2, seen }),
      recordBracketGame(id, 'u1-1', { team1Score: 2, team2Score: 5, seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Another result was entered meanwhile.' },
    });
    const first = answers[0].status === 'fulfilled';
    expect((await bracket())?.get('u1-1' as GameId)).toMatchObject(
      first ? { team1Score: 5, team2Score: 2 } : { team1Score: 2, team2Score: 5 },
    );
    // The same result twice is no conflict, and a user who has seen it may correct it.
    const stored = first ? { team1Score: 5, team2Score: 2 } : { team1Score: 2, team2Score: 5 };
    await recordBracketGame(id, 'u1-1', { ...stored, seen });
    await recordBracketGame(id, 'u1-1', { team1Score: 7, team2Score: 5, seen: stored });
    expect((await bracket())?.get('u1-1' as GameId)).toMatchObject({ team1Score: 7 });
  });

  it('says what is wrong', async () => {
    await expect(recordBracketGame(id, 'u1-1', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({ code: 'not-found' });
    await created();
    await expect(recordBracketGame(id, 'u9', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Game not found for ID: u9',
    });
    await expect(recordBracketGame(id, 'u1-1', { team1Score: -1, team2Score: 0 })).rejects.toMatchObject({ code: 'invalid' });
    await expect(recordBracketGame(id, 'u2-1', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({ code: 'conflict' });
  });
});
