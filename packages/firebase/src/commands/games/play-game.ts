import { toCourtEntry, parseBracketGames, parseMatches, storedGoal } from '@courtside/domain';
import {
  applyChange,
  decide,
  getPhase,
  storedSeries,
  type DayAction,
  type DayChange,
  type DayContext,
  type DayGame,
  type DayReason,
} from '@courtside/domain/day';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { newDocumentId } from '../../ids';
import { getParsedValue } from '../../repositories/parse';
import type { Live } from '../../sdk/parts';
import { changeIn, inBatch, type Change } from '../base/changes';
import { command } from '../base/command';
import { explainRefusal, type StoredEntry } from '../base/entry-refusal';
import { keep } from '../base/history';
import {
  bringBack,
  getGamesPath,
  goesOnCourt,
  putOnCourt,
  readStoredGame,
  findStoredPath,
  findKnownGame,
  type GameRef,
  type FoundGame,
} from './on-court';
import { hasLaterGameBegun } from './later-games';
import { actingUid } from '../base/signed-in-uid';
import { toHistoryGame } from './history-game';

function gameOf({ stage, id }: GameRef, entry: NonNullable<StoredEntry>): DayGame {
  const read: ReadonlyMap<string, DayGame> =
    stage === 'match' ? getParsedValue(parseMatches({ [id]: entry })) : getParsedValue(parseBracketGames({ [id]: entry }));
  return read.get(id)!;
}

/**
 * Acts on one game: calls it, starts, pauses or ends it, counts or undoes a goal, decides it without play, confirms or reopens it. It is one write with a
 * record in the history, queued without a network. Goals that two devices tap at the same time both count, and a goal that is sent twice counts once. @param
 * action see `decide` of `@courtside/domain/day`; ids of goals come from `newDocumentId()` @param context the user, and the game's place in the bracket @throws
 * CommandFailure `invalid` with the reason as its message if `decide` refuses it or a later game of the bracket has begun, `unavailable` for reopening a game of
 * the bracket without a network, `conflict` if the game has changed in the meantime, `not-found`
 */
export const playGame = command((tournamentId: string, ref: GameRef, action: DayAction, context: DayContext = {}) =>
  play(tournamentId, ref, action, context, null),
);

/** @param found the game on the server, for a second attempt after it moved between the large document and its court document */
async function play(tournamentId: string, ref: GameRef, action: DayAction, context: DayContext, found: FoundGame | null): Promise<void> {
  const large = getGamesPath(ref, tournamentId);
  const by = await actingUid();
  const { path, entry } = found ?? (await findKnownGame(tournamentId, large, ref.id));
  if (!entry) throw new CommandFailure('not-found', 'The game was deleted meanwhile.');
  const game = gameOf(ref, entry);
  const full = { isBracket: ref.stage === 'bracket', ...context };
  const verdict = decide(game, action, full);
  if (!verdict.allowed) {
    // Only a device that watches the schedule or the bracket knows a game that was moved back.
    const stored = found ? null : await readStoredGame(large, ref.id).catch(() => null);
    if (stored && decide(gameOf(ref, stored.entry), action, full).allowed) return play(tournamentId, ref, action, context, stored);
    throw new CommandFailure('invalid', verdict.reason);
  }
  if (action.kind === 'reopen' && full.isBracket && (await hasLaterGameBegun(tournamentId, ref, toChangeId(entry))))
    throw new CommandFailure('invalid', 'othersBegun' satisfies DayReason);
  const { change } = verdict;
  // The result is stored already, and the rules refuse a write without a change.
  if (
    !change.goal &&
    !change.undone &&
    !change.credited &&
    isSame(toHistoryGame(game), toHistoryGame(applyChange(game, change, Date.now())))
  )
    return;
  const changeId = newDocumentId();
  const isForCourt = action.kind === 'start' && path === large && (await goesOnCourt(tournamentId, large));
  try {
    await inBatch((batch, live) => {
      changeIn(batch, live.sdk, live.sdk.doc(live.db, path), storedChange(live.sdk, ref, entry, change, changeId));
      if (isForCourt) putOnCourt(batch, live, large, ref.id, startedEntry(live.sdk, entry, change, changeId));
      const to = applyChange(game, change, Date.now());
      keep(batch, live, tournamentId, changeId, { game: ref.id, kind: 'game', by, from: toHistoryGame(game), to: toHistoryGame(to) });
    });
  } catch (error) {
    let isDone = false;
    let again: FoundGame | null = null;
    const now = await findStoredPath(large, ref.id);
    const failure = await explainRefusal(refusalOf(error, path !== large), now, ref.id, (stored) => {
      const there = gameOf(ref, stored);
      if (!found && (isForCourt || now !== path) && decide(there, action, full).allowed) again = { path: now, entry: stored };
      if (changeOf(stored) === changeOf(entry)) return null;
      isDone = hasGoalOf(there, change) || hasSameOutcome(there, applyChange(game, change, Date.now()));
      return new CommandFailure('conflict', 'The game was changed meanwhile.', error);
    });
    if (again && !isDone) return play(tournamentId, ref, action, context, again);
    // Another device did the same a moment before, so the requested state is stored.
    if (!isDone) throw failure;
  }
  // If this device can't move it back, any device with an open board does.
  if (path !== large && change.state !== 'playing') await bringBack(tournamentId, ref).catch(() => undefined);
}

