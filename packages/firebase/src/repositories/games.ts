import {
  hasBracket,
  listOnCourt,
  parseBracketGames,
  parseMatches,
  mergeGamesOnCourt,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
} from '@courtside/domain';
import { inStageOrder, parseBracketPlan, type FurtherStage, type StageId, type BracketPlan } from '@courtside/domain/stages';
import { bracketPath, onCourtPath, schedulePath, stagesPath } from '../paths';
import { parseEntries, reportLeft, getParsedValue } from './parse';
import { readDocument, readList, watchDocument, watchList, type Parse } from './parsed';
import { readOnce } from './read-once';
import { documentAt, createQuery, where, type RawDocument } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';
import { watchWithCourts } from './watch-with-courts';

const joined = <Id, T>(maps: readonly ReadonlyMap<Id, T>[]): ReadonlyMap<Id, T> => new Map(maps.flatMap((map) => [...map]));

export const parseSchedule: Parse<ReadonlyMap<MatchId, Match>> = ({ id, data }) =>
  joined(parseEntries(schedulePath(id), data, parseMatches));
const parseBracket: Parse<ReadonlyMap<GameId, BracketGame>> = ({ id, data }) =>
  joined(parseEntries(bracketPath(id), data, parseBracketGames));

/**
 * Watches the matches of the schedule by id; empty without a schedule. It reads one document for all matches and one for each change, and one more for each
 * match that is being played.
 */
export function watchSchedule(tournamentId: string, onValue: OnValue<ReadonlyMap<MatchId, Match>>, onError: OnError): Unsubscribe {
  return watchDocument(
    documentAt(schedulePath(tournamentId)),
    parseSchedule,
    (matches, meta) => onValue(matches ?? new Map(), meta),
    onError,
    {},
    watchWithCourts,
  );
}

/**
 * Watches the games of the bracket by id; null without a bracket. It reads one document for all games and one for each change, and one more for each game that
 * is being played.
 */
export function watchBracket(
  tournamentId: string,
  onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(bracketPath(tournamentId)), parseBracket, onValue, onError, {}, watchWithCourts);
}

/** Watches the games of a further stage's bracket by id; null until it is drawn. It reads one document for all games, and one for each change. */
export function watchStageGames(
  tournamentId: string,
  stage: StageId,
  onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(bracketPath(tournamentId, stage)), parseBracket, onValue, onError);
}

const parsePlan: Parse<BracketPlan> = ({ id, data }) => {
  const result = parseBracketPlan(id, data);
  reportLeft(`stages/${id}`, result);
  return getParsedValue(result);
};
/** Visitors may read brackets without groups, so the kind is part of the query. */
const bracketsQuery = (tournamentId: string) => createQuery(stagesPath(tournamentId), where('kind', '==', 'bracket'));

/**
 * Watches the further brackets of a tournament, in their order. Call it only if `hasStages` is set. A stage that this release can't read is left out. It reads
 * one document for each stage, and one for each change.
 */
export function watchStages(tournamentId: string, onValue: OnValue<readonly BracketPlan[]>, onError: OnError): Unsubscribe {
  return watchList(bracketsQuery(tournamentId), parsePlan, (plans, meta) => onValue(inStageOrder(plans), meta), onError);
}

/** Reads these stages once, with one request. @throws ReadFailure */
export const readStages = (tournamentId: string): Promise<BracketPlan[]> => readList(bracketsQuery(tournamentId), parsePlan);

/**
 * Reads these stages in their order once, each with its games. Call it only if `hasStages` is set. It sends a request for the stages, and one for each that
 * is drawn. @throws ReadFailure
 */
export async function readFurtherStages(tournamentId: string): Promise<FurtherStage[]> {
  const plans = inStageOrder(await readStages(tournamentId));
  return Promise.all(
    plans.map(async (plan) => ({
      plan,
      games: hasBracket(plan) ? await readDocument(documentAt(bracketPath(tournamentId, plan.id)), parseBracket) : null,
    })),
  );
}

/** Reads the games of a finished bracket once, by id, with one request; null if it is missing. @throws ReadFailure */
export function readBracketGames(tournamentId: string): Promise<ReadonlyMap<GameId, BracketGame> | null> {
  return readDocument(documentAt(bracketPath(tournamentId)), parseBracket, withCourts);
}

/**
 * Reads the matches of a schedule once, by id. It sends one request, and another one while a match of the first groups is being played.
 * @param stage of further groups @throws ReadFailure
 */
export async function readSchedule(tournamentId: string, stage?: StageId): Promise<ReadonlyMap<MatchId, Match>> {
  const document = documentAt(schedulePath(tournamentId, stage));
  return (await readDocument(document, parseSchedule, ...(stage ? [] : [withCourts]))) ?? new Map();
}

async function withCourts(path: string, { id, data }: RawDocument): Promise<RawDocument> {
  if (listOnCourt(data).length === 0) return { id, data };
  const apart = await readOnce(createQuery(onCourtPath(path)));
  return { id, data: mergeGamesOnCourt(data, new Map(apart.map((one) => [one.id, one.data]))) };
}
