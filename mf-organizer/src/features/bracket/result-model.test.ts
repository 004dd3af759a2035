import { BYE, teamId, type Bracket, type GameResult } from '@courtside/domain';
import { createBracket, correctResult } from '@courtside/domain/engines';
import { toResultAction, checkResult, toResultDraft } from './result-model';

const seeds = ['a', 'b', 'c', 'd'].map(teamId);
const findId = ({ template }: Bracket, number: number): string => template.games.find((game) => game.number === number)?.id ?? '';
const play = (bracket: Bracket, number: number, result: GameResult) => correctResult(bracket, findId(bracket, number), result).bracket;
const open = createBracket('single', seeds);
const score = (team1Score: number | null, team2Score: number | null, winner: string | null = null) => ({
  team1Score,
  team2Score,
  winner: winner === null ? null : teamId(winner),
  ending: 'played' as const,
});

describe('checkResult', () => {
  it('needs both scores', () => {
    expect(checkResult(open, findId(open, 1), score(0, null)).kind).toBe('oneScore');
  });

  it('asks for the winner of level scores, and takes one', () => {
    expect(checkResult(open, findId(open, 1), score(2, 2)).kind).toBe('needsWinner');
    expect(checkResult(open, findId(open, 1), score(2, 2, 'a'))).toMatchObject({ kind: 'ready', result: { winner: 'a' }, cleared: [] });
  });

  it('forgets a named winner when the scores decide', () => {
    expect(checkResult(open, findId(open, 1), score(2, 3, 'a'))).toMatchObject({ kind: 'ready', result: { winner: null } });
  });

  it('takes a walkover, and notices when nothing changes', () => {
    expect(checkResult(open, findId(open, 1), score(null, null, 'a')).kind).toBe('ready');
    expect(checkResult(open, findId(open, 1), score(null, null)).kind).toBe('unchanged');
  });

  it('lists the later games that a correction clears', () => {
    const semis = play(play(open, 1, { team1Score: 3, team2Score: 1 }), 2, { team1Score: 3, team2Score: 1 });
    const final = semis.template.games.find(({ roundId, level }) => level === 'upper' && roundId === 'round2')?.id ?? '';
    const played = correctResult(semis, final, { team1Score: 5, team2Score: 4 }).bracket;
    expect(checkResult(played, findId(played, 1), score(4, 1))).toMatchObject({ kind: 'ready', cleared: [] });
    expect(checkResult(played, findId(played, 1), score(0, 1))).toMatchObject({ kind: 'ready', cleared: [final] });
    expect(toResultDraft(played, final)).toEqual(score(5, 4));
  });

  it('takes a forfeit whatever was typed, and needs scores for what was decided after its time', () => {
    const forfeit = { ...score(3, 1), ending: 'forfeitByTeam1' as const };
    expect(checkResult(open, findId(open, 1), forfeit)).toMatchObject({ kind: 'ready', result: { team1Score: null, winner: 'd' } });
    expect(toResultAction(open, findId(open, 1), forfeit)).toEqual({ kind: 'forfeit', ending: 'forfeitByTeam1' });
    const overtime = { ...score(null, null), ending: 'overtime' as const };
    expect(checkResult(open, findId(open, 1), overtime).kind).toBe('oneScore');
    expect(toResultAction(open, findId(open, 1), { ...score(2, 2, 'd'), ending: 'goldenGoal' })).toMatchObject({
      winner: 2,
      ending: 'goldenGoal',
    });
    const stored = toResultDraft(open, findId(open, 1), { state: 'finished', ending: 'overtime' } as never);
    expect(stored.ending).toBe('overtime');
  });

  it.each(['doubleForfeit', 'cancelled'] as const)('lets nobody go on by %s, whoever was named before', (ending) => {
    const draft = { ...score(null, null, 'a'), ending };
    expect(checkResult(open, findId(open, 1), draft)).toMatchObject({ kind: 'ready', result: { team1Score: null, winner: BYE } });
    const action = ending === 'cancelled' ? { kind: 'cancel' } : { kind: 'forfeit', ending };
    expect(toResultAction(open, findId(open, 1), draft)).toEqual(action);
  });

  it('says why a game can’t have a result', () => {
    const final = open.template.games.find(({ roundId, level }) => level === 'upper' && roundId === 'round2')?.id ?? '';
    expect(checkResult(open, final, score(1, 0)).kind).toBe('refused');
  });
});
