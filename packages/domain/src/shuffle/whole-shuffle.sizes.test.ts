import type { PlayerId } from '../entities';
import { seededRandom, shuffled } from '../random';
import { countRuns, isComplete, sizesBetween } from '../sizes.testkit';
import { listRepeated, shuffleTable } from '.';
import { emptyShuffle, playersNamed, playRound, readShuffle, score, type StoredShuffle } from './shuffle.testkit';

const teamSizes = [2, 3, 4, 5];

/** Repeats that no draw can avoid: pairs of team-mates beyond those that there are, over all rounds. */
const leastRepeats = (players: number, pairs: number) => Math.max(0, pairs - (players * (players - 1)) / 2);

function checkTable(stored: StoredShuffle): void {
  const shuffle = readShuffle(stored);
  const table = shuffleTable(shuffle, shuffle.players);
  const results = shuffle.rounds.flatMap(({ games }) => games.flatMap(({ result }) => (result ? [result] : [])));
  const sum = (of: (row: (typeof table)[number]) => number) => table.reduce((total, row) => total + of(row), 0);
  const drawn = results.filter(([one, other]) => one === other).length;
  expect(table.map(({ player }) => player).sort()).toEqual([...shuffle.players].sort());
  expect(sum((row) => row.goalDifference)).toBe(0);
  expect(sum((row) => row.games)).toBe(results.length * 2 * stored.teamSize);
  expect(sum((row) => row.goalsFor)).toBe(results.reduce((total, [one, other]) => total + one + other, 0) * stored.teamSize);
  expect(sum((row) => row.points)).toBe(((results.length - drawn) * 3 + drawn * 2) * stored.teamSize);
  expect(table.every((row) => row.wins + row.draws + row.losses === row.games)).toBe(true);
  expect(table.every((row, index) => index === 0 || row.rank === table[index - 1]!.rank || row.rank === index + 1)).toBe(true);
}

/** Rests of players who were there from the first round to the last. */
function restsOf(stored: StoredShuffle): number[] {
  const { rounds, players } = readShuffle(stored);
  const isThere = (id: PlayerId) => rounds.every(({ teams, resting }) => resting.includes(id) || teams.some((team) => team.includes(id)));
  return players.filter(isThere).map((id) => rounds.filter(({ resting }) => resting.includes(id)).length);
}

describe('whole shuffles', () => {
  it.each(teamSizes)('6 to 64 players in teams of %i: everyone once a round, rests in turn, few repeats', (teamSize) => {
    for (const count of sizesBetween(Math.max(6, 2 * teamSize))) {
      const present = playersNamed(count);
      const skills = new Map(present.map((id, index) => [id, 1 + (index % 10)]));
      let stored = emptyShuffle(teamSize);
      let [pairs, repeats] = [0, 0];
      const rounds = count > 12 && !isComplete ? 8 : 12;
      for (let round = 0; round < rounds; round += 1) {
        const next = playRound(stored, present, { seed: `${count}`, skillOf: (id) => skills.get(id) ?? null });
        stored = score(next.stored, seededRandom(round));
        pairs += (next.drawn.teams.length * teamSize * (teamSize - 1)) / 2;
        repeats += next.drawn.repeated.length;
        const rests = restsOf(stored);
        expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
      }
      checkTable(stored);
      // Where more than a third rest, those who play together are nearly the same in every second round.
      if ((count % (2 * teamSize)) * 3 > count) continue;
      // Not more than a sixth of all pairs beyond those that can't be avoided.
      const excess = (repeats - leastRepeats(count, pairs)) / pairs;
      expect({ count, teamSize, isFew: excess <= LIMIT }).toEqual({ count, teamSize, isFew: true });
    }
  });

  it('late, leaving and returning players, a removed round and corrections leave no one in two teams, and every table adds up', () => {
    for (let run = 0; run < countRuns(40); run += 1) {
      const random = seededRandom(`event ${run}`);
      const below = (end: number) => Math.floor(random() * end);
      const teamSize = 2 + below(4);
      let present = playersNamed(2 * teamSize + below(20));
      let stored = emptyShuffle(teamSize);
      let next = present.length + 1;
      for (let round = 0; round < 3 + below(18); round += 1) {
        if (below(3) === 0) present = [...present, ...playersNamed(1 + below(3), next)];
        next += 3;
        if (below(3) === 0 && present.length > 2 * teamSize) present = shuffled(present, random).slice(1);
        const gone = stored.players.filter((id) => !present.includes(id));
        if (below(3) === 0 && gone.length > 0) present = [...present, gone[below(gone.length)]!];
        stored = { ...playRound(stored, present, { seed: `${run}` }).stored, away: stored.players.filter((id) => !present.includes(id)) };
        // Drawn again before it is played.
        if (below(5) === 0) stored = playRound({ ...stored, rounds: stored.rounds.slice(0, -1) }, present, { seed: `${run} again` }).stored;
        stored = score(stored, random);
        const ids = Object.keys(stored.results);
        if (below(2) === 0) stored = { ...stored, results: { ...stored.results, [ids[below(ids.length)]!]: '7-0' } };
        checkTable(stored);
      }
      const rests = restsOf(stored);
      if (rests.length > 0) expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
    }
  });

  it('without a need for repeats there are none in the first rounds', () => {
    for (const [count, teamSize, rounds] of [
      [16, 2, 8],
      [24, 3, 6],
      [32, 4, 5],
      [60, 5, 5],
    ] as const) {
      let stored = emptyShuffle(teamSize);
      for (let round = 0; round < rounds; round += 1) stored = playRound(stored, playersNamed(count), { seed: 'free' }).stored;
      const all = readShuffle(stored).rounds;
      expect(all.flatMap(({ teams }, index) => listRepeated(teams, all.slice(0, index)))).toEqual([]);
    }
  });
});

const LIMIT = 1 / 6;
