import type { FurtherStageId } from '@courtside/domain/stages';
import { CommandFailure } from '../../errors/command-failure';
import { schedulePath } from '../../paths';
import { newDocumentId } from '../../ids';
import { changeEntries, changeFields, changeIn, inBatch, knownEntry, type Change } from '../base/changes';
import { command } from '../base/command';
import { withGameBroughtBack } from './on-court';
import { explainRefusal, isBeingPlayed, stillPlayed, type StoredEntry } from '../base/entry-refusal';
import { keep } from '../base/history';
import { signedInUid } from '../base/signed-in-uid';

/** The entered part of a result. Null empties a box, and a missing side stays unchanged. */
export interface ScoreEntry {
  readonly team1Score?: number | null;
  readonly team2Score?: number | null;
}

export const isScore = (score: number | null): boolean => score === null || (Number.isSafeInteger(score) && score >= 0);

/** Returns the changes of a result, one field for each side, so that two people who each enter one side lose nothing. @throws CommandFailure `invalid` */
export function scoreChanges(id: string, entry: ScoreEntry): Change[] {
  return (['team1Score', 'team2Score'] as const).flatMap((field): Change[] => {
    const score = entry[field];
    if (score === undefined) return [];
    if (!isScore(score)) throw new CommandFailure('invalid', `Scores are whole numbers of at least 0: ${score}`);
    return [[[id, field], score]];
  });
}

type Side = 'team1Score' | 'team2Score';
/** Each box counts its entries, and the rules accept an entry only with the next number. */
const countOf = { team1Score: 'team1Entry', team2Score: 'team2Entry' } as const;
const sidesOf = (entry: ScoreEntry): Side[] => (['team1Score', 'team2Score'] as const).filter((side) => entry[side] !== undefined);

/**
 * Records the scores of a match, and queues them without a network. It never overwrites an unseen entry of another user in the same box: an earlier one, a
 * simultaneous one, or one that arrives while this entry waits for the network. The same write adds a record to the history. @param seen the values of the
 * boxes when typing began; by default the values that this device has now @param isSettled whether the user has left this pair of boxes: a side that was never
 * entered is then 0 next to an entered one, see `settleScore` @throws CommandFailure `conflict` if a different score is stored, and with `decided` if the match
 * was forfeited or canceled; `not-found` if the match was deleted; `invalid` with `notFinished` while it is being played at its court
 */
export const recordScore = command(
  (
    tournamentId: string,
    matchId: string,
    entry: ScoreEntry,
    seen: ScoreEntry = {},
    isSettled: boolean = false,
    stage?: FurtherStageId,
  ): Promise<void> =>
    withGameBroughtBack(tournamentId, { stage: 'match', id: matchId, further: stage }, () =>
      record(tournamentId, matchId, entry, { seen, isSettled, stage }),
    ),
);

interface Entered {
  readonly seen: ScoreEntry;
  readonly isSettled: boolean;
  readonly stage: FurtherStageId | undefined;
}

async function record(tournamentId: string, matchId: string, entry: ScoreEntry, { seen, isSettled, stage }: Entered): Promise<void> {
  const changes = scoreChanges(matchId, entry);
  if (changes.length === 0) return;
  const path = schedulePath(tournamentId, stage);
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
  // A separate write, because it may be refused while the entry is accepted.
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
      // The game was started while this score waited for a network.
      if (isBeingPlayed(stored)) return stillPlayed(error);
      isThere = sidesOf(entry).every((side) => isOneOf(stored[side], entry[side]));
      return sidesOf(entry).some((side) => countIn(stored, side) !== countIn(match, side)) ? anotherScore() : null;
    });
    // Two users have entered the same result, which is not a conflict.
    if (!isThere) throw failure;
  }
  await filled;
}

/**
 * Adds a 0 next to an entered score, on the side that was never entered. If the entered score is removed, the 0 is removed too. This 0 does not count as an
 * entry: it overwrites no entry, and any user's entry replaces it, also if both happen at the same time or one waits for a network.
 */
export const settleScore = command(async (tournamentId: string, matchId: string, stage?: FurtherStageId): Promise<void> => {
  const path = schedulePath(tournamentId, stage);
  const match = await knownEntry(path, matchId);
  if (match) await fillIn(path, matchId, match);
});

/** A refusal means that another user has entered that side, or that the match was deleted, so there is nothing to fill in. */
async function fillIn(path: string, matchId: string, match: NonNullable<StoredEntry>): Promise<void> {
  const isEmpty = (side: Side) => isOneOf(match[side], null);
  const [side, other] =
    countIn(match, 'team1Score') === 0 ? (['team1Score', 'team2Score'] as const) : (['team2Score', 'team1Score'] as const);
  if (isBeingPlayed(match) || isDecided(match) || countIn(match, side) > 0 || countIn(match, other) === 0) return;
  const score = isEmpty(other) ? null : 0;
  if (score === 0 ? !isEmpty(side) : !isFilledIn(match, side)) return;
  await changeFields(path, [[[matchId, side], score]]).catch(() => undefined);
}

/** Whether the match was forfeited or canceled: a typed score would be stored, but would not count. */
const isDecided = ({ play }: NonNullable<StoredEntry>): boolean =>
  /forfeit|cancel/i.test(String((play as { readonly ending?: unknown } | undefined)?.ending ?? ''));
const anotherScore = () => new CommandFailure('conflict', 'Another score was entered meanwhile.');
const countIn = (match: NonNullable<StoredEntry>, side: Side): number => Number(match[countOf[side]] ?? 0);
/** A 0 that no user has entered. */
const isFilledIn = (match: NonNullable<StoredEntry>, side: Side): boolean => countIn(match, side) === 0 && match[side] === 0;
/** Old documents have an empty text for an empty box. */
const scoreOf = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
const scoresIn = ({ team1Score, team2Score }: NonNullable<StoredEntry>) => ({
  team1Score: scoreOf(team1Score),
  team2Score: scoreOf(team2Score),
});
const isOneOf = (stored: unknown, ...scores: unknown[]): boolean => scores.some((score) => scoreOf(score) === scoreOf(stored));

/**
 * Changes one field of several matches, a few in each write, because the rules check every match of a write. A queued write does not create a deleted match
 * again.
 */
const changeEach = (tournamentId: string, field: string, values: Readonly<Record<string, string>>, stage?: FurtherStageId) =>
  changeEntries(schedulePath(tournamentId, stage), field, values);

/** Names the referee of a match, in free text. */
export const setReferee = command((tournamentId: string, matchId: string, referee: string, stage?: FurtherStageId) =>
  changeEach(tournamentId, 'referee', { [matchId]: referee }, stage),
);

/** Names several referees at once. */
export const setReferees = command((tournamentId: string, referees: Readonly<Record<string, string>>, stage?: FurtherStageId) =>
  changeEach(tournamentId, 'referee', referees, stage),
);

/** Links matches to a recording or a stream; an empty text removes the link. */
export const setHyperlinks = command((tournamentId: string, hyperlinks: Readonly<Record<string, string>>, stage?: FurtherStageId) =>
  changeEach(tournamentId, 'hyperlink', hyperlinks, stage),
);

export const setHyperlink = command((tournamentId: string, matchId: string, hyperlink: string) =>
  changeEach(tournamentId, 'hyperlink', { [matchId]: hyperlink }),
);
