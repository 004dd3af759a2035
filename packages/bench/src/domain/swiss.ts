import { nextSwissRound, type SwissInput, type SwissRoundRecord } from '@courtside/domain/engines';
import Manager from 'tournament-organizer';
import type { PeerTournament } from 'tournament-organizer';
import { Swiss, type PairingPlayer } from 'tournament-pairings';
import { measureMedians } from '../measure';
import { createRandom } from '../create-random';
import { times, type Row } from '../table';

const SIZES = [32, 64, 128, 256, 512];
const ROUNDS = 5;

/** Replaces Math.random, which tournament-organizer uses for lots, by seeded numbers while the history is made, so that every run measures the same event. */
function withSeededLots<Result>(seed: number, make: () => Result): Result {
  const lots = Math.random;
  Math.random = createRandom(seed);
  try {
    return make();
  } finally {
    Math.random = lots;
  }
}

/** Plays five rounds as tournament-organizer pairs them, with wins, draws and losses. All three engines get this history. */
function playRounds(n: number): { values: string; input: SwissInput; scores: Map<string, number> } {
  const random = createRandom(n);
  const event = new Manager().createTournament('event', {
    scoring: { win: 3, draw: 1, loss: 0, bye: 3, bestOf: 3 },
    stageOne: { format: 'swiss', rounds: 20 },
  });
  const teams = Array.from({ length: n }, (_, i) => `team ${i + 1}`);
  for (const team of teams) event.createPlayer(team, team);
  event.startTournament();
  const rounds: SwissRoundRecord[] = [];
  const scores = new Map(teams.map((team) => [team, 0]));
  for (let round = 1; ; round++) {
    const games = event.getActiveMatches().map((match) => {
      const [team1Id, team2Id] = [match.getPlayer1().id!, match.getPlayer2().id!];
      const [team1Score, team2Score] = [
        [2, 0],
        [0, 2],
        [1, 1],
      ][Math.floor(random() * 3)] as [number, number];
      event.enterResult(match.getId(), team1Score, team2Score, team1Score === team2Score ? 1 : 0);
      scores.set(team1Id, scores.get(team1Id)! + (team1Score > 1 ? 3 : team1Score));
      scores.set(team2Id, scores.get(team2Id)! + (team2Score > 1 ? 3 : team2Score));
      return { team1Id, team2Id, team1Score, team2Score };
    });
    rounds.push({ games });
    if (round === ROUNDS) break;
    event.nextRound();
  }
  return { values: JSON.stringify(event.getValues()), input: { teams, rounds }, scores };
}

/** Returns the sum of score gaps of a round, and the number of its rematches. */
function quality(
  pairs: readonly (readonly [string, string])[],
  { rounds }: SwissInput,
  scores: ReadonlyMap<string, number>,
): { gaps: number; rematches: number } {
  const met = new Set(
    rounds.flatMap(({ games }) => games.flatMap(({ team1Id, team2Id }) => [`${team1Id} ${team2Id}`, `${team2Id} ${team1Id}`])),
  );
  return {
    gaps: pairs.reduce((sum, [a, b]) => sum + Math.abs(scores.get(a)! - scores.get(b)!), 0),
    rematches: pairs.filter(([a, b]) => met.has(`${a} ${b}`)).length,
  };
}

/** Measures the sixth round of a Swiss event: the time, and the sum of score gaps. */
export async function measureSwiss(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const n of SIZES) {
    const { values, input, scores } = withSeededLots(n, () => playRounds(n));
    const avoid = new Map(input.teams.map((team) => [team, [] as string[]]));
    for (const { games } of input.rounds) {
      for (const { team1Id, team2Id } of games) {
        avoid.get(team1Id)!.push(team2Id);
        avoid.get(team2Id)!.push(team1Id);
      }
    }
    const players = (): PairingPlayer[] =>
      input.teams.map((id) => ({ id, score: scores.get(id)!, avoid: avoid.get(id)!, receivedBye: false }));
    const load = (): PeerTournament => new Manager().loadTournament(JSON.parse(values));
    let list = players();
    let event = load();
    const outcome = nextSwissRound(input);
    if (outcome.kind !== 'round') throw new Error(outcome.kind);
    const ours = quality(
      outcome.pairings.map(({ team1Id, team2Id }) => [team1Id, team2Id] as const),
      input,
      scores,
    );
    const theirs = new Map([
      [
        'tournament-pairings',
        quality(
          Swiss(list, ROUNDS + 1).map(({ player1, player2 }) => [player1!, player2!] as const),
          input,
          scores,
        ),
      ],
    ]);
    event.nextRound();
    const paired = event
      .getMatches()
      .filter((match) => match.getRoundNumber() === ROUNDS + 1)
      .map((match) => [match.getPlayer1().id!, match.getPlayer2().id!] as const);
    theirs.set('tournament-organizer', quality(paired, input, scores));
    const median = await measureMedians([
      { name: 'ours', run: () => nextSwissRound(input) },
      { name: 'tournament-pairings', run: () => Swiss(list, ROUNDS + 1), prepare: () => (list = players()) },
      { name: 'tournament-organizer', run: () => event.nextRound(), prepare: () => (event = load()) },
    ]);
    for (const [peer, their] of theirs) {
      const ratio = median.get(peer)! / median.get('ours')!;
      const fair = ours.rematches === 0 && ours.gaps <= their.gaps;
      rows.push({
        what: `Swiss round, ${n} teams`,
        peer,
        figure: times(ratio),
        aim: '10×, gaps not worse',
        met: ratio >= 10 && fair,
        note: `score gaps ${ours.gaps} against ${their.gaps}${their.rematches > 0 ? `, ${their.rematches} rematches there` : ''}`,
      });
    }
  }
  return rows;
}
