import { randomFrom } from '../matching/matching.testkit';
import type { BracketGame, BracketType, GameId, TeamId } from '../entities';
import { complaints, createSeeds, isHayes, play, TYPES } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { getGameState } from './game-state';
import { openGames } from './playability';
import { readBracket } from './read-bracket';
import { applyResult } from './results';
import { storedBracket, storedChanges } from './stored-bracket';
import type { Bracket, GameResult } from './types';
import { sizesBetween } from '../sizes.testkit';

const won: GameResult = { team1Score: 3, team2Score: 1 };

type Games = Map<GameId, BracketGame>;

const getGames = (bracket: Bracket): Games =>
  new Map([...storedBracket(bracket).games].map(([id, game]) => [id, { id, hyperlink: '', referee: '', ...game }]));

const read = (bracket: Bracket, games: Games, ...gone: string[]) =>
  readBracket<TeamId>({ ...storedBracket(bracket).layout, withdrawnTeamIds: gone as TeamId[] }, games);

/** Returns the bracket as it is read after teams have withdrawn. */
function without(bracket: Bracket, ...gone: string[]): Bracket {
  const after = read(bracket, getGames(bracket), ...gone);
  expect(after.problems).toEqual([]);
  return after.bracket!;
}

describe('a team that withdraws', () => {
  it('hands its lower game to the opponent before that one is known, B24', () => {
    const lost = play(createBracket('double', createSeeds(8)), ['u1-1', won]);
    expect(getGameState(lost, 'l1-1')).toMatchObject({ slots: ['T8', 'TBD'], status: 'waiting' });
    const bracket = without(lost, 'T8');
    expect(getGameState(bracket, 'l1-1')).toMatchObject({ status: 'bye', winner: 'TBD', loser: 'T8' });
    const later = play(bracket, ['u1-2', won]);
    expect(getGameState(later, 'l1-1')).toMatchObject({ slots: ['T8', 'T5'], status: 'bye', winner: 'T5' });
    expect(openGames(later)).not.toContain('l1-1');
  });

  it('loses its upper game and then the lower one, both without play, B24', () => {
    const start = play(createBracket('double', createSeeds(4)), ['u1-2', won]);
    const bracket = without(start, 'T1');
    expect(getGameState(bracket, 'u2-1')).toMatchObject({ slots: ['T4', 'T2'], status: 'ready' });
    expect(getGameState(bracket, 'l1-1')).toMatchObject({ slots: ['T1', 'T3'], status: 'bye', winner: 'T3' });
    const end = play(bracket, ['u2-1', won], ['l2-1', won], ['grandFinal', won]);
    expect(finalRanking(end)).toMatchObject({ complete: true, champion: 'T4' });
    expect(finalRanking(end).teams.at(-1)).toEqual({ teamId: 'T1', place: 4, placeTo: 4 });
  });

  it('leaves the grand final and the second one to its opponent, B24', () => {
    const before = play(createBracket('double', createSeeds(4)), ['u1-1', won], ['u1-2', won], ['l1-1', won], ['u2-1', won], ['l2-1', won]);
    const [upper, lower] = getGameState(before, 'grandFinal').slots;
    const left = without(before, upper);
    expect(finalRanking(left)).toMatchObject({ complete: true, champion: lower });
    expect(finalRanking(without(before, lower))).toMatchObject({ complete: true, champion: upper });
    // An explicit walkover gives the same result.
    const forfeited = play(left, ['grandFinal', { team1Score: null, team2Score: null, winner: lower as TeamId }]);
    expect(getGameState(forfeited, 'grandFinalReset')).toMatchObject({ status: 'bye', winner: lower });
    expect(finalRanking(forfeited)).toMatchObject({ complete: true, champion: lower });
  });

  it('keeps what it has played, and a game that is still being played, B24', () => {
    const bracket = play(createBracket('double', createSeeds(4)), ['u1-1', won]);
    expect(getGameState(without(bracket, 'T1'), 'u1-1')).toMatchObject({ status: 'decided', winner: 'T1', scores: [3, 1] });
    const games = getGames(bracket);
    const clock = { startedAt: 1, pausedAt: null, playedMs: 0, length: 12 };
    const playing = { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false } as const;
    games.set('u1-2' as GameId, { ...games.get('u1-2' as GameId)!, team1Score: 1, play: playing });
    expect(getGameState(read(bracket, games, 'T2').bracket!, 'u1-2').status).toBe('ready');
  });

  it('that comes back plays what nobody has passed yet; a pass that was saved stays a walkover, B24', () => {
    const lost = play(createBracket('double', createSeeds(8)), ['u1-1', won]);
    const gone = without(lost, 'T8');
    expect(getGameState(read(lost, getGames(gone)).bracket!, 'l1-1').status).toBe('waiting');
    const saved = getGames(play(gone, ['u1-2', won]));
    expect(getGameState(read(lost, saved, 'T8').bracket!, 'l1-1')).toMatchObject({ status: 'bye', winner: 'T5', chosen: null });
    const back = read(lost, saved);
    expect(back.problems).toEqual([]);
    expect(getGameState(back.bracket!, 'l1-1')).toMatchObject({ status: 'decided', winner: 'T5' });
  });
});

