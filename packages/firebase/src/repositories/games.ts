import {
  idsOnCourt,
  parseBracketGames,
  parseMatches,
  withGamesOnCourt,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
} from '@courtside/domain';
import { bracketPath, onCourtPath, schedulePath } from '../paths';
import { parseEntries } from './parse';
import { readDocument, watchDocument, type Parse } from './parsed';
import { readOnce } from './read-once';
import { documentAt, queryOf, type RawDocument } from '../sdk/source';
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

/** The games of a bracket that is over, by id; null when there is none. One request, nothing live. @throws ReadFailure */
export function readBracketGames(tournamentId: string): Promise<ReadonlyMap<GameId, BracketGame> | null> {
  return readDocument(documentAt(bracketPath(tournamentId)), parseBracket, withCourts);
}

/** The matches of a schedule as they are at this moment, by id. One request and, while one is played, another; nothing live. @throws ReadFailure */
export async function readSchedule(tournamentId: string): Promise<ReadonlyMap<MatchId, Match>> {
  return (await readDocument(documentAt(schedulePath(tournamentId)), parseSchedule, withCourts)) ?? new Map();
}

async function withCourts(path: string, { id, data }: RawDocument): Promise<RawDocument> {
  if (idsOnCourt(data).length === 0) return { id, data };
  const apart = await readOnce(queryOf(onCourtPath(path)));
  return { id, data: withGamesOnCourt(data, new Map(apart.map((one) => [one.id, one.data]))) };
}
