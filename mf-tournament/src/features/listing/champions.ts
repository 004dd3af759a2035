import { finalRanking, readBracket, type Tournament } from '@courtside/domain';
import { readBracketGames, readTeams } from '@courtside/firebase';
import { assignDiscs, type Disc } from '@courtside/ui';

/** Who has won a tournament. */
export interface Champion {
  readonly name: string;
  readonly disc: Disc | undefined;
}

/** What was found on this visit, by tournament: results that are over do not change while somebody browses. */
const found = new Map<string, Promise<Champion | null>>();

/**
 * Who has won the bracket of a tournament; null while it is not played to its end, or where it can't be read. Stored nowhere, but told by the games.
 * Reads: the bracket, and the teams where there is a champion; once a visit. What was not there yet is asked for again by the next page.
 */
export function championOf(tournament: Tournament): Promise<Champion | null> {
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
