import type { TeamId } from '../entities';
import { randomFrom } from '../matching/matching.testkit';
import { sizesBetween } from '../sizes.testkit';
import { bracketTemplate, splitOptions } from './bracket-template';
import {
  complaints,
  createSeeds,
  expectNoTeamTwice,
  expectSameWhenRead,
  gamesByFormula,
  parseGames,
  play,
  startsBelow,
} from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { getGameState } from './game-state';
import { bracketPlayOrder } from './play-order';
import { openGames, waitsFor } from './playability';
import { readBracket } from './read-bracket';
import { correctResult } from './results';
import { bracketRounds, roundName } from './round-name';
import { withStageIds } from './stage-games';
import { storedBracket, storedChanges } from './stored-bracket';
import { teamPath } from './team-path';
import { BYE, type Bracket, type BracketTemplate, type GameResult } from './types';

const won: GameResult = { team1Score: 3, team2Score: 1 };
const lost: GameResult = { team1Score: 0, team2Score: 1 };
const nobody: GameResult = { team1Score: null, team2Score: null, winner: BYE };
const create = (teams: number, upperSize: number): Bracket => createBracket('double', createSeeds(teams), { upperSize });

/** Every number of teams that can start above, for every number of teams. */
const cases = sizesBetween(6).flatMap((teams) => splitOptions(teams).map((upperSize) => ({ teams, upperSize })));

/** Returns the games of a round, each with its two sources as text: "9" for a seed, "-u1-1" for a loser, "l1-1" for a winner. */
const listGames = (template: BracketTemplate, level: string, roundId: string): string[] =>
  template.games
    .filter((game) => game.level === level && game.roundId === roundId)
    .map(({ id }) =>
      ([0, 1] as const)
        .map((side) => {
          const source = waitsFor(template, id, side);
          if (source.kind === 'seed') return String(source.seed);
          return source.kind === 'bye' ? 'bye' : `${source.kind === 'loser' ? '-' : ''}${source.gameId}`;
        })
        .join(' v '),
    );

describe('the shape of a split start', () => {
  it('lets a power of two of the teams start above, at most two thirds of them, B28', () => {
    expect([5, 6, 11, 12, 23, 24, 64].map(splitOptions)).toEqual([[], [4], [4], [4, 8], [4, 8], [4, 8, 16], [4, 8, 16, 32]]);
    expect(splitOptions(256)).toEqual([4, 8, 16, 32, 64, 128]);
    for (const [teams, upperSize] of [
      [5, 4],
      [8, 8],
      [11, 8],
      [12, 6],
      [12, 16],
    ] as const)
      expect(() => create(teams, upperSize)).toThrow(RangeError);
  });

  it('gives each loser of the first upper round a game with a team that started below, the better with the worse, B28', () => {
    const twelve = create(12, 8).template;
    expect(listGames(twelve, 'upper', 'round1')).toEqual(['1 v 8', '4 v 5', '2 v 7', '3 v 6']);
    expect(listGames(twelve, 'lower', 'round1')).toEqual(['-u1-1 v 9', '-u1-2 v 12', '-u1-3 v 10', '-u1-4 v 11']);
    expect(listGames(twelve, 'lower', 'round2')).toEqual(['l1-1 v l1-2', 'l1-3 v l1-4']);
    expect(listGames(twelve, 'lower', 'round3')).toEqual(['-u2-2 v l2-1', '-u2-1 v l2-2']);
    for (const [teams, upperSize] of [
      [12, 8],
      [24, 16],
      [48, 32],
    ] as const) {
      const { template } = create(teams, upperSize);
      const { games } = template;
      expect(games.every(({ kind }) => kind === 'game')).toBe(true);
      const first = games.filter(({ level, roundId }) => level === 'lower' && roundId === 'round1');
      // If the better seeds win, the seeds of a game add up to the same number.
      for (const { sources } of first) {
        const [above, below] = sources;
        const seeds = (above.kind === 'loser' ? games[above.game]!.sources : []).map((source) =>
          source.kind === 'seed' ? source.seed : 0,
        );
        expect(Math.max(...seeds) + (below.kind === 'seed' ? below.seed : 0)).toBe(upperSize * 2 + 1);
      }
    }
  });

  it('lets more teams play each other first, the best of them without a game if the number is no power of two, B28', () => {
    expect(listGames(create(16, 8).template, 'lower', 'round1')).toEqual(['9 v 16', '12 v 13', '10 v 15', '11 v 14']);
    expect(listGames(create(16, 8).template, 'lower', 'round2')).toEqual(['-u1-1 v l1-1', '-u1-2 v l1-2', '-u1-3 v l1-3', '-u1-4 v l1-4']);
    expect(listGames(create(13, 8).template, 'lower', 'round1')).toEqual(['9 v bye', '12 v 13', '10 v bye', '11 v bye']);
    expect(listGames(create(13, 8).template, 'lower', 'round2')).toEqual(['-u1-1 v 9', '-u1-2 v l1-2', '-u1-3 v 10', '-u1-4 v 11']);
    const large = create(20, 4).template;
    expect(['round1', 'round2', 'round3', 'round4'].map((roundId) => listGames(large, 'lower', roundId).length)).toEqual([8, 4, 2, 2]);
  });

  it('has the names of any double elimination, B15 B28', () => {
    const { template } = create(12, 8);
    expect(bracketRounds(template).map(({ level, roundId }) => Object.values(roundName(template, level, roundId)))).toEqual([
      ['upperRound', 1],
      ['upperSemiFinal', null],
      ['upperFinal', null],
      ['lowerRound', 1],
      ['lowerRound', 2],
      ['lowerRound', 3],
      ['lowerRound', 4],
      ['lowerFinal', null],
      ['grandFinal', null],
      ['grandFinalReset', null],
    ]);
  });

  it('plays a game for each loss, the grand final last and alone, B4 B14', () => {
    for (const { teams, upperSize } of cases) {
      const { template } = create(teams, upperSize);
      expect(template.games.filter(({ kind, onlyAfterUpset }) => kind === 'game' && !onlyAfterUpset).length).toBe(teams + upperSize - 2);
      for (const courts of [1, 3]) expect(bracketPlayOrder(template, courts).slice(-2)).toEqual([['grandFinal'], ['grandFinalReset']]);
    }
  });

  it('shows a team where it starts, and where losing leads, B16', () => {
    const bracket = create(12, 8);
    expect(teamPath(bracket, 'T8' as TeamId)).toMatchObject({
      current: 'u1-1',
      ifLosing: ['l1-1', 'l2-1', 'l3-1', 'l4-1', 'l5-1', 'grandFinal'],
    });
    expect(teamPath(bracket, 'T9' as TeamId)).toMatchObject({ current: 'l1-1', ifLosing: [] });
  });
});

