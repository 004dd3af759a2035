import type { TeamId } from '../entities';
import { bracketTemplate } from './bracket-template';
import { createSeeds, TYPES } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { bracketPlayOrder, realSource } from './play-order';
import { waitsFor } from './playability';
import { applyResult } from './results';
import { bracketRounds, roundName } from './round-name';
import { teamPath } from './team-path';
import type { Bracket } from './types';

const names = (type: (typeof TYPES)[number], n: number, upperSize?: number): string[] => {
  const template = bracketTemplate(type, n, upperSize === undefined ? {} : { upperSize });
  return bracketRounds(template).map(({ level, roundId }) => {
    const { key, number } = roundName(template, level, roundId);
    return number === null ? key : `${key} ${number}`;
  });
};

describe('round names', () => {
  it('are those of the sport, B15', () => {
    expect(names('single', 32)).toEqual(['roundOf 32', 'roundOf 16', 'quarterFinal', 'semiFinal', 'final', 'thirdPlace']);
    expect(names('double', 8)).toEqual([
      'upperRound 1',
      'upperSemiFinal',
      'upperFinal',
      'lowerRound 1',
      'lowerRound 2',
      'lowerRound 3',
      'lowerFinal',
      'grandFinal',
      'grandFinalReset',
    ]);
    expect(names('singleHayes', 9, 4)).toEqual(['hayesRound 1', 'hayesRound 2', 'hayesFinal', 'semiFinal', 'final', 'thirdPlace']);
    expect(names('doubleHayes', 6, 4).slice(0, 4)).toEqual(['hayesRound 1', 'hayesFinal', 'hayesLowerRound 1', 'hayesLowerFinal']);
  });

  it('count only the rounds that somebody plays', () => {
    const { games } = bracketTemplate('double', 6);
    const played = (index: number) => games[index]?.kind === 'game';
    const drawn = bracketRounds(bracketTemplate('double', 6)).filter((round) => round.games.some(played));
    expect(
      drawn.map(({ level, roundId }) => roundName(bracketTemplate('double', 6), level, roundId)).filter(({ key }) => key === 'lowerRound'),
    ).toEqual([
      { key: 'lowerRound', number: 1 },
      { key: 'lowerRound', number: 2 },
    ]);
  });

  it('exist for every round, and for no other, B15', () => {
    const keys = [
      'final',
      'semiFinal',
      'quarterFinal',
      'roundOf',
      'thirdPlace',
      'upperFinal',
      'upperSemiFinal',
      'upperRound',
      'lowerFinal',
      'lowerRound',
      'grandFinal',
      'grandFinalReset',
      'hayesFinal',
      'hayesRound',
      'hayesLowerFinal',
      'hayesLowerRound',
    ];
    for (const type of TYPES) {
      for (const n of [6, 13, 40, 256]) {
        const template = bracketTemplate(type, n);
        for (const { level, roundId } of bracketRounds(template)) expect(keys).toContain(roundName(template, level, roundId).key);
      }
    }
    expect(() => roundName(bracketTemplate('single', 8), 'lower', 'round1')).toThrow(RangeError);
    expect(() => roundName(bracketTemplate('single', 8), 'upper', 'round4')).toThrow('A bracket cannot have upper round4');
  });
});

