import { finalRanking, readBracket, type Tournament } from '@courtside/domain';
import { readBracketGames, readTeams } from '@courtside/firebase';
import { assignDiscs, type Disc } from '@courtside/ui';

/** The winner of a tournament. */
export interface Champion {
  readonly name: string;
  readonly disc: Disc | undefined;
}

/** Results of this visit, by tournament: past results do not change during a visit. */
const found = new Map<string, Promise<Champion | null>>();

/**
 * Returns the winner of a tournament's bracket; null while it is not complete, or if it is unreadable. It is computed from the games, not
 * stored. Reads: the bracket, and the teams if there is a champion; once per visit. A result that was missing is requested again by the
 * next page.
 */
export function readChampion(tournament: Tournament): Promise<Champion | null> {
  const { id } = tournament;
  const known = found.get(id);
  if (known) return known;
  const search = find(tournament).catch(() => null);
  found.set(id, search);
  void search.then((champion) => champion ?? found.delete(id));
  return search;
}

async function find(tournament: Tournament): Promise<Champion | null> {
  const games = await readBracketGames(tournament.id);
  const bracket = games && readBracket(tournament, games).bracket;
  if (!bracket) return null;
  const { champion: winner } = finalRanking(bracket);
  if (winner === null) return null;
  const teams = await readTeams(tournament.id);
  const name = teams.find(({ id }) => id === winner)?.name;
  return name === undefined ? null : { name, disc: assignDiscs(teams.map(({ id }) => id)).get(winner) };
}
