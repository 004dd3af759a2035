import type { BracketGame, GameId, TeamId } from '../entities';
import { randomFrom } from '../matching/matching.testkit';
import { sizesBetween } from '../sizes.testkit';
import { bracketTemplate, placesOptions } from './bracket-template';
import { complaints, createSeeds, expectNoTeamTwice, expectSameWhenRead, parseGames, play } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { finalRanking } from './final-ranking';
import { getGameState, isTeam } from './game-state';
import { bracketPlayOrder } from './play-order';
import { openGames } from './playability';
import { readBracket } from './read-bracket';
import { correctResult } from './results';
import { bracketRounds, getRoundPlaces, roundName } from './round-name';
import { storedBracket, storedChanges, type StoredLayout } from './stored-bracket';
import { teamPath } from './team-path';
import { BYE, type Bracket, type GameResult } from './types';
import { waitingName } from './waiting-name';

const won: GameResult = { team1Score: 3, team2Score: 1 };
const nobody: GameResult = { team1Score: null, team2Score: null, winner: BYE };
const playAll = (bracket: Bracket): Bracket => {
  const [id] = openGames(bracket);
  return id === undefined ? bracket : playAll(play(bracket, [id, won]));
};
const create = (teams: number, places: number): Bracket => createBracket('single', createSeeds(teams), { places });
const twice = <T>(value: T): T[] => [value, value];
const rank = (bracket: Bracket) => finalRanking(bracket).teams.map(({ teamId, place, placeTo }) => [teamId, place, placeTo] as const);

/** Every number of places for every number of teams. */
const cases = sizesBetween(4).flatMap((teams) => placesOptions('single', teams).map((places) => ({ teams, places })));

const readStored = ({ games, layout }: ReturnType<typeof storedBracket<TeamId>>, fields: object = {}) =>
  readBracket<TeamId>({ ...layout, ...fields }, parseGames(games));

