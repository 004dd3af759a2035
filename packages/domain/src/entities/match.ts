import * as v from 'valibot';
import { gamePlaySchema, type GamePlay } from './game-play';
import type { MatchId, TeamId } from './ids';
import { flagSchema, idSchema, parseById, textSchema, withValue, type ParseResult } from './parse';

/** A score as entered: null while the field is empty, which is not 0. */
export type Score = number | null;

/** A match of the schedule. */
export interface Match {
  readonly id: MatchId;
  readonly team1Id: TeamId;
  readonly team2Id: TeamId;
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** Free text. */
  readonly referee: string;
  readonly hyperlink: string;
  /** Counts in no record, but ranks its winner ahead of its loser if the two are level. */
  readonly isTieBreaker: boolean;
  /** Its state on the day of play; missing in a tournament that was stored before this field existed. */
  readonly play?: GamePlay | undefined;
}

/** A stored score: a whole number of at least 0, or null (old documents contain an empty text). */
export const scoreSchema: v.GenericSchema<unknown, Score> = v.optional(
  v.nullable(
    v.union([
      v.pipe(v.number(), v.integer(), v.minValue(0)),
      v.pipe(
        v.picklist(['']),
        v.transform(() => null),
      ),
    ]),
  ),
  null,
);

const stored = v.object({
  team1Id: idSchema<TeamId>(),
  team2Id: idSchema<TeamId>(),
  team1Score: scoreSchema,
  team2Score: scoreSchema,
  referee: textSchema,
  hyperlink: textSchema,
  isTieBreaker: flagSchema(false),
  play: gamePlaySchema,
});

/** Reads the document `schedules/{tournamentId}`, a map from match id to match. */
export function parseMatches(data: unknown): ParseResult<ReadonlyMap<MatchId, Match>> {
  return withValue(
    parseById<v.InferOutput<typeof stored>, MatchId>(stored, data),
    (matches) => new Map(matches.map((match) => [match.id, match])),
  );
}

/** True if both scores are entered. */
export const isPlayed = (match: Pick<Match, 'team1Score' | 'team2Score'>): boolean =>
  match.team1Score !== null && match.team2Score !== null;