describe('order of play', () => {
  it.each([1, 2, 3, 4, 6])('never puts a game beside or before one that it waits for, on %i courts, B14', (courts) => {
    for (const type of TYPES) {
      for (const n of [6, 7, 12, 16, 24, 33, 64]) {
        const { games, indexOf } = bracketTemplate(type, n);
        const waves = bracketPlayOrder(bracketTemplate(type, n), courts);
        const waveOf = new Map(waves.flatMap((wave, i) => wave.map((id) => [id, i] as const)));
        expect(waves.flat().length).toBe(new Set(waves.flat()).size);
        expect([...waveOf.keys()].sort()).toEqual(
          games
            .filter(({ kind }) => kind === 'game')
            .map(({ id }) => id)
            .sort(),
        );
        for (const wave of waves) expect(wave.length).toBeLessThanOrEqual(courts);
        for (const id of waves.flat()) {
          for (const source of games[indexOf.get(id)!]!.sources.map((feeder) => realSource(games, feeder))) {
            if (source.kind === 'winner' || source.kind === 'loser')
              expect(waveOf.get(games[source.game]!.id)!).toBeLessThan(waveOf.get(id)!);
          }
        }
      }
    }
  });

  it('ends with third place, then the final alone, B14', () => {
    expect(bracketPlayOrder(bracketTemplate('single', 16), 3).slice(-2)).toEqual([['thirdPlace'], ['u4-1']]);
    expect(bracketPlayOrder(bracketTemplate('double', 16), 3).slice(-2)).toEqual([['grandFinal'], ['grandFinalReset']]);
    expect(() => bracketPlayOrder(bracketTemplate('single', 8), 0)).toThrow(RangeError);
  });

  it('lets teams rest where another game is ready, B14', () => {
    const { games, indexOf } = bracketTemplate('double', 16);
    const waves = bracketPlayOrder(bracketTemplate('double', 16), 1).flat();
    const tired = waves.filter((id, i) =>
      games[indexOf.get(id)!]!.sources.some((source) => 'game' in source && games[source.game]!.id === waves[i - 1]),
    );
    expect(tired.length).toBeLessThanOrEqual(5);
  });
});

describe('a team on its way', () => {
  it('sees what it waits for, byes left out, B7', () => {
    const template = bracketTemplate('double', 5);
    expect(waitsFor(template, 'l2-1', 1)).toMatchObject({ kind: 'loser', gameId: 'u1-2' });
    expect(waitsFor(template, 'u2-1', 0)).toEqual({ kind: 'seed', seed: 1 });
    expect(waitsFor(template, 'l1-2', 0)).toEqual({ kind: 'bye' });
    expect(() => waitsFor(template, 'nowhere', 0)).toThrow('Game not found for ID: nowhere');
  });

  it('knows where winning and losing lead, B16', () => {
    const bracket = createBracket('double', createSeeds(8));
    expect(teamPath(bracket, 'T1' as TeamId)).toEqual({
      games: ['u1-1'],
      current: 'u1-1',
      ifWinning: ['u2-1', 'u3-1', 'grandFinal'],
      ifLosing: ['l1-1', 'l2-1', 'l3-1', 'l4-1', 'grandFinal'],
    });
    const lost = applyResult(bracket, 'u1-1', { team1Score: 0, team2Score: 1 }).bracket;
    expect(teamPath(lost, 'T1' as TeamId)).toMatchObject({ games: ['u1-1', 'l1-1'], current: 'l1-1', ifLosing: [] });
    expect(teamPath(bracket, 'nobody' as TeamId)).toEqual({ games: [], current: null, ifWinning: [], ifLosing: [] });
  });

  it('shares a place with those that leave in its round, B13', () => {
    let bracket = createBracket('single', createSeeds(8));
    for (const { id, roundId } of bracket.template.games)
      if (roundId === 'round1') bracket = applyResult(bracket, id, { team1Score: 1, team2Score: 0 }).bracket;
    const { complete, teams } = finalRanking(bracket);
    expect(complete).toBe(false);
    expect(teams.slice(4)).toEqual(['T5', 'T6', 'T7', 'T8'].map((teamId) => ({ teamId, place: 5, placeTo: 8 })));
  });

  it('has its place as soon as it has left, whoever else is still to leave in its round, B13', () => {
    const win = (bracket: Bracket, id: string) => applyResult(bracket, id, { team1Score: 1, team2Score: 0 }).bracket;
    const findPlace = (bracket: Bracket, team: string) => finalRanking(bracket).teams.find(({ teamId }) => teamId === team);
    const first = win(createBracket('single', createSeeds(8)), 'u1-1');
    expect(findPlace(first, 'T8')).toEqual({ teamId: 'T8', place: 5, placeTo: 8 });
    expect(findPlace(first, 'T1')).toEqual({ teamId: 'T1', place: 1, placeTo: 4 });
    const double = ['u1-1', 'u1-2', 'l1-1'].reduce(win, createBracket('double', createSeeds(8)));
    expect(findPlace(double, 'T5')).toEqual({ teamId: 'T5', place: 7, placeTo: 8 });
    const thirdFirst = ['u1-1', 'u1-2', 'thirdPlace'].reduce(win, createBracket('single', createSeeds(4)));
    expect(['T4', 'T3'].map((team) => findPlace(thirdFirst, team)?.place)).toEqual([3, 4]);
  });
});