describe('a bracket with a split start, played out', () => {
  it('ends with a place for each team, two lives above and one below, and no team in two games at once, B13 B14 B28', () => {
    const random = randomFrom(94);
    for (const { teams, upperSize } of cases) {
      let bracket = create(teams, upperSize);
      while (openGames(bracket).length > 0) {
        const open = openGames(bracket);
        const id = open[Math.floor(random() * open.length)]!;
        const [one, other] = getGameState(bracket, id).slots;
        const winner = (random() < 0.5 ? one : other) as TeamId;
        bracket = play(bracket, [id, random() < 0.2 ? { ...nobody, winner } : { team1Score: winner === one ? 2 : 0, team2Score: 1 }]);
        // A result is sometimes corrected, which clears what was played after it.
        if (random() < 0.1) bracket = correctResult(bracket, id, random() < 0.5 ? won : lost).bracket;
      }
      expect(complaints(bracket)).toEqual([]);
      const { complete, champion, teams: ranked } = finalRanking(bracket);
      expect([complete, champion]).toEqual([true, ranked[0]!.teamId]);
      expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(teams).sort());
      const losses = new Map<string, number>();
      for (const { status, loser } of bracket.states) if (status === 'decided') losses.set(loser, (losses.get(loser) ?? 0) + 1);
      createSeeds(teams).forEach((team, index) => {
        const lives = startsBelow(bracket.template, index + 1) ? 1 : 2;
        if (team === champion) expect(losses.get(team) ?? 0).toBeLessThan(lives);
        else expect([team, losses.get(team)]).toEqual([team, lives]);
      });
      const reset = getGameState(bracket, 'grandFinalReset').status === 'decided' ? 1 : 0;
      expect(bracket.states.filter(({ status }) => status === 'decided').length).toBe(gamesByFormula(bracket.template) + reset);
      expectNoTeamTwice(bracket);
      expectSameWhenRead(bracket);
    }
  });

  it.each([0.1, 0.5, 1])('ends if both teams forfeit with the odds %d, B23 B28', (odds) => {
    const random = randomFrom(odds * 10);
    for (const { teams, upperSize } of cases) {
      let bracket = create(teams, upperSize);
      for (let open = openGames(bracket); open.length > 0; open = openGames(bracket))
        bracket = play(bracket, [open[0]!, random() < odds ? nobody : won]);
      expect(complaints(bracket)).toEqual([]);
      const { complete, teams: ranked } = finalRanking(bracket);
      expect(complete).toBe(true);
      expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(teams).sort());
    }
  });

  it.each([0.05, 0.4])('ends, with a place for each team, if teams withdraw with the odds %d, B24 B28', (odds) => {
    const random = randomFrom(odds * 100);
    for (const { teams, upperSize } of cases.filter(({ teams: count }) => count <= 33)) {
      const start = create(teams, upperSize);
      const { layout } = storedBracket(start);
      const withdrawnTeamIds: TeamId[] = [];
      let stored = new Map(parseGames(storedBracket(start).games));
      for (;;) {
        const staying = createSeeds(teams).filter((team) => !withdrawnTeamIds.includes(team));
        if (random() < odds && staying.length > 1) withdrawnTeamIds.push(staying[Math.floor(random() * staying.length)]!);
        const { bracket, problems } = readBracket<TeamId>({ ...layout, withdrawnTeamIds }, stored);
        expect([problems, complaints(bracket!)]).toEqual([[], []]);
        const [id] = openGames(bracket!);
        if (id === undefined) {
          const { complete, teams: ranked } = finalRanking(bracket!);
          expect([complete, ranked.map(({ teamId }) => teamId).sort()]).toEqual([true, createSeeds(teams).sort()]);
          break;
        }
        const after = play(bracket!, [id, random() < 0.5 ? won : lost]);
        for (const [game, fields] of storedChanges(stored, after)) stored = new Map(stored).set(game, { ...stored.get(game)!, ...fields });
      }
    }
  });

  it('shares places by the round, and gives the lowest to teams that started below and lost at once, B13', () => {
    let bracket = create(24, 16);
    for (let [id] = openGames(bracket); id !== undefined; [id] = openGames(bracket)) {
      // The better seed wins.
      const [one, other] = getGameState(bracket, id).slots.map((team) => Number(String(team).slice(1)));
      bracket = play(bracket, [id, one! < other! ? won : lost]);
    }
    const places = finalRanking(bracket).teams.map(({ teamId, place, placeTo }) => `${teamId} ${place}-${placeTo}`);
    expect(places.slice(0, 4)).toEqual(['T1 1-1', 'T2 2-2', 'T3 3-3', 'T4 4-4']);
    expect(places.slice(16)).toEqual([17, 18, 19, 20, 21, 22, 23, 24].map((seed) => `T${seed} 17-24`));
  });

  it('has no rematch where the losers of the second upper round meet the others, B5 B28', () => {
    const random = randomFrom(8);
    for (const { teams, upperSize } of cases.filter(({ upperSize: size }) => size > 4)) {
      let bracket = create(teams, upperSize);
      const met = new Set<string>();
      for (let [id] = openGames(bracket); id !== undefined; [id] = openGames(bracket)) {
        const { slots } = getGameState(bracket, id);
        const { level, sources } = bracket.template.games[bracket.template.indexOf.get(id)!]!;
        const [dropped] = sources;
        const pair = [...slots].sort().join();
        if (level === 'lower' && dropped.kind === 'loser' && bracket.template.games[dropped.game]!.roundId === 'round2')
          expect(met).not.toContain(pair);
        met.add(pair);
        bracket = play(bracket, [id, random() < 0.5 ? won : lost]);
      }
    }
  });
});