describe('the shape of placement games', () => {
  it('can be chosen for a single elimination, down to a power of two that adds a game, B26', () => {
    expect([4, 5, 6, 9, 10, 17, 18, 64, 256].map((teams) => placesOptions('single', teams).at(-1))).toEqual([
      4, 4, 8, 8, 16, 16, 32, 32, 32,
    ]);
    for (const type of ['double', 'singleHayes', 'doubleHayes'] as const) {
      expect(placesOptions(type, 32)).toEqual([4]);
      expect(() => bracketTemplate(type, 32, { places: 8 })).toThrow('A bracket cannot have 8 places');
    }
    for (const places of [2, 6, 16, 64]) expect(() => create(8, places)).toThrow(RangeError);
  });

  it('has rounds for 5 to 8, then for 5 and for 7, and ids of their own, B26 B15', () => {
    const { template } = create(16, 16);
    const names = bracketRounds(template).map(({ level, roundId }) => [roundId, roundName(template, level, roundId)]);
    expect(names.slice(4)).toEqual([
      ['thirdPlace', { key: 'thirdPlace', number: null }],
      ['places5to8', { key: 'places', number: 5, to: 8 }],
      ['place5', { key: 'place', number: 5 }],
      ['place7', { key: 'place', number: 7 }],
      ['places9to16', { key: 'places', number: 9, to: 16 }],
      ['places9to12', { key: 'places', number: 9, to: 12 }],
      ['place9', { key: 'place', number: 9 }],
      ['place11', { key: 'place', number: 11 }],
      ['places13to16', { key: 'places', number: 13, to: 16 }],
      ['place13', { key: 'place', number: 13 }],
      ['place15', { key: 'place', number: 15 }],
    ]);
    expect(template.games.slice(-5).map(({ id }) => id)).toEqual(['place11', 'p13to16-1', 'p13to16-2', 'place13', 'place15']);
    expect(new Set(template.games.map(({ id }) => id)).size).toBe(template.games.length);
    expect(new Set(template.games.map(({ level }) => level))).toEqual(new Set(['upper']));
    const large = create(32, 32).template;
    expect(['place21', 'place23', 'place31', 'place27'].map((roundId) => roundName(large, 'upper', roundId).key)).toEqual([
      ...['place1', 'place3', 'place1', 'place'],
    ]);
    expect(['round1', 'thirdPlace', 'place5', 'places9to12', 'grandFinal'].map(getRoundPlaces)).toEqual([
      ...[null, { from: 3, to: 4 }, { from: 5, to: 6 }, { from: 9, to: 12 }, null],
    ]);
  });

  it('adds one game for each place that two teams would share, B26', () => {
    const count = (teams: number, places: number) => create(teams, places).template.games.filter(({ kind }) => kind === 'game').length;
    expect([count(8, 4), count(8, 8), count(16, 8), count(16, 16), count(12, 16), count(6, 8)]).toEqual([8, 12, 20, 32, 20, 7]);
  });

  it('leaves a bracket without a choice as it was, B26', () => {
    for (const { teams } of cases) {
      const { layout, games } = storedBracket(createBracket('single', createSeeds(teams)));
      expect(Object.keys(layout)).not.toContain('bracketPlaces');
      expect(Object.keys(layout.bracket.upper!).filter((roundId) => !roundId.startsWith('round'))).toEqual(['thirdPlace']);
      expect(storedBracket(create(teams, 4))).toEqual({ layout, games });
    }
  });

  it('plays them before the final: for 7, for 5, for 3, and the final alone, B14', () => {
    expect(bracketPlayOrder(create(8, 8).template, 1).flat().slice(4)).toEqual([
      ...['p5to8-1', 'p5to8-2', 'u2-1', 'u2-2'],
      ...['place7', 'place5', 'thirdPlace', 'u3-1'],
    ]);
    for (const { teams, places } of cases) {
      for (const courts of [1, 2, 3, 6]) {
        const { template } = create(teams, places);
        const waves = bracketPlayOrder(template, courts);
        expect(waves.at(-1)).toEqual([template.games.find(({ winnerTier }) => winnerTier === 0)!.id]);
        const lengthOf = (one: number): number => bracketPlayOrder(create(teams, one).template, courts).length;
        // Courts that would be empty take them.
        const more = template.games.filter(({ kind }) => kind === 'game').length - teams;
        expect(waves.length - lengthOf(4)).toBeLessThanOrEqual(Math.ceil(more / courts) + 1);
      }
    }
  });

  it('says what a place waits for, and where a team goes, B15 B16', () => {
    const start = create(8, 8);
    const index = start.template.indexOf.get('place7' as GameId)!;
    expect(waitingName(start, index, 0)).toEqual({ key: 'loser', number: 5 });
    expect(teamPath(start, 'T8' as TeamId)).toMatchObject({ current: 'u1-1', ifLosing: ['p5to8-1', 'place5'] });
    const lost = play(start, ['u1-1', won], ['u1-2', won]);
    expect(teamPath(lost, 'T8' as TeamId)).toMatchObject({ current: 'p5to8-1', ifWinning: ['place5'], ifLosing: ['place7'] });
  });
});

