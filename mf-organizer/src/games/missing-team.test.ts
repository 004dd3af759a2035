import { gameId, parseTournament, teamId, type BracketGame, type GameEnding } from '@courtside/domain';
import { applyResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { plannedDay, playableBracket } from '@courtside/domain/day';
import { forfeitedBy, returnOf } from './missing-team';

const ids = ['a', 'b', 'c', 'd'].map((id) => teamId(id));
const over = (ending: GameEnding) => ({ state: 'finished' as const, ending, winner: null, clock: null, goals: [], isConfirmed: false });

/** A bracket of four in which team a has left: b or whoever it met goes on, and the final may have begun. */
function day(finalBegins: boolean) {
  const drawn = createBracket('single', ids);
  const [first, second] = drawn.template.games.filter((_, index) => drawn.states[index]?.status === 'ready');
  const side = drawn.states[drawn.template.indexOf.get(first!.id)!]!.slots[0] === 'a' ? 0 : 1;
  const other = drawn.states[drawn.template.indexOf.get(first!.id)!]!.slots[side === 0 ? 1 : 0]!;
  const won = applyResult(drawn, first!.id, { team1Score: null, team2Score: null, winner: teamId(other) });
  const played = applyResult(won.bracket, second!.id, { team1Score: 2, team2Score: 1 });
  const { games, layout } = storedBracket(played.bracket);
  const parsed = parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', ...layout });
  if (!parsed.ok) throw new Error('not parsed');
  const stored = new Map(
    [...games].map(([id, game]): [typeof id, BracketGame] => {
      const play =
        id === first!.id
          ? over(side === 0 ? 'forfeitByTeam1' : 'forfeitByTeam2')
          : finalBegins && game.roundId === 'round2'
            ? {
                ...over('played'),
                state: 'playing' as const,
                ending: null,
                clock: { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 },
              }
            : null;
      return [id, { ...game, id: gameId(id), referee: '', hyperlink: '', ...(play ? { play } : {}) } as BracketGame];
    }),
  );
  const bracket = playableBracket(parsed.value, stored);
  return {
    plan: plannedDay({ tournament: parsed.value, matches: new Map(), games: stored, bracket, stored: null }),
    id: first!.id as string,
  };
}

describe('a team that comes back', () => {
  it('plays a bracket game that it forfeited, unless others play by its outcome already', () => {
    const before = day(false);
    expect(returnOf(before.plan, 'a', [before.id])).toMatchObject({ open: [[{ id: before.id }, { kind: 'forfeit' }]], stay: 0 });
    const after = day(true);
    expect(returnOf(after.plan, 'a', [after.id])).toEqual({ open: [], stay: 1 });
  });

  it('gives back nothing that its leaving did not forfeit', () => {
    const { plan, id } = day(false);
    expect(returnOf(plan, 'a', [])).toEqual({ open: [], stay: 0 });
    expect(returnOf(plan, 'b', [id])).toEqual({ open: [], stay: 0 });
  });

  it('what it forfeited is what the record of its last leaving says', () => {
    const leaving = (games?: unknown) => ({ to: { what: 'withdrawn', teamId: 'a', games } });
    expect(forfeitedBy([{ to: { what: 'withdrawn', teamId: 'b', games: ['x'] } }, leaving(['m1', 2]), leaving(['m9'])], 'a')).toEqual([
      'm1',
    ]);
    expect(forfeitedBy([leaving(), leaving(['m9'])], 'a')).toEqual([]);
  });
});