/** A deleted court document counts as a refusal, because the game was moved back. */
const refusalOf = (error: unknown, isApart: boolean): unknown =>
  isApart && toFailureCode(error) === 'not-found' ? new CommandFailure('permission-denied', 'The game is not on court.', error) : error;

const playOf = (entry: NonNullable<StoredEntry>) => entry['play'] as Readonly<Record<string, unknown>> | undefined;
const changeOf = (entry: NonNullable<StoredEntry>) => playOf(entry)?.['change'];

function toChangeId(entry: NonNullable<StoredEntry>): string | null {
  const change = changeOf(entry);
  return typeof change === 'string' && change !== '' ? change : null;
}

/** Whether a counted goal is stored, or an undone one is not. Other changes in the meantime do not matter. */
const hasGoalOf = ({ play }: DayGame, { goal, undone }: DayChange): boolean => {
  const isThere = (id: string) => (play?.goals ?? []).some((one) => one.id === id);
  return goal ? isThere(goal.id) : undone ? !isThere(undone.id) : false;
};

/** Whether two states differ only in their time. */
const hasSameOutcome = (one: DayGame, other: DayGame): boolean =>
  getPhase(one) === getPhase(other) && isSame({ ...toHistoryGame(one), clock: null }, { ...toHistoryGame(other), clock: null });

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that a change writes, or the whole state if the game had none. */
function storedChange(sdk: Live, { stage, id }: GameRef, entry: NonNullable<StoredEntry>, change: DayChange, changeId: string): Change[] {
  const dated = (value: unknown): unknown => (value === 'now' ? sdk.serverTimestamp() : value);
  const play: Record<string, unknown> = { change: changeId };
  if (change.state !== undefined) play['state'] = change.state;
  if (change.ending !== undefined) play['ending'] = change.ending ?? '';
  if (change.winner !== undefined) play['winner'] = change.winner === null ? '' : String(change.winner);
  if (change.isConfirmed !== undefined) play['isConfirmed'] = change.isConfirmed;
  if (change.games) play['games'] = storedSeries(change.games);
  if (change.clock === null) play['clock'] = null;
  const clock = Object.entries(change.clock ?? {}).map(([field, value]) => [field, dated(value)] as const);
  const changes: Change[] = playOf(entry)
    ? [
        ...Object.entries(play).map(([field, value]): Change => [[id, 'play', field], value]),
        ...storedClock(id, playOf(entry)?.['clock'], clock),
      ]
    : [[[id, 'play'], { ...unplayed, game: id, ...play, ...(clock.length > 0 ? { clock: Object.fromEntries(clock) } : {}) }]];
  const { goal, undone, credited } = change;
  if (goal) changes.push([[id, 'play', `goals${goal.side}`, goal.id], storedGoal(goal)]);
  if (credited) changes.push([[id, 'play', `goals${credited.side}`, credited.id], storedGoal(credited)]);
  if (undone) changes.push([[id, 'play', `goals${undone.side}`, undone.id], sdk.deleteField()]);
  for (const side of [1, 2] as const) {
    const more = (goal?.side === side ? 1 : 0) - (undone?.side === side ? 1 : 0);
    const isChanged = more !== 0 || change.isFilled || change.scores;
    if (!isChanged) continue;
    // Adding 0 makes an empty box 0, and keeps goals that another device has counted in the meantime.
    changes.push([[id, `team${side}Score`], change.scores ? change.scores[side - 1] : sdk.increment(more)]);
    if (stage === 'match') changes.push([[id, `team${side}Entry`], sdk.increment(1)]);
  }
  return changes;
}

/** Returns the game after its start, for its court document. */
function startedEntry(sdk: Live, entry: NonNullable<StoredEntry>, change: DayChange, changeId: string): Readonly<Record<string, unknown>> {
  const clock = { ...change.clock, startedAt: sdk.serverTimestamp() };
  return { ...toCourtEntry(entry), play: { ...playOf(entry), change: changeId, state: 'playing', clock } };
}

const unplayed = { state: 'planned', ending: '', winner: '', clock: null, goals1: {}, goals2: {}, isConfirmed: false };

const storedClock = (id: string, stored: unknown, fields: readonly (readonly [string, unknown])[]): Change[] =>
  fields.length > 0 && (stored === null || stored === undefined)
    ? [[[id, 'play', 'clock'], Object.fromEntries(fields)]]
    : fields.map(([field, value]): Change => [[id, 'play', 'clock', field], value]);