describe('a bracket with placement games, played out', () => {
  it('ends with a place for each team down to the chosen one, and no team in two games at once, B13 B14 B26', () => {
    const random = randomFrom(43);
    for (const { teams, places } of cases) {
      let bracket = create(teams, places);
      while (openGames(bracket).length > 0) {
        const open = openGames(bracket);
        const id = open[Math.floor(random() * open.length)]!;
        const [one, other] = getGameState(bracket, id).slots;
        const winner = (random() < 0.5 ? one : other) as TeamId;
        bracket = play(bracket, [id, random() < 0.2 ? { ...nobody, winner } : { team1Score: winner === one ? 2 : 0, team2Score: 1 }]);
        // A result is sometimes corrected, which clears what was played after it.
        if (random() < 0.1) bracket = correctResult(bracket, id, random() < 0.5 ? won : { team1Score: 0, team2Score: 1 }).bracket;
        // Whatever other games are still open, the winner of the final is the champion.
        const { winner: first } = getGameState(bracket, bracket.template.games.find(({ winnerTier }) => winnerTier === 0)!.id);
        expect(finalRanking(bracket).champion).toBe(isTeam<TeamId>(first) ? first : null);
      }
      expect(complaints(bracket)).toEqual([]);
      const { complete, champion, teams: ranked } = finalRanking(bracket);
      expect([complete, champion]).toEqual([true, ranked[0]!.teamId]);
      expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(teams).sort());
      const exact = Math.min(places, teams);
      expect(ranked.slice(0, exact).map(({ place, placeTo }) => [place, placeTo])).toEqual(
        Array.from({ length: exact }, (_, i) => [i + 1, i + 1]),
      );
      for (const { place, placeTo } of ranked.slice(places))
        expect([place - 1, placeTo > place]).toEqual([2 ** Math.floor(Math.log2(place - 1)), teams > place]);
      expectNoTeamTwice(bracket);
      expectSameWhenRead(bracket);
    }
  });

  it.each([0.1, 0.5, 1])('ends if both teams forfeit with the odds %d, B23', (odds) => {
    const random = randomFrom(odds * 10);
    for (const { teams, places } of cases) {
      let bracket = create(teams, places);
      for (let open = openGames(bracket); open.length > 0; open = openGames(bracket))
        bracket = play(bracket, [open[0]!, random() < odds ? nobody : won]);
      expect(complaints(bracket)).toEqual([]);
      const { complete, teams: ranked } = finalRanking(bracket);
      expect(complete).toBe(true);
      expect(ranked.map(({ teamId }) => teamId).sort()).toEqual(createSeeds(teams).sort());
      expect(readStored(storedBracket(bracket)).bracket!.template.games).toEqual(bracket.template.games);
    }
  });

  it.each([0.05, 0.4])('ends with a place of its own for each team, also for those that withdraw with the odds %d, B24 B26', (odds) => {
    const random = randomFrom(odds * 100);
    for (const { teams, places } of cases.filter(({ teams: count }) => count <= 33)) {
      const start = create(teams, places);
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
          const exact = Math.min(places, teams);
          expect(finalRanking(bracket!).complete).toBe(true);
          expect(
            rank(bracket!)
              .slice(0, exact)
              .map(([, ...shared]) => shared),
          ).toEqual(Array.from({ length: exact }, (_, i) => [i + 1, i + 1]));
          break;
        }
        const after = play(bracket!, [id, random() < 0.5 ? won : { team1Score: 0, team2Score: 1 }]);
        for (const [game, fields] of storedChanges(stored, after)) stored = new Map(stored).set(game, { ...stored.get(game)!, ...fields });
      }
    }
  });
});

