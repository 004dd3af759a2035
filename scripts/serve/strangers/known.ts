import {
  listOnCourt,
  parseBracketGames,
  parseMatches,
  parseTeams,
  parseTournament,
  showsGameTimes,
  showsTeamNames,
  mergeGamesOnCourt,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import type { StoredPlan } from '@courtside/domain/day';
import { inStageOrder, parseStage, type FurtherStage, type StagePlan } from '@courtside/domain/stages';
import { toPlainData, toDayPlan } from '@courtside/firebase/wire';

/** A document as Firestore says it over REST. */
export interface WireDocument {
  readonly name?: string;
  readonly fields?: Parameters<typeof toPlainData>[0];
  readonly updateTime?: string;
}

/** Asks for a document as a stranger; null for one that there is not, or that strangers may not read. @throws where nobody answers */
export type Ask = (path: string) => Promise<WireDocument | null>;

/** The same of all documents in a folder. */
export type AskFolder = (path: string) => Promise<readonly WireDocument[]>;

/** What visitors may read of a tournament, as far as something is made of it here. */
export interface Known {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly documents: Readonly<Record<'matches' | 'games' | 'day' | 'teams', WireDocument | null>> & { readonly tournament: WireDocument };
  /** The brackets beyond the first: how each is drawn, and its games. */
  readonly further: readonly { readonly plan: StagePlan; readonly games: WireDocument | null }[];
  /** Games that are being played, each with a document of its own. */
  readonly onCourt: Readonly<Record<'matches' | 'games', readonly WireDocument[]>>;
  /** When the latest of it was stored. */
  readonly changedAt: number;
}

/** What a document holds; nothing where there is none. */
export const dataIn = (document: WireDocument | null): Record<string, unknown> => toPlainData(document?.fields);
const storedAt = (document: WireDocument | null): number => (document?.updateTime ? Date.parse(document.updateTime) : 0);
const orElse = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }, fallback: Value): Value =>
  result.ok ? result.value : fallback;

/**
 * What strangers may read of a tournament; null for one that they may not know of. It asks for what is shown, and nothing else.
 * @throws where nobody answers, or the tournament can't be read
 */
export async function knownOf(id: string, ask: Ask, askFolder: AskFolder): Promise<Known | null> {
  const document = await ask(`tournaments/${id}`);
  if (!document) return null;
  const parsed = parseTournament(id, dataIn(document));
  if (!parsed.ok) throw new Error(`tournaments/${id} can't be read`);
  const tournament = parsed.value;
  if (!tournament.isTournamentPublic) return null;
  const told = showsGameTimes(tournament);
  const asksMatches = tournament.isSchedulePublic && told.schedule;
  const asksGames = tournament.isBracketPublic && told.bracket;
  const [teams, matches, games, day] = await Promise.all([
    showsTeamNames(tournament) ? ask(`teams/${id}`) : null,
    asksMatches ? ask(`schedules/${id}`) : null,
    asksGames ? ask(`brackets/${id}`) : null,
    asksMatches || asksGames ? ask(`days/${id}`) : null,
  ]);
  const further = tournament.hasStages && asksGames ? await furtherOf(id, ask, askFolder) : [];
  const courtsOf = async (folder: string, large: WireDocument | null) =>
    listOnCourt(dataIn(large)).length > 0 ? askFolder(`${folder}/${id}/onCourt`) : [];
  const [ofMatches, ofGames] = await Promise.all([courtsOf('schedules', matches), courtsOf('brackets', games)]);
  return {
    tournament,
    teams: orElse(parseTeams(dataIn(teams)), []),
    documents: { tournament: document, teams, matches, games, day },
    further,
    onCourt: { matches: ofMatches, games: ofGames },
    changedAt: Math.max(
      ...[document, teams, matches, games, day, ...ofMatches, ...ofGames, ...further.map((one) => one.games)].map(storedAt),
    ),
  };
}

const idOf = ({ name = '' }: WireDocument): string => name.slice(name.lastIndexOf('/') + 1);

/** The brackets beyond the first, in their order; without those that this release can't read. */
async function furtherOf(id: string, ask: Ask, askFolder: AskFolder): Promise<Known['further']> {
  const plans = (await askFolder(`tournaments/${id}/stages`)).flatMap((document) => {
    const parsed = parseStage(idOf(document), dataIn(document));
    return parsed.ok ? [parsed.value] : [];
  });
  return Promise.all(inStageOrder(plans).map(async (plan) => ({ plan, games: await ask(`brackets/${id}/stages/${plan.id}`) })));
}

/** The stored games of a schedule or a bracket, with those that are being played. */
export function storedGames({ documents, onCourt }: Known, part: 'matches' | 'games'): Record<string, unknown> {
  const apart = onCourt[part].map((one) => [idOf(one), dataIn(one)] as const);
  return mergeGamesOnCourt(dataIn(documents[part]), new Map(apart));
}

/** The games of what is known, and the plan as it goes. */
export function gamesOf(known: Known): {
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Null where there is no bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly further: readonly FurtherStage[];
  readonly stored: StoredPlan | null;
} {
  const games = orElse(parseBracketGames(storedGames(known, 'games')), new Map());
  return {
    matches: orElse(parseMatches(storedGames(known, 'matches')), new Map()),
    games: games.size > 0 ? games : null,
    further: known.further.map((one) => ({
      plan: one.plan,
      games: one.games && orElse(parseBracketGames(dataIn(one.games)), new Map()),
    })),
    stored: toDayPlan(dataIn(known.documents.day)),
  };
}
