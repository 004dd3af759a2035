import {
  applyResult,
  bracketRounds,
  createBracket as newBracket,
  finalRanking,
  openGames,
  previewResult,
  readBracket,
  seededRandom,
  stateOf,
  type Bracket,
  type BracketType,
  type GameId,
  type GameResult,
  type Random,
  type TeamId,
} from '@courtside/domain';
import { addTeams, createBracket, createTournament, recordBracketGame } from '../src/commands';
import { watchBracket, watchTournament } from '../src/repositories';
import { draft, firstValue, openPlatform, type Platform } from './platform.testkit';

jest.setTimeout(120_000);

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.become('organizer');
});
afterAll(() => platform.close());

const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

async function create(
  type: BracketType,
  size: number,
  upperSize: number | null = null,
): Promise<{ readonly id: string; readonly bracket: Bracket }> {
  const id = await createTournament(draft);
  const seeds = (await addTeams(
    id,
    Array.from({ length: size }, (_, index) => ({ name: `Team ${index + 1}`, profileIds: [] })),
  )) as TeamId[];
  const bracket = newBracket(type, seeds, upperSize === null ? {} : { upperSize });
  await createBracket(id, bracket, times);
  return { id, bracket };
}

/** Mostly scores; now and then a golden goal after equal scores, or a game that nobody played. */
function anyResult(bracket: Bracket, gameId: GameId, random: Random): GameResult {
  const teams = stateOf(bracket, gameId).slots as readonly [TeamId, TeamId];
  const winner = teams[random() < 0.5 ? 0 : 1];
  const chance = random();
  if (chance < 0.1) return { team1Score: 2, team2Score: 2, winner };
  if (chance < 0.15) return { team1Score: null, team2Score: null, winner };
  return winner === teams[0] ? { team1Score: 5, team2Score: 3 } : { team1Score: 1, team2Score: 4 };
}

/** Plays every open game on the server, and beside it in the engine alone. */
async function playToTheEnd(id: string, start: Bracket, random: Random): Promise<Bracket> {
  let bracket = start;
  for (let [gameId] = openGames(bracket); gameId; [gameId] = openGames(bracket)) {
    const result = anyResult(bracket, gameId, random);
    await recordBracketGame(id, gameId, result);
    bracket = applyResult(bracket, gameId, result).bracket;
  }
  return bracket;
}

/** What is stored reads as the very bracket that the engine has. */
async function expectStored(id: string, expected: Bracket): Promise<void> {
  const tournament = await firstValue(watchTournament, [id]);
  const games = await firstValue(watchBracket, [id]);
  if (!tournament || !games) throw new Error('There is no bracket.');
  const { bracket, problems } = readBracket(tournament, games);
  expect(problems).toEqual([]);
  expect(bracket?.states).toEqual(expected.states);
}

/** Type, teams, places of the main bracket (null: as many as possible). */
const all: ReadonlyArray<readonly [BracketType, number, number | null]> = [
  ...(['single', 'double'] as const).flatMap((type) => [4, 5, 6, 7, 8].map((size) => [type, size, null] as const)),
  ...(['singleHayes', 'doubleHayes'] as const).flatMap((type) => [6, 7, 9].map((size) => [type, size, null] as const)),
  ['singleHayes', 16, 4],
  ['doubleHayes', 20, 8],
  ['double', 64, null],
];

describe('brackets of every type', () => {
  it.each(all)('%s of %i, main bracket %p, is played to the end', async (type, size, upperSize) => {
    const { id, bracket } = await create(type, size, upperSize);
    const played = await playToTheEnd(id, bracket, seededRandom(`${type} ${size}`));
    const { complete, teams } = finalRanking(played);
    expect(complete).toBe(true);
    expect(new Set(teams.map(({ teamId }) => teamId)).size).toBe(size);
    await expectStored(id, played);
  });
});

describe('corrections', () => {
  it.each(all.filter(([, size]) => size === 7))(
    'in every round of %s of %i clear what was said before, and no more',
    async (type, size) => {
      const random = seededRandom(`corrections ${type} ${size}`);
      const { id, bracket } = await create(type, size);
      let played = await playToTheEnd(id, bracket, random);
      for (const { games } of bracketRounds(played.template)) {
        const gameId = games
          .map((index) => played.template.games[index]?.id)
          .find((candidate) => candidate !== undefined && isDecided(played, candidate));
        if (!gameId) continue;
        const { scores, slots, winner } = stateOf(played, gameId);
        const other = slots[0] === winner ? [0, 9] : [9, 0];
        const seen: GameResult = {
          team1Score: scores[0],
          team2Score: scores[1],
          winner: scores[0] === scores[1] ? (winner as TeamId) : null,
        };
        const result: GameResult = { team1Score: other[0] ?? 0, team2Score: other[1] ?? 0 };
        const preview = previewResult(played, gameId, result);
        if (preview.cleared.length > 0) {
          await expect(recordBracketGame(id, gameId, { ...result, seen })).rejects.toMatchObject({ code: 'conflict' });
          await expectStored(id, played);
        }
        expect((await recordBracketGame(id, gameId, { ...result, seen, mayClear: preview.cleared })).cleared).toEqual(preview.cleared);
        await expectStored(id, preview.bracket);
        played = await playToTheEnd(id, preview.bracket, random);
      }
      expect(finalRanking(played).complete).toBe(true);
      await expectStored(id, played);
    },
  );
});

/** A game that was played or given, not one that a bye decided. */
function isDecided({ template, states }: Bracket, gameId: GameId): boolean {
  const index = template.indexOf.get(gameId) ?? -1;
  return template.games[index]?.kind === 'game' && states[index]?.status === 'decided';
}

describe('two organisers', () => {
  it('score all games of a round at once, and none is lost', async () => {
    const { id, bracket } = await create('double', 8);
    const first = openGames(bracket);
    await Promise.all(first.map((gameId) => recordBracketGame(id, gameId, { team1Score: 3, team2Score: 1 })));
    await expectStored(
      id,
      first.reduce((before, gameId) => applyResult(before, gameId, { team1Score: 3, team2Score: 1 }).bracket, bracket),
    );
  });
});