describe('places before the end, and after a forfeit', () => {
  it('gives the loser of the game for 7th its place while others play, B13', () => {
    const bracket = play(
      create(8, 8),
      ...(['u1-1', 'u1-2', 'u1-3', 'u1-4', 'p5to8-1', 'p5to8-2', 'place7'] as const).map((id): [string, GameResult] => [id, won]),
    );
    expect(
      rank(bracket)
        .slice(6)
        .map(([, ...places]) => places),
    ).toEqual([
      [7, 7],
      [8, 8],
    ]);
  });

  it('gives teams that play on the places that they can still reach, B13', () => {
    const semis = play(create(4, 4), ['u1-1', won], ['u1-2', won]);
    expect(rank(semis).map(([, ...places]) => places)).toEqual([...twice([1, 2]), ...twice([3, 4])]);
    const final = play(semis, ['u2-1', won]);
    expect(finalRanking(final)).toMatchObject({ complete: false, champion: 'T1' });
    expect(rank(final)).toEqual([
      ['T1', 1, 1],
      ['T2', 2, 2],
      ['T3', 3, 4],
      ['T4', 3, 4],
    ]);
    const quarters = play(
      create(8, 8),
      ...(['u1-1', 'u1-2', 'u1-3', 'u1-4', 'p5to8-1'] as const).map((id): [string, GameResult] => [id, won]),
    );
    expect(rank(quarters).map(([, ...places]) => places)).toEqual([...twice([1, 4]), ...twice([1, 4]), [5, 6], ...twice([5, 8]), [7, 8]]);
  });

  it('never gives a team a place that it could not have had before, in any type and size, B13', () => {
    const random = randomFrom(7);
    const brackets = [
      ...cases.filter(({ teams }) => teams <= 24).map(({ teams, places }) => create(teams, places)),
      ...(['double', 'singleHayes', 'doubleHayes'] as const).flatMap((type) =>
        sizesBetween(6, 24).map((teams) => createBracket(type, createSeeds(teams))),
      ),
    ];
    for (let bracket of brackets) {
      for (let open = openGames(bracket); open.length > 0; open = openGames(bracket)) {
        const before = new Map(finalRanking(bracket).teams.map((team) => [team.teamId, team]));
        bracket = play(bracket, [open[Math.floor(random() * open.length)]!, random() < 0.5 ? won : { team1Score: 0, team2Score: 1 }]);
        for (const { teamId, place, placeTo } of finalRanking(bracket).teams) {
          const range = before.get(teamId)!;
          expect(place >= range.place && placeTo <= range.placeTo && place <= placeTo).toBe(true);
        }
      }
    }
  });

  it('puts two teams that forfeit their quarter-final last of the places that are played out, B23', () => {
    const bracket = playAll(play(create(8, 8), ['u1-1', nobody]));
    expect(getGameState(bracket, 'p5to8-1')).toMatchObject({ status: 'bye' });
    expect(finalRanking(bracket).complete).toBe(true);
    expect(rank(bracket).slice(6)).toEqual([
      ['T1', 7, 8],
      ['T8', 7, 8],
    ]);
  });
});

describe('a stored bracket with placement games', () => {
  const stored = () => storedBracket(play(create(8, 8), ['u1-1', won], ['u1-2', won], ['p5to8-1', won]));

  it('is stored with its number of places, B26', () => {
    const { layout, games } = stored();
    expect(layout.bracketPlaces).toBe(8);
    expect(layout.bracket.upper).toMatchObject({ places5to8: ['p5to8-1', 'p5to8-2'], place5: ['place5'], place7: ['place7'] });
    expect(games.get('place7' as GameId)).toMatchObject({ team1Id: 'T5', team2Id: 'TBD', bracketLevel: 'upper', roundId: 'place7' });
  });

  it('finds its seeds in the first round, B18', () => {
    const start = playAll(create(12, 16));
    expect(readStored(storedBracket(start), { bracketSeeds: [] }).bracket!.states).toEqual(start.states);
  });

  it('is left alone where a release does not know them, and read as a whole again afterwards, B27', () => {
    const { layout, games } = stored();
    const { bracketPlaces, ...old } = layout;
    const document = new Map<GameId, BracketGame>(parseGames(games));
    const { bracket, problems } = readBracket<TeamId>(old as StoredLayout, document);
    expect([bracketPlaces, problems, bracket!.template.places]).toEqual([8, [], 4]);
    for (const [id, fields] of storedChanges(document, play(bracket!, ['u1-3', won], ['u1-4', won])))
      document.set(id, { ...document.get(id)!, ...fields });
    expect(document.get('p5to8-1' as GameId)).toMatchObject({ team1Score: 3, winner: 'T8' });
    const again = readBracket<TeamId>(layout, document);
    expect(again.problems).toEqual([]);
    expect(getGameState(again.bracket!, 'p5to8-2')).toMatchObject({ status: 'ready', slots: ['T7', 'T6'] });
  });

  it('has none if only the number is left of an earlier bracket, B27', () => {
    const { layout, games } = storedBracket(create(8, 4));
    for (const bracketPlaces of [8, 6, 32]) {
      const { bracket, problems } = readBracket<TeamId>({ ...layout, bracketPlaces }, parseGames(games));
      expect([problems, bracket!.template.places]).toEqual([[], 4]);
    }
  });
});
