import { CommandFailure } from '../errors/command-failure';
import { schedulePath } from '../paths';
import { newDocumentId } from '../ids';
import { changeEntries, changeFields, changeIn, inBatch, knownEntry, type Change } from './changes';
import { command } from './command';
import { withGameBroughtBack } from './on-court';
import { explainRefusal, isBeingPlayed, stillPlayed, type StoredEntry } from './entry-refusal';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

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
 * Kept in the history with the same write.
 * @param seen what stood in the boxes when the typing began; left out: what this device knows now
 * @param isSettled nobody types in this pair of boxes any more: the side that nobody ever entered is 0 beside an entered one, see `settleScore`
 * @throws CommandFailure `conflict` when another score stands there, and with `decided` when it was forfeited or cancelled, `not-found` when the match was
 *   deleted, `invalid` with `notFinished` while it is being played at its court
 */
export const recordScore = command(
  (tournamentId: string, matchId: string, entry: ScoreEntry, seen: ScoreEntry = {}, isSettled: boolean = false): Promise<void> =>
    withGameBroughtBack(tournamentId, { stage: 'match', id: matchId }, () => record(tournamentId, matchId, entry, seen, isSettled)),
);

async function record(tournamentId: string, matchId: string, entry: ScoreEntry, seen: ScoreEntry, isSettled: boolean): Promise<void> {
  const changes = scoreChanges(matchId, entry);
  if (changes.length === 0) return;
  const path = schedulePath(tournamentId);
  const by = await signedInUid();
  const match = await knownEntry(path, matchId);
  if (!match) throw new CommandFailure('not-found', 'The match was deleted meanwhile.');
  if (isBeingPlayed(match)) throw stillPlayed();
  if (isDecided(match)) throw new CommandFailure('conflict', 'decided');
  if (sidesOf(entry).some((side) => seen[side] !== undefined && !isOneOf(match[side], seen[side], entry[side]) && !isFilledIn(match, side)))
    throw anotherScore();
  const counts = sidesOf(entry).map((side): Change => [[matchId, countOf[side]], countIn(match, side) + 1]);
  const written = inBatch((batch, live) => {
    changeIn(batch, live.sdk, live.sdk.doc(live.db, path), [...changes, ...counts]);
    const from = { team1Id: match['team1Id'], team2Id: match['team2Id'], ...scoresIn(match) };
    keep(batch, live, tournamentId, newDocumentId(), { game: matchId, kind: 'game', by, from, to: { ...from, ...entry } });
  });
  // A write of its own: it may be refused without the entry.
  const filled = isSettled
    ? fillIn(path, matchId, {
        ...match,
        ...entry,
        ...Object.fromEntries(sidesOf(entry).map((side) => [countOf[side], countIn(match, side) + 1])),
      })
    : null;
  try {
    await written;
  } catch (error) {
    let isThere = false;
    const failure = await explainRefusal(error, path, matchId, (stored) => {
      // It was started while this score waited for a network.
      if (isBeingPlayed(stored)) return stillPlayed(error);
      isThere = sidesOf(entry).every((side) => isOneOf(stored[side], entry[side]));
      return sidesOf(entry).some((side) => countIn(stored, side) !== countIn(match, side)) ? anotherScore() : null;
    });
    // Two who enter the same result are of one mind.
    if (!isThere) throw failure;
  }
  await filled;
}

/**
 * Puts a 0 beside an entered score, on the side that nobody has ever entered; where the entered score was taken back, the 0 goes with it. This 0
 * counts as no entry: it overwrites nobody's, and whoever enters that side has the word, also when both happen at once or one waits for a network.
 */
export const settleScore = command(async (tournamentId: string, matchId: string): Promise<void> => {
  const path = schedulePath(tournamentId);
  const match = await knownEntry(path, matchId);
  if (match) await fillIn(path, matchId, match);
});

/** A refusal says that somebody has entered that side meanwhile, or that the match is gone: there is nothing to fill in then. */
async function fillIn(path: string, matchId: string, match: NonNullable<StoredEntry>): Promise<void> {
  const isEmpty = (side: Side) => isOneOf(match[side], null);
  const [side, other] =
    countIn(match, 'team1Score') === 0 ? (['team1Score', 'team2Score'] as const) : (['team2Score', 'team1Score'] as const);
  if (isBeingPlayed(match) || isDecided(match) || countIn(match, side) > 0 || countIn(match, other) === 0) return;
  const score = isEmpty(other) ? null : 0;
  if (score === 0 ? !isEmpty(side) : !isFilledIn(match, side)) return;
  await changeFields(path, [[[matchId, side], score]]).catch(() => undefined);
}

/** Forfeited or cancelled: a score that is typed over that would be stored and count for nothing. */
const isDecided = ({ play }: NonNullable<StoredEntry>): boolean =>
  /forfeit|cancel/i.test(String((play as { readonly ending?: unknown } | undefined)?.ending ?? ''));
const anotherScore = () => new CommandFailure('conflict', 'Another score was entered meanwhile.');
const countIn = (match: NonNullable<StoredEntry>, side: Side): number => Number(match[countOf[side]] ?? 0);
/** A 0 that nobody has entered. */
const isFilledIn = (match: NonNullable<StoredEntry>, side: Side): boolean => countIn(match, side) === 0 && match[side] === 0;
/** Old documents hold an empty text for an empty box. */
const scoreOf = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const scoresIn = ({ team1Score, team2Score }: NonNullable<StoredEntry>) => ({
  team1Score: scoreOf(team1Score),
  team2Score: scoreOf(team2Score),
});
const isOneOf = (stored: unknown, ...scores: unknown[]): boolean => scores.some((score) => scoreOf(score) === scoreOf(stored));

/** Changes one field of matches, a few matches in a write: the rules look at every match of it. A write that waits creates no match that was deleted. */
const changeEach = (tournamentId: string, field: string, values: Readonly<Record<string, string>>) =>
  changeEntries(schedulePath(tournamentId), field, values);

/** Names the referee of a match, in free text. */
export const setReferee = command((tournamentId: string, matchId: string, referee: string) =>
  changeEach(tournamentId, 'referee', { [matchId]: referee }),
);

/** Several referees at once. */
export const setReferees = command((tournamentId: string, referees: Readonly<Record<string, string>>) =>
  changeEach(tournamentId, 'referee', referees),
);

/** Links matches to a recording or a stream; an empty text takes the link away. */
export const setHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>) =>
  changeEach(tournamentId, 'hyperlink', hyperlinks),
);

export const setHyperlink = command((tournamentId: string, matchId: string, hyperlink: string) =>
  changeEach(tournamentId, 'hyperlink', { [matchId]: hyperlink }),
);
