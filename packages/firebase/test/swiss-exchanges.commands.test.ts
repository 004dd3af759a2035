import { exchangeSwissTeams, playGame } from '../src/commands';
import { watchSchedule, watchTournament } from '../src/repositories';
import { firstValue } from './platform.testkit';
import { drawTwoRounds, eachTestHasAGroup, planChanges, readGame, seen, startGame } from './swiss-rounds.testkit';

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAGroup((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const matches = () => firstValue(watchSchedule, [id]);
const kept = () => planChanges(id);
const team = (index: number): string => teamIds[index] ?? '';
const teamsOf = (matchId: string) => readGame(id, matchId);
const started = (matchId: string) => startGame(id, matchId);

const exchange = { mayClear: [], refereesGone: [] };
beforeEach(() => drawTwoRounds({ id, teamIds }));

describe('a mistaken Swiss round', () => {
  it('keeps its teams while a game is being played; what was played of it goes with its result', async () => {
    const pair = { one: team(1), other: team(4), mayClear: [], refereesGone: [] };
    const played = async () => [...(await matches()).values()].find(({ id: found }) => found === 's2')?.play;
    const s2 = await started('s2');
    await expect(exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s2'] })).rejects.toMatchObject({ code: 'conflict' });
    await playGame(id, s2, { kind: 'goal', goal: { id: 'g', side: 1, at: Date.now(), player: '' } });
    await playGame(id, s2, { kind: 'end', ending: 'played' });
    await expect(exchangeSwissTeams(id, seen, pair)).rejects.toMatchObject({ code: 'conflict' });
    expect(await played()).toMatchObject({ state: 'finished', goals: [{ id: 'g' }] });
    await exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s2'] });
    expect(await teamsOf('s2')).toEqual([team(4), team(3), null, null, 'Zoé']);
    expect(await played()).toBeUndefined();
    // Removed data is still in the history.
    expect((await kept())[0]).toMatchObject({ from: { play: { state: 'finished' } }, to: { what: 'teamsExchanged', play: null } });
  });

  it('is exchanged by one of two organisers who exchange the same two at once, and not back again by the other', async () => {
    const pair = { one: team(1), other: team(4), mayClear: [], refereesGone: [] };
    const looked = { ...seen, pairings: { s1: [team(0), team(2)], s2: [team(1), team(3)] } } as const;
    const answers = await Promise.allSettled([exchangeSwissTeams(id, looked, pair), exchangeSwissTeams(id, looked, pair)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
    expect((await teamsOf('s2'))?.slice(0, 2)).toEqual([team(4), team(3)]);
  });

  it('gets other pairings: two teams change places, and only results that were agreed to are emptied', async () => {
    const pair = { ...exchange, one: team(0), other: team(1) };
    await expect(exchangeSwissTeams(id, seen, pair)).rejects.toMatchObject({ code: 'conflict' });
    expect(await teamsOf('s1')).toEqual([team(0), team(2), 3, 1, '']);
    await exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s1'], refereesGone: ['s2'] });
    expect(await teamsOf('s1')).toEqual([team(1), team(2), null, null, '']);
    expect(await teamsOf('s2')).toEqual([team(0), team(3), null, null, '']);
    const records = (await kept()).filter(({ to }) => to['what'] === 'teamsExchanged');
    expect(records.map(({ game }) => game).sort()).toEqual(['s1', 's2']);
    expect(records.find(({ game }) => game === 's1')).toMatchObject({
      from: { team1Id: team(0), team1Score: 3, team2Score: 1 },
      to: { team1Id: team(1), team1Score: null, team2Score: null },
    });
    await exchangeSwissTeams(id, seen, { ...pair, other: team(4) });
    expect(await teamsOf('s2')).toEqual([team(4), team(3), null, null, '']);
    expect((await tournament())?.byes).toEqual({ 1: team(0) });
    await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(4), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
    await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(5), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
  });
});
