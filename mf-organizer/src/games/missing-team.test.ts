import {
  gameId,
  parseTournament,
  getGameState,
  teamId,
  type Bracket,
  type BracketGame,
  type GameEnding,
  type GameId,
} from '@courtside/domain';
import { applyResult, createBracket, storedBracket } from '@courtside/domain/engines';
import { plannedDay, playableBracket } from '@courtside/domain/day';
import { forfeitedBy, getReturn } from './missing-team';

const ids = ['a', 'b', 'c', 'd'].map((id) => teamId(id));
const over = (ending: GameEnding) => ({ state: 'finished' as const, ending, winner: null, clock: null, goals: [], isConfirmed: false });

const clock = { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 };
const onCourt = { ...over('played'), ending: null, state: 'playing' as const, clock };
const betweenGames = {
  ...onCourt,
  state: 'called' as const,
  clock: { ...clock, pausedAt: 2 },
  games: [{ scores: [2, 1], winner: 1, goals: 3 }] as const,
};

/** A bracket of four in which team a has left: b or the team that met it advances, and the final may have begun. */
function day(final: BracketGame['play'] | null) {
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
      const play = id === first!.id ? over(side === 0 ? 'forfeitByTeam1' : 'forfeitByTeam2') : game.roundId === 'round2' ? final : null;
      return [id, { ...game, id: gameId(id), referee: '', hyperlink: '', ...(play ? { play } : {}) } as BracketGame];
    }),
  );
  const bracket = playableBracket(parsed.value, stored);
  return {
    plan: plannedDay({ tournament: parsed.value, matches: new Map(), games: stored, bracket, stored: null, teams: [] }),
    bracket,
    id: first!.id as string,
  };
}

/** A double elimination of eight; one team has lost a game and left. The given games were played after that. */
function withoutLoser(...played: readonly string[]) {
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => teamId(id));
  const lost = applyResult(createBracket('double', eight), 'u1-1', { team1Score: 2, team2Score: 1 }).bracket;
  const drawn = storedBracket(lost).layout;
  const parsed = parseTournament('t1', {
    ...{ name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12' },
    ...drawn,
    withdrawnTeamIds: ['h'],
  });
  if (!parsed.ok) throw new Error('not parsed');
  const asStored = (bracket: Bracket) =>
    new Map(
      [...storedBracket(bracket).games].map(([id, game]): [GameId, BracketGame] => [id, { ...game, id, referee: '', hyperlink: '' }]),
    );
  const games = played.reduce(
    (stored, id) => asStored(applyResult(playableBracket(parsed.value, stored)!, id, { team1Score: 2, team2Score: 1 }).bracket),
    asStored(lost),
  );
  const bracket = playableBracket(parsed.value, games);
  return { bracket, plan: plannedDay({ tournament: parsed.value, matches: new Map(), games, bracket, stored: null, teams: [] }) };
}

describe('a team that leaves after it has lost in a double elimination', () => {
  it('is not queued for its lower game: nothing of it is left to forfeit, and the opponent goes on', () => {
    const { plan, bracket } = withoutLoser();
    expect(plan.games.has('l1-1')).toBe(false);
    expect([...plan.games.values()].some(({ teams, phase }) => phase === 'planned' && teams.includes('h'))).toBe(false);
    expect(getReturn(plan, bracket, 'h', [])).toEqual({ open: [], stay: 0, passed: null });
  });

  it('can play the game after all when it comes back, until its opponent has played the next one', () => {
    const { plan, bracket } = withoutLoser('u1-2');
    expect(getReturn(plan, bracket, 'h', [])).toMatchObject({ passed: 'l1-1' });
    expect(getReturn(plan, bracket, 'e', [])).toMatchObject({ passed: null });
    const later = withoutLoser('u1-2', 'u1-3', 'u1-4', 'u2-1', 'u2-2', 'l2-1');
    expect(getGameState(later.bracket!, 'l2-1')).toMatchObject({ status: 'decided' });
    expect(getReturn(later.plan, later.bracket, 'h', [])).toMatchObject({ passed: null });
  });
});

describe('a team that comes back', () => {
  it('plays a bracket game that it forfeited, unless others play by its outcome already', () => {
    const before = day(null);
    expect(getReturn(before.plan, before.bracket, 'a', [before.id])).toMatchObject({
      open: [[{ id: before.id }, { kind: 'forfeit' }]],
      stay: 0,
      passed: null,
    });
    for (const final of [onCourt, betweenGames]) {
      const after = day(final);
      expect(getReturn(after.plan, after.bracket, 'a', [after.id])).toEqual({ open: [], stay: 1, passed: null });
    }
  });

  it('gives back nothing that its leaving did not forfeit', () => {
    const { plan, bracket, id } = day(null);
    expect(getReturn(plan, bracket, 'a', [])).toEqual({ open: [], stay: 0, passed: null });
    expect(getReturn(plan, bracket, 'b', [id])).toEqual({ open: [], stay: 0, passed: null });
  });

  it('what it forfeited is what the record of its last leaving says', () => {
    const leaving = (games?: unknown) => ({ to: { what: 'withdrawn', teamId: 'a', games } });
    expect(forfeitedBy([{ to: { what: 'withdrawn', teamId: 'b', games: ['x'] } }, leaving(['m1', 2]), leaving(['m9'])], 'a')).toEqual([
      'm1',
    ]);
    expect(forfeitedBy([leaving(), leaving(['m9'])], 'a')).toEqual([]);
  });
});
