import {
  listOnCourt,
  parseBracketGames,
  parseMatches,
  parseTeams,
  parseTournament,
  showsBracket,
  showsSchedule,
  showsTeamNames,
  mergeGamesOnCourt,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { toDayPlan } from '@courtside/firebase/wire';
import type { StoredPlan } from '@courtside/domain/day';
import type { FurtherStage } from '@courtside/domain/stages';
import { readDocuments, Refused, type Found, type Addresses } from './documents';
import { readFurther } from './further';

/** Parts of a tournament, each a separate document. */
export type Part = 'schedules' | 'brackets' | 'days';

/** The public data of a tournament, as far as elements on the page show it. */
export interface PublicTournament {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  /** The brackets beyond the first, if brackets are requested. */
  readonly further: readonly FurtherStage[];
  readonly stored: StoredPlan | null;
  /** The requested parts, as far as they are public. */
  readonly parts: ReadonlySet<Part>;
  /** How many milliseconds the server's clock is ahead of the device's. */
  readonly ahead: number;
  /** Origin of the product's pages. */
  readonly pages: string;
}

const orElse = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }, fallback: Value): Value =>
  result.ok ? result.value : fallback;

/** Returns the paths of the wanted parts that are public. */
function listPaths(tournament: Tournament, parts: ReadonlySet<Part>): string[] {
  const { id } = tournament;
  const shows = {
    schedules: showsSchedule(tournament),
    brackets: showsBracket(tournament),
    days: true,
  };
  const shown = (Object.keys(shows) as Part[]).filter((part) => shows[part] && parts.has(part)).map((part) => `${part}/${id}`);
  return showsTeamNames(tournament) ? [`teams/${id}`, ...shown] : shown;
}

/**
 * Reads a tournament with two requests, and again with one while the same parts are public. Reads of documents: its own, its teams' and one
 * for each wanted public part; while games are being played, one more request and one document for each of them; with brackets beyond the first, two more
 * requests and two documents for each.
 */
export function tournamentReader(where: () => Promise<Addresses>, id: string) {
  let paths: readonly string[] = [];
  const own = `tournaments/${id}`;
  return async (parts: ReadonlySet<Part>): Promise<PublicTournament | null> => {
    if (!/^[\w-]{1,128}$/.test(id)) return null;
    const at = await where();
    let reading;
    try {
      reading = await readDocuments(at, [own, ...paths]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (paths.length === 0) return null;
      // A part is no longer public: read again from the beginning.
      paths = [];
      reading = await readDocuments(at, [own]).catch((again: unknown) => {
        if (again instanceof Refused) return null;
        throw again as Error;
      });
    }
    const document = reading?.found.get(own);
    if (!reading || !document) return null;
    const parsed = parseTournament(id, document.data);
    if (!parsed.ok) throw new Error('The tournament can’t be read');
    const tournament = parsed.value;
    if (!tournament.isTournamentPublic) return null;
    const wanted = listPaths(tournament, parts);
    const missing = wanted.filter((path) => !paths.includes(path));
    const found = new Map<string, Found>([...reading.found, ...(missing.length > 0 ? (await readDocuments(at, missing)).found : [])]);
    paths = wanted;
    const dataIn = (folder: Part | 'teams') => found.get(`${folder}/${id}`)?.data ?? {};
    const onCourt = (['schedules', 'brackets'] as const).flatMap((folder) =>
      listOnCourt(dataIn(folder)).map((game) => `${folder}/${id}/onCourt/${game}`),
    );
    const asksFurther = tournament.hasStages && wanted.includes(`brackets/${id}`);
    const further = asksFurther ? await readFurther(at, id) : [];
    const apart = onCourt.length > 0 ? (await readDocuments(at, onCourt)).found : new Map<string, Found>();
    const gamesIn = (folder: 'schedules' | 'brackets') =>
      mergeGamesOnCourt(
        dataIn(folder),
        new Map([...apart].flatMap(([path, one]) => (path.startsWith(`${folder}/`) ? [[one.id, one.data] as const] : []))),
      );
    return {
      tournament,
      teams: orElse(parseTeams(dataIn('teams')), []),
      matches: orElse(parseMatches(gamesIn('schedules')), new Map()),
      games: orElse(parseBracketGames(gamesIn('brackets')), new Map()),
      further,
      stored: toDayPlan(dataIn('days')),
      parts,
      ahead: reading.time - Date.now(),
      pages: at.pages,
    };
  };
}
