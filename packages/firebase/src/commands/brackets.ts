import { parseBracketGames, type BracketGame, type GameId } from '@courtside/domain';
import { CommandFailure } from '../errors/command-failure';
import { bracketPath, tournamentPath } from '../paths';
import { openLive } from '../sdk/live';
import { changeFields, changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { storedTimes, type GameTimes } from './create-schedule';

/** All that a new bracket is. */
export interface NewBracket {
  readonly bracketType: 'single' | 'double' | 'singleHayes' | 'doubleHayes';
  /** Level to round to game ids, in the order of drawing. */
  readonly bracket: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Game id to the game as it is stored. */
  readonly games: Readonly<Record<string, object>>;
  /** Team ids by seed, best first. */
  readonly seeds: readonly string[];
  /** Hayes only: places of the main bracket. */
  readonly upperSize?: number | null;
  readonly bracketTimes: GameTimes;
}

/** Creates the bracket. @throws CommandFailure `conflict` when there is one already */
export const createBracket = command((tournamentId: string, plan: NewBracket) =>
  inTransaction(async (transaction, { sdk, db }) => {
    const target = sdk.doc(db, bracketPath(tournamentId));
    if ((await transaction.get(target)).exists()) throw new CommandFailure('conflict', 'There is a bracket already.');
    transaction.set(target, { ...plan.games });
    transaction.update(sdk.doc(db, tournamentPath(tournamentId)), {
      bracket: plan.bracket,
      bracketType: plan.bracketType,
      bracketSeeds: [...plan.seeds],
      bracketTimes: storedTimes(plan.bracketTimes),
      ...(plan.upperSize ? { bracketUpperSize: plan.upperSize } : {}),
    });
  }),
);

/** What a result makes of the games: the changed fields of each game that it changes. */
export type BracketUpdate = ReadonlyMap<string, Partial<Omit<BracketGame, 'id'>>>;

/**
 * Records a result by what the server has now, so that two organisers who score at once lose nothing: reads the games, lets the engine say
 * what changes, and writes exactly those fields.
 * @param decide pure, may run more than once; its errors ('Game not found for ID: {id}') come through as the failure's message
 * @returns the changes that were written
 */
export const recordBracketGame = command((tournamentId: string, decide: (games: ReadonlyMap<GameId, BracketGame>) => BracketUpdate) =>
  inTransaction(async (transaction, { sdk, db }): Promise<BracketUpdate> => {
    const target = sdk.doc(db, bracketPath(tournamentId));
    const snapshot = await transaction.get(target);
    if (!snapshot.exists()) throw new CommandFailure('not-found', 'There is no bracket any more.');
    const games = parseBracketGames(snapshot.data());
    if (!games.ok) throw new CommandFailure('malformed', games.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
    const update = decide(games.value);
    const changes = [...update].flatMap(([gameId, fields]) => Object.entries(fields).map(([field, value]): Change => [[gameId, field], value]));
    changeIn(transaction, sdk, target, changes);
    return update;
  }),
);

/** Deletes the bracket; it can be created again. */
export const deleteBracket = command(async (tournamentId: string): Promise<void> => {
  const { sdk, db } = await openLive();
  const batch = sdk.writeBatch(db);
  const gone = sdk.deleteField();
  batch.update(sdk.doc(db, tournamentPath(tournamentId)), { bracket: gone, bracketType: gone, bracketSeeds: gone, bracketUpperSize: gone, bracketTimes: gone });
  batch.delete(sdk.doc(db, bracketPath(tournamentId)));
  await batch.commit();
});

/** Sets start, game length, interval and courts of the bracket. */
export const setBracketTimes = command((tournamentId: string, times: GameTimes) =>
  changeFields(tournamentPath(tournamentId), [[['bracketTimes'], storedTimes(times)]]),
);

export const setBracketReferee = command((tournamentId: string, gameId: string, referee: string) =>
  changeFields(bracketPath(tournamentId), [[[gameId, 'referee'], referee]]),
);

/** Links games to a recording or a stream; an empty text takes the link away. */
export const setBracketHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>) =>
  changeFields(
    bracketPath(tournamentId),
    Object.entries(hyperlinks).map(([gameId, hyperlink]): Change => [[gameId, 'hyperlink'], hyperlink]),
  ),
);
