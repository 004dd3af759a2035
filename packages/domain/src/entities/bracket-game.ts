import * as v from 'valibot';
import { gamePlaySchema, type GamePlay } from './game-play';
import type { GameId } from './ids';
import { scoreSchema, type Score } from './match';
import { flagSchema, parseById, textSchema, withValue, type ParseResult } from './parse';
import type { BracketLevel } from './stage-fields';

/** A game of a bracket as it is stored. The engine reads it back into its slot graph. */
export interface BracketGame {
  readonly id: GameId;
  /** A team id, `TBD`, `BYE`, or the placeholder of a Hayes game. */
  readonly team1Id: string;
  readonly team2Id: string;
  readonly team1Score: Score;
  readonly team2Score: Score;
  /** Team id, or empty while it is not decided. */
  readonly winner: string;
  readonly loser: string;
  /** The winner was chosen by hand: overtime, golden goal or walkover. */
  readonly isOvertime: boolean;
  readonly referee: string;
  readonly hyperlink: string;
  readonly bracketLevel: BracketLevel;
  readonly roundId: string;
  /** Its state on the day of play; missing in a tournament that was stored before this field existed. */
  readonly play?: GamePlay | undefined;
}

const team = v.optional(v.string(), 'TBD');
const outcome = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => text ?? ''),
);

const stored = v.object({
  team1Id: team,
  team2Id: team,
  team1Score: scoreSchema,
  team2Score: scoreSchema,
  winner: outcome,
  loser: outcome,
  isOvertime: flagSchema(false),
  referee: textSchema,
  hyperlink: textSchema,
  bracketLevel: v.picklist(['upper', 'lower', 'hayesUpper', 'hayesLower']),
  roundId: v.string(),
  play: gamePlaySchema,
});

/** Reads the document `brackets/{tournamentId}`, a map from game id to game. */
export function parseBracketGames(data: unknown): ParseResult<ReadonlyMap<GameId, BracketGame>> {
  return withValue(parseById<v.InferOutput<typeof stored>, GameId>(stored, data), (games) => new Map(games.map((game) => [game.id, game])));
}
