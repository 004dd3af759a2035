import { CommandFailure } from '../errors/command-failure';
import { schedulePath } from '../paths';
import { changeFields, type Change } from './changes';
import { command } from './command';

/** What is entered of a result; null empties a box, a side left out stays as it is. */
export interface ScoreEntry {
  readonly team1Score?: number | null;
  readonly team2Score?: number | null;
}

export const isScore = (score: number | null): boolean => score === null || (Number.isSafeInteger(score) && score >= 0);

/** The changes of a result, one field each: two people who enter one side each lose nothing. @throws CommandFailure `invalid` */
export function scoreChanges(id: string, entry: ScoreEntry): Change[] {
  return (['team1Score', 'team2Score'] as const).flatMap((field): Change[] => {
    const score = entry[field];
    if (score === undefined) return [];
    if (!isScore(score)) throw new CommandFailure('invalid', `Scores are whole numbers of at least 0: ${score}`);
    return [[[id, field], score]];
  });
}

/** Records the scores of a match. Queued without a network. */
export const recordScore = command(async (tournamentId: string, matchId: string, entry: ScoreEntry) =>
  changeFields(schedulePath(tournamentId), scoreChanges(matchId, entry)),
);

/** Names the referee of a match, in free text. */
export const setReferee = command((tournamentId: string, matchId: string, referee: string) =>
  changeFields(schedulePath(tournamentId), [[[matchId, 'referee'], referee]]),
);

/** Several referees at once. */
export const setReferees = command((tournamentId: string, referees: Readonly<Record<string, string>>) =>
  changeFields(
    schedulePath(tournamentId),
    Object.entries(referees).map(([matchId, referee]): Change => [[matchId, 'referee'], referee]),
  ),
);

/** Links matches to a recording or a stream; an empty text takes the link away. */
export const setHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>) =>
  changeFields(
    schedulePath(tournamentId),
    Object.entries(hyperlinks).map(([matchId, hyperlink]): Change => [[matchId, 'hyperlink'], hyperlink]),
  ),
);

export const setHyperlink = command((tournamentId: string, matchId: string, hyperlink: string) =>
  changeFields(schedulePath(tournamentId), [[[matchId, 'hyperlink'], hyperlink]]),
);