describe('a stored bracket with a split start', () => {
  it('is stored with its size and a table that earlier releases refuse, B29', () => {
    const { layout } = storedBracket(create(12, 8));
    expect(layout).toMatchObject({ bracketType: 'double', bracketUpperSize: 8, bracketDrops: 3 });
    expect(readBracket({ ...layout, bracketSeeds: [] }, parseGames(storedBracket(create(12, 8)).games)).bracket).toBeNull();
  });

  it('leaves a double elimination without the choice as it was, whatever size is stored with it, B29', () => {
    for (const teams of sizesBetween(4)) {
      const { layout, games } = storedBracket(createBracket('double', createSeeds(teams)));
      expect(layout).toMatchObject({ bracketUpperSize: null, bracketDrops: 2 });
      for (const drops of [1, 2]) {
        const plain = createBracket('double', createSeeds(teams), { drops });
        const sized = { ...layout, bracketDrops: drops, bracketUpperSize: 4 };
        expect(readBracket(sized, parseGames(games)).bracket!.template).toEqual(plain.template);
        expect(bracketTemplate('double', teams, { drops, upperSize: 4 })).toEqual(plain.template);
      }
    }
  });

  it('numbers its games after those of the schedule, and keeps the ids of its games, B18', () => {
    const { layout, games } = storedBracket(withStageIds(create(13, 8), 'B'));
    const read = readBracket({ ...layout, gamesBefore: 40 }, parseGames(games));
    expect(read.problems).toEqual([]);
    const numbers = read.bracket!.template.games.flatMap(({ number }) => number ?? []);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([41, 40 + 13 + 8 - 2 + 1]);
    expect(openGames(read.bracket!)).toContain('B-l1-2');
  });
});
