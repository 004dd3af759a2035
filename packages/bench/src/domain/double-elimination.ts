import { openGames, teamId } from '@courtside/domain';
import { applyResult, createBracket } from '@courtside/domain/engines';
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import Manager from 'tournament-organizer';
import { measureMedians } from '../measure';
import { times, type Row } from '../table';

const SIZES = [64, 128, 256];

/** Generates a bracket and plays it to its end. The first team of every game wins. */
function measureOurs(teams: readonly string[]): number {
  let bracket = createBracket('double', teams.map(teamId));
  let games = 0;
  for (let open = openGames(bracket); open.length > 0; open = openGames(bracket)) {
    for (const id of open) {
      bracket = applyResult(bracket, id, { team1Score: 1, team2Score: 0 }).bracket;
      games += 1;
    }
  }
  return games;
}

async function bracketsManager(teams: readonly string[]): Promise<number> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  await manager.create.stage({
    tournamentId: 0,
    name: 'event',
    type: 'double_elimination',
    seeding: [...teams],
    settings: { grandFinal: 'double' },
  });
  const READY = 2;
  let games = 0;
  for (;;) {
    const matches = ((await storage.select('match')) ?? []) as { id: number; status: number }[];
    const open = matches.filter((match) => match.status === READY);
    if (open.length === 0) return games;
    for (const { id } of open) {
      await manager.update.match({ id, opponent1: { score: 1, result: 'win' }, opponent2: { score: 0 } });
      games += 1;
    }
  }
}

function tournamentOrganizer(teams: readonly string[]): number {
  const event = new Manager().createTournament('event', { stageOne: { format: 'double-elimination' } });
  for (const team of teams) event.createPlayer(team, team);
  event.startTournament();
  let games = 0;
  for (let open = event.getActiveMatches(); open.length > 0; open = event.getActiveMatches()) {
    for (const match of open) {
      event.enterResult(match.getId(), 1, 0);
      games += 1;
    }
  }
  return games;
}

/** Measures double elimination, generated and played to its end. */
export async function measureDoubleElimination(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const n of SIZES) {
    const teams = Array.from({ length: n }, (_, i) => `team ${i + 1}`);
    const games = [measureOurs(teams), await bracketsManager(teams), tournamentOrganizer(teams)];
    const median = await measureMedians([
      { name: 'ours', run: () => measureOurs(teams) },
      { name: 'brackets-manager', run: () => bracketsManager(teams) },
      { name: 'tournament-organizer', run: () => tournamentOrganizer(teams) },
    ]);
    for (const peer of ['brackets-manager', 'tournament-organizer']) {
      const ratio = median.get(peer)! / median.get('ours')!;
      rows.push({
        what: `double elimination, ${n} teams`,
        peer,
        figure: times(ratio),
        aim: 'faster',
        met: ratio >= 1,
        note: `${games.join(' / ')} games`,
      });
    }
  }
  return rows;
}
