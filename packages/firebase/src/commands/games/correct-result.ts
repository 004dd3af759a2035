import {
  listEndedGames,
  parseBracketGames,
  parseMatches,
  type BracketGame,
  type GamePlay,
  type Match,
  type MatchId,
  type Tournament,
} from '@courtside/domain';
import {
  previewCorrection,
  storedSeries,
  type CorrectedGame,
  type CorrectingAction,
  type CorrectionSource,
  type DayGame,
} from '@courtside/domain/day';
import type { FurtherStageId } from '@courtside/domain/stages';
import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { parseEntries } from '../../repositories/parse';
import { listEndedOnCourt } from '../../repositories/watch-with-courts';
import type { OpenLive } from '../../session/open-live';
import { bracketEvent, groupsEvent } from './bracket-event';
import { changeIn, type Change } from '../base/changes';
import { command } from '../base/command';
import { keep } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { bringBack, getGamesPath, readWithCourts, type GameRef } from './on-court';
import { signedInUid } from '../base/signed-in-uid';
import { toHistoryGame } from './history-game';

/** The result that the user saw before they corrected it. */
export type SeenResult = Pick<DayGame, 'team1Score' | 'team2Score' | 'play'>;

/** The result that the organizer saw, and their choice. */
export interface CorrectionChoice {
  /** `carry`: the correction changes later games of the bracket; `keep`: later games stay as they were played. Without consequences both are the same. */
  readonly choice: 'carry' | 'keep';
  readonly seen: SeenResult;
  /** Later games that may lose their results, as named by the preview. */
  readonly mayClear: readonly string[];
}

/**
 * Corrects a result, based on the server's present data. The engine computes the changes of the choice, and either all of them are written together, each
 * changed game with a record in the history, or none. It needs the network. @param stage the stage of the game, if it is in a further one @throws
 * CommandFailure `conflict` if the stored result is not the seen one, or if games would lose results that were not confirmed; `not-found`; `invalid` with the
 * reason as its message if the result is impossible
 */
export const correctResult = command(
  async (
    tournamentId: string,
    ref: GameRef,
    action: CorrectingAction,
    { choice, seen, mayClear }: CorrectionChoice,
    stage?: FurtherStageId,
  ) => {
    // The games of a further stage are in its own document.
    const path = getGamesPath({ stage: ref.stage, further: stage ?? ref.further }, tournamentId);
    if (listEndedOnCourt(path).includes(ref.id)) await bringBack(tournamentId, ref);
    return inTransactionOnce(tournamentId, async (transaction, live, firstId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const isMatch = ref.stage === 'match';
      const [{ event: tournament }, stored] = [
        await (isMatch ? groupsEvent : bracketEvent)(transaction, live, tournamentId, stage ?? ref.further),
        await transaction.get(sdk.doc(db, path)),
      ];
      if (!tournament || !stored.exists()) throw new CommandFailure('not-found', 'The game was deleted meanwhile.');
      const { apart, ...read } = await readWithCourts(transaction, live, path, stored.data());
      const entries = read.entries as Entries;
      const source = sourceOf(tournament, path, isMatch, entries);
      const games: ReadonlyMap<string, DayGame> = isMatch ? source.matches : (source.games ?? new Map<string, DayGame>());
      const now = games.get(ref.id);
      if (!now) throw new CommandFailure('not-found', 'The game was deleted meanwhile.');
      if (!isSame(now, seen)) throw new CommandFailure('conflict', 'Another result was entered meanwhile.');
      const verdict = previewCorrection(source, ref, action);
      if (!verdict.allowed) throw new CommandFailure('invalid', verdict.reason);
      const { correction } = verdict;
      const lost = correction.bracketGames.filter(({ losesResult, isOn }) => losesResult || isOn).map(({ id }) => id as string);
      const unexpected = lost.filter((id) => !mayClear.includes(id));
      if (unexpected.length > 0) throw new CommandFailure('conflict', `This result would clear later games: ${unexpected.join(', ')}`);
      // A `keep` that is no longer possible must not silently become a `carry`.
      if (choice === 'keep' && correction.needsChoice && !correction.keep) throw new CommandFailure('invalid', 'othersWait');
      const writes = (choice === 'keep' ? correction.keep : null) ?? correction.carry;
      const afterOf = (game: CorrectedGame): DayGame => ({
        ...games.get(game.id)!,
        ...game.fields,
        ...(game.play ? { play: game.play } : {}),
      });
      // The result is stored already, and the rules refuse a write without a change.
      if (writes.games.every((game) => isSame(games.get(game.id)!, afterOf(game)))) return;
      const changes: Change[] = [];
      let isFirst = true;
      for (const game of writes.games) {
        const changeId = isFirst ? firstId : newDocumentId();
        const [before, after] = [games.get(game.id)!, afterOf(game)];
        changes.push(...changesOf(live, game, entries[game.id] ?? {}, isMatch, changeId));
        if (!game.play && isSame(before, after)) continue;
        isFirst = false;
        keep(transaction, live, tournamentId, changeId, {
          game: game.id,
          kind: 'game',
          by,
          from: toHistoryGame(before),
          to: toHistoryGame(after),
        });
      }
      changeIn(transaction, sdk, sdk.doc(db, path), changes);
      // A later game that loses its result is removed from its court.
      for (const { id } of writes.games) if (apart.has(id)) transaction.delete(apart.get(id)!);
    });
  },
);

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Returns the games without their teams, on which the write does not depend. */
function sourceOf(tournament: Tournament, path: string, isMatch: boolean, entries: Entries): CorrectionSource {
  const matches = new Map(isMatch ? parseEntries(path, entries, parseMatches).flatMap((some) => [...some]) : []) as Map<MatchId, Match>;
  const games = isMatch ? null : new Map(parseEntries(path, entries, parseBracketGames).flatMap((some) => [...some]));
  return { tournament, matches, games: games as ReadonlyMap<never, BracketGame> | null, teams: [] };
}

