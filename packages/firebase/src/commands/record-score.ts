import { CommandFailure } from '../errors/command-failure';
import { schedulePath } from '../paths';
import { changeEntries, changeFields, knownDocument, type Change } from './changes';
import { command } from './command';
import { entryOf, explainRefusal, type StoredEntry } from './entry-refusal';

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

type Side = 'team1Score' | 'team2Score';
/** Each box counts its entries; the rules let an entry through only when it is the next one. */
const countOf = { team1Score: 'team1Entry', team2Score: 'team2Entry' } as const;
const sidesOf = (entry: ScoreEntry): Side[] => (['team1Score', 'team2Score'] as const).filter((side) => entry[side] !== undefined);

/**
 * Records the scores of a match. Queued without a network. What somebody else entered in the same box is never overwritten unseen: not when
 * it is there already, not when it is written at the same moment, and not when it comes while this entry waits for the network.
 * @param seen what stood in the boxes when the typing began; left out: what this device knows now
 * @throws CommandFailure `conflict` when another score stands there, `not-found` when the match was deleted
 */
export const recordScore = command(async (tournamentId: string, matchId: string, entry: ScoreEntry, seen: ScoreEntry = {}): Promise<void> => {
  const changes = scoreChanges(matchId, entry);
  if (changes.length === 0) return;
  const path = schedulePath(tournamentId);
  const match = entryOf(await knownDocument(path), matchId);
  if (!match) throw new CommandFailure('not-found', 'The match was deleted meanwhile.');
  if (sidesOf(entry).some((side) => seen[side] !== undefined && !isOneOf(match[side], seen[side], entry[side]))) throw anotherScore();
  const counts = sidesOf(entry).map((side): Change => [[matchId, countOf[side]], countIn(match, side) + 1]);
  try {
    await changeFields(path, [...changes, ...counts]);
  } catch (error) {
    let isThere = false;
    const failure = await explainRefusal(error, path, matchId, (stored) => {
      isThere = sidesOf(entry).every((side) => isOneOf(stored[side], entry[side]));
      return sidesOf(entry).some((side) => countIn(stored, side) !== countIn(match, side)) ? anotherScore() : null;
    });
    // Two who enter the same result are of one mind.
    if (!isThere) throw failure;
  }
});

const anotherScore = () => new CommandFailure('conflict', 'Another score was entered meanwhile.');
const countIn = (match: NonNullable<StoredEntry>, side: Side): number => Number(match[countOf[side]] ?? 0);
/** Old documents hold an empty text for an empty box. */
const scoreOf = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const isOneOf = (stored: unknown, ...scores: unknown[]): boolean => scores.some((score) => scoreOf(score) === scoreOf(stored));

/** Changes one field of matches, a few matches in a write: the rules look at every match of it. A write that waits creates no match that was deleted. */
const changeEach = (tournamentId: string, field: string, values: Readonly<Record<string, string>>) => changeEntries(schedulePath(tournamentId), field, values);

/** Names the referee of a match, in free text. */
export const setReferee = command((tournamentId: string, matchId: string, referee: string) => changeEach(tournamentId, 'referee', { [matchId]: referee }));

/** Several referees at once. */
export const setReferees = command((tournamentId: string, referees: Readonly<Record<string, string>>) => changeEach(tournamentId, 'referee', referees));

/** Links matches to a recording or a stream; an empty text takes the link away. */
export const setHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>) => changeEach(tournamentId, 'hyperlink', hyperlinks));

export const setHyperlink = command((tournamentId: string, matchId: string, hyperlink: string) => changeEach(tournamentId, 'hyperlink', { [matchId]: hyperlink }));
