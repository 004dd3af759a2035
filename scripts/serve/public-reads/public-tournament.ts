import {
  hasSchedule,
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
import {
  inStageOrder,
  parseBracketPlan,
  parseStage,
  type BracketPlan,
  type FurtherGroups,
  type FurtherStage,
  type GroupsPlan,
} from '@courtside/domain/stages';
import { toPlainData, toDayPlan } from '@courtside/firebase/wire';

/** A document in Firestore's REST format. */
export interface WireDocument {
  readonly name?: string;
  readonly fields?: Parameters<typeof toPlainData>[0];
  readonly updateTime?: string;
}

/** Reads a document without signing in; null if it is missing or private. @throws if there is no answer */
export type ReadDocument = (path: string) => Promise<WireDocument | null>;

/** Reads all documents in a folder in the same way, or those of one kind. */
export type ReadFolder = (path: string, kind?: string) => Promise<readonly WireDocument[]>;

/** A stage of its own documents: its plan, also as it is stored, and its games. */
interface PublicStage<Plan> {
  readonly plan: Plan;
  readonly document: WireDocument;
  readonly games: WireDocument | null;
}

/** The public data of a tournament that the servers use. */
export interface PublicTournament {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly documents: Readonly<Record<'matches' | 'games' | 'day' | 'teams', WireDocument | null>> & { readonly tournament: WireDocument };
  readonly further: readonly PublicStage<BracketPlan>[];
  readonly furtherGroups: readonly PublicStage<GroupsPlan>[];
  /** Games that are being played; each has its own document. */
  readonly onCourt: Readonly<Record<'matches' | 'games', readonly WireDocument[]>>;
  /** The time of the latest change. */
  readonly changedAt: number;
}

/** Returns the data of a document; empty if there is none. */
export const getData = (document: WireDocument | null): Record<string, unknown> => toPlainData(document?.fields);
const getStoredTime = (document: WireDocument | null): number => (document?.updateTime ? Date.parse(document.updateTime) : 0);
const getValueOr = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }, fallback: Value): Value =>
  result.ok ? result.value : fallback;

/**
 * Reads the public data of a tournament; null if the tournament is private. It reads only documents that the page shows.
 * @throws if there is no answer, or the tournament can't be parsed
 */
export async function readPublicTournament(id: string, ask: ReadDocument, askFolder: ReadFolder): Promise<PublicTournament | null> {
  const document = await ask(`tournaments/${id}`);
  if (!document) return null;
  const parsed = parseTournament(id, getData(document));
  if (!parsed.ok) throw new Error(`tournaments/${id} can't be read`);
  const tournament = parsed.value;
  if (!tournament.isTournamentPublic) return null;
  const shows = showsGameTimes(tournament);
  const asksMatches = tournament.isSchedulePublic && shows.schedule;
  const asksGames = tournament.isBracketPublic && shows.bracket;
  const [teams, matches, games, day] = await Promise.all([
    showsTeamNames(tournament) ? ask(`teams/${id}`) : null,
    asksMatches ? ask(`schedules/${id}`) : null,
    asksGames ? ask(`brackets/${id}`) : null,
    asksMatches || asksGames ? ask(`days/${id}`) : null,
  ]);
  const [further, furtherGroups] = await Promise.all([
    tournament.hasStages && asksGames ? readFurther(id, ask, askFolder) : [],
    tournament.hasFurtherGroups && asksMatches ? readFurtherGroups(id, ask, askFolder) : [],
  ]);
  const readOnCourt = async (folder: string, large: WireDocument | null) =>
    listOnCourt(getData(large)).length > 0 ? askFolder(`${folder}/${id}/onCourt`) : [];
  const [ofMatches, ofGames] = await Promise.all([readOnCourt('schedules', matches), readOnCourt('brackets', games)]);
  return {
    tournament,
    teams: getValueOr(parseTeams(getData(teams)), []),
    documents: { tournament: document, teams, matches, games, day },
    ...{ further, furtherGroups },
    onCourt: { matches: ofMatches, games: ofGames },
    changedAt: Math.max(
      ...[document, teams, matches, games, day, ...ofMatches, ...ofGames, ...[...further, ...furtherGroups].map((one) => one.games)].map(
        getStoredTime,
      ),
    ),
  };
}

const getId = ({ name = '' }: WireDocument): string => name.slice(name.lastIndexOf('/') + 1);

/** Reads the further brackets in their order, without those that this release can't parse. */
async function readFurther(id: string, ask: ReadDocument, askFolder: ReadFolder): Promise<PublicTournament['further']> {
  const plans = (await askFolder(`tournaments/${id}/stages`, 'bracket')).flatMap((document) => {
    const parsed = parseBracketPlan(getId(document), getData(document));
    return parsed.ok ? [{ ...parsed.value, document }] : [];
  });
  return Promise.all(
    inStageOrder(plans).map(async ({ document, ...plan }) => ({ plan, document, games: await ask(`brackets/${id}/stages/${plan.id}`) })),
  );
}

/** Reads the further groups in the same way. */
async function readFurtherGroups(id: string, ask: ReadDocument, askFolder: ReadFolder): Promise<PublicTournament['furtherGroups']> {
  const plans = (await askFolder(`tournaments/${id}/stages`, 'groups')).flatMap((document) => {
    const parsed = parseStage(getId(document), getData(document));
    return parsed.ok && parsed.value.kind === 'groups' ? [{ ...parsed.value, document }] : [];
  });
  return Promise.all(
    inStageOrder(plans).map(async ({ document, ...plan }) => ({
      ...{ plan, document },
      games: hasSchedule(plan) ? await ask(`schedules/${id}/stages/${plan.id}`) : null,
    })),
  );
}

/** Merges the stored games of a schedule or a bracket with those that are being played. */
export function mergeStoredGames({ documents, onCourt }: PublicTournament, part: 'matches' | 'games'): Record<string, unknown> {
  const apart = onCourt[part].map((one) => [getId(one), getData(one)] as const);
  return mergeGamesOnCourt(getData(documents[part]), new Map(apart));
}

/** Returns the parsed games, and the present plan of the day. */
export function getGames(known: PublicTournament): {
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Null without a bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  readonly further: readonly FurtherStage[];
  readonly furtherGroups: readonly FurtherGroups[];
  readonly stored: StoredPlan | null;
} {
  const games = getValueOr(parseBracketGames(mergeStoredGames(known, 'games')), new Map());
  return {
    matches: getValueOr(parseMatches(mergeStoredGames(known, 'matches')), new Map()),
    games: games.size > 0 ? games : null,
    further: known.further.map((one) => ({
      plan: one.plan,
      games: one.games && getValueOr(parseBracketGames(getData(one.games)), new Map()),
    })),
    furtherGroups: known.furtherGroups.map((one) => ({
      plan: one.plan,
      games: one.games && getValueOr(parseMatches(getData(one.games)), new Map()),
    })),
    stored: toDayPlan(getData(known.documents.day)),
  };
}