/** A third of the numbers of teams up to 64 for each of the odds; the small numbers and 64 for all. */
const sizes = (type: BracketType, third: number): number[] =>
  sizesBetween(isHayes(type) ? 6 : 4).filter((n) => n <= 9 || n === 64 || (n % 3 === third && (type === 'double' || n < 24)));

describe.each(TYPES)('a %s bracket that teams withdraw from', (type) => {
  it.each([
    [0.05, 0],
    [0.3, 1],
    [0.9, 2],
  ])('ends, with every team placed and no open game of one that left, with %d withdrawals a step, B24', (odds, third) => {
    const random = randomFrom(type.length * 11 + odds * 100);
    for (const n of sizes(type, third)) {
      const teams = createSeeds(n);
      const start = createBracket(type, teams);
      const gone: TeamId[] = [];
      let stored = getGames(start);
      for (let steps = 0; ; steps++) {
        if (steps > start.template.games.length * 2) throw new Error(`${n} teams: it does not end`);
        if (random() < odds && gone.length < n - 1) {
          const staying = teams.filter((team) => !gone.includes(team));
          gone.push(staying[Math.floor(random() * staying.length)]!);
        }
        const { bracket, problems } = read(start, stored, ...gone);
        expect(problems).toEqual([]);
        expect(complaints(bracket!)).toEqual([]);
        const open = openGames(bracket!);
        expect(open.flatMap((id) => getGameState(bracket!, id).slots).filter((team) => gone.includes(team as TeamId))).toEqual([]);
        if (open.length === 0) {
          const { complete, champion, teams: ranked } = finalRanking(bracket!);
          expect({ n, complete }).toEqual({ n, complete: true });
          expect(ranked.map(({ teamId }) => teamId).sort()).toEqual([...teams].sort());
          // A team that has left is the champion only if every other team has lost a game, or left as well.
          const lost = new Set(bracket!.states.flatMap(({ status, loser }) => (status === 'decided' ? [loser] : [])));
          const unbeaten = teams.filter((team) => !lost.has(team) && !gone.includes(team));
          expect({ n, champion, unbeaten }).toEqual({ n, champion, unbeaten: gone.includes(champion!) ? [] : unbeaten });
          break;
        }
        const id = open[Math.floor(random() * open.length)]!;
        const [team1Score, team2Score] = random() < 0.5 ? [2, 1] : [0, 1];
        const after = applyResult(bracket!, id, { team1Score, team2Score }).bracket;
        // Usually the one game is saved, sometimes the whole bracket.
        if (random() < 0.7) {
          for (const [game, fields] of storedChanges(stored, after)) stored.set(game, { ...stored.get(game)!, ...fields });
        } else stored = new Map([...stored, [id, { ...stored.get(id)!, ...getGames(after).get(id)! }]]);
        if (n < 10) expect(read(start, stored, ...gone).bracket!.states).toEqual(after.states);
      }
    }
  });
});
