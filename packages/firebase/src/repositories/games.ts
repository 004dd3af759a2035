import {
  listOnCourt,
  parseBracketGames,
  parseMatches,
  mergeGamesOnCourt,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
} from '@courtside/domain';
import { inStageOrder, parseStage, type StageId, type StagePlan } from '@courtside/domain/stages';
import { bracketPath, onCourtPath, schedulePath, stagesPath } from '../paths';
import { parseEntries, reportLeft, getParsedValue } from './parse';
import { readDocument, readList, watchDocument, watchList, type Parse } from './parsed';
import { readOnce } from './read-once';
import { documentAt, createQuery, type RawDocument } from '../sdk/source';
import type { OnError, OnValue, Unsubscribe } from './watch';
import { watchWithCourts } from './watch-with-courts';

const joined = <Id, T>(maps: readonly ReadonlyMap<Id, T>[]): ReadonlyMap<Id, T> => new Map(maps.flatMap((map) => [...map]));

const parseSchedule: Parse<ReadonlyMap<MatchId, Match>> = ({ id, data }) => joined(parseEntries(schedulePath(id), data, parseMatches));
const parseBracket: Parse<ReadonlyMap<GameId, BracketGame>> = ({ id, data }) =>
  joined(parseEntries(bracketPath(id), data, parseBracketGames));

/** The matches of the schedule, by id; empty when there is no schedule. Reads: one for all matches, and one per change; one more for each that is being played. */
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

/** The games of the bracket, by id; null when there is no bracket. Reads: one for all games, and one per change; one more for each that is being played. */
export function watchBracket(
  tournamentId: string,
  onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(bracketPath(tournamentId)), parseBracket, onValue, onError, {}, watchWithCourts);
}

/** The games of a further stage's bracket, by id; null until it is drawn. Reads: one for all games, and one per change. */
export function watchStageGames(
  tournamentId: string,
  stage: StageId,
  onValue: OnValue<ReadonlyMap<GameId, BracketGame> | null>,
  onError: OnError,
): Unsubscribe {
  return watchDocument(documentAt(bracketPath(tournamentId, stage)), parseBracket, onValue, onError);
}

const parsePlan: Parse<StagePlan> = ({ id, data }) => {
  const result = parseStage(id, data);
  reportLeft(`stages/${id}`, result);
  return getParsedValue(result);
};

/**
 * The stages of a tournament beyond the two that its own fields hold, in their order; ask where `hasStages` says that there may be some. One that this release
 * can't read is left out. Reads: one per stage, and one per change.
 */
export function watchStages(tournamentId: string, onValue: OnValue<readonly StagePlan[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(stagesPath(tournamentId)), parsePlan, (plans, meta) => onValue(inStageOrder(plans), meta), onError);
}

/** The same at this moment. One request, nothing live. @throws ReadFailure */
export const readStages = (tournamentId: string): Promise<StagePlan[]> => readList(createQuery(stagesPath(tournamentId)), parsePlan);

/** The games of a bracket that is over, by id; null when there is none. One request, nothing live. @throws ReadFailure */
export function readBracketGames(tournamentId: string): Promise<ReadonlyMap<GameId, BracketGame> | null> {
  return readDocument(documentAt(bracketPath(tournamentId)), parseBracket, withCourts);
}

/** The matches of a schedule as they are at this moment, by id. One request and, while one is played, another; nothing live. @throws ReadFailure */
export async function readSchedule(tournamentId: string): Promise<ReadonlyMap<MatchId, Match>> {
  return (await readDocument(documentAt(schedulePath(tournamentId)), parseSchedule, withCourts)) ?? new Map();
}

async function withCourts(path: string, { id, data }: RawDocument): Promise<RawDocument> {
  if (listOnCourt(data).length === 0) return { id, data };
  const apart = await readOnce(createQuery(onCourtPath(path)));
  return { id, data: mergeGamesOnCourt(data, new Map(apart.map((one) => [one.id, one.data]))) };
}