/** Whether two results are equal: scores, end and winner, and the games of a series. */
function isSame(one: SeenResult, other: SeenResult): boolean {
  const of = ({ team1Score, team2Score, play }: SeenResult) => [
    team1Score,
    team2Score,
    play?.ending ?? null,
    play?.winner ?? null,
    play?.state ?? null,
    storedSeries(listEndedGames({ play })),
  ];
  return JSON.stringify(of(one)) === JSON.stringify(of(other));
}

/** Returns the changed fields of one game. An existing state is changed field by field, so that its goals and clock are not overwritten. */
function changesOf(
  { sdk }: OpenLive,
  { id, fields, play }: CorrectedGame,
  entry: Entries[string],
  isMatch: boolean,
  changeId: string,
): Change[] {
  const changes = Object.entries(fields).map(([field, value]): Change => [[id, field], value]);
  if (isMatch) for (const count of ['team1Entry', 'team2Entry']) changes.push([[id, count], Number(entry[count] ?? 0) + 1]);
  if (!play) return changes;
  const playFields = {
    change: changeId,
    state: play.state,
    ending: play.ending ?? '',
    winner: play.winner === null ? '' : String(play.winner),
    isConfirmed: play.isConfirmed,
    ...(play.games && { games: storedSeries(play.games) }),
  };
  const stored = entry['play'] as Readonly<Record<string, unknown>> | undefined;
  // A game that was never played gets no state, because the rules have a limited number of expressions.
  if (play.state === 'planned' && listEndedGames({ play }).length === 0) return [...changes, [[id, 'play'], sdk.deleteField()]];
  if (!stored) return [...changes, [[id, 'play'], { game: id, ...playFields, clock: null, goals1: {}, goals2: {} }]];
  const stops = isRunning(stored) && !isRunningNow(play);
  return [
    ...changes,
    ...Object.entries(playFields).map(([field, value]): Change => [[id, 'play', field], value]),
    ...(stops ? [[[id, 'play', 'clock', 'pausedAt'], sdk.serverTimestamp()] as const] : []),
  ];
}

const isRunning = (stored: Readonly<Record<string, unknown>>): boolean => {
  const clock = stored['clock'] as { readonly pausedAt?: unknown } | null | undefined;
  return clock !== null && clock !== undefined && (clock.pausedAt ?? null) === null;
};
const isRunningNow = ({ clock }: GamePlay): boolean => clock !== null && clock.pausedAt === null;
