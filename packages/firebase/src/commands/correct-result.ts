import {
  parseBracketGames,
  parseMatches,
  type BracketGame,
  type GamePlay,
  type Match,
  type MatchId,
  type Tournament,
} from '@courtside/domain';
import { previewCorrection, type CorrectedGame, type CorrectingAction, type CorrectionSource, type DayGame } from '@courtside/domain/day';
import type { StageId } from '@courtside/domain/stages';
import { CommandFailure } from '../errors/command-failure';
import { newDocumentId } from '../ids';
import { bracketPath } from '../paths';
import { parseEntries } from '../repositories/parse';
import { listEndedOnCourt } from '../repositories/watch-with-courts';
import type { OpenLive } from '../session/open-live';
import { bracketEvent } from './bracket-event';
import { changeIn, type Change } from './changes';
import { command } from './command';
import { keep } from './history';
import { inTransactionOnce } from './once';
import { bringBack, getGamesPath, readWithCourts, type GameRef } from './on-court';
import { signedInUid } from './signed-in-uid';
import { toldGame } from './told-game';

/** A result as somebody saw it who corrects it. */
export type SeenResult = Pick<DayGame, 'team1Score' | 'team2Score' | 'play'>;

/** What the organiser saw, and chose. */
export interface CorrectionChoice {
  /** `carry`: the result goes through the bracket; `keep`: later games stay as they were played. Without consequences they are the same. */
  readonly choice: 'carry' | 'keep';
  readonly seen: SeenResult;
  /** Later games that may lose what was played in them, as the preview named them. */
  readonly mayClear: readonly string[];
}

/**
 * Corrects a result by what the server has now: the engine says what the choice changes, and all of it is written together, each changed game with its record in
 * the history, or nothing. Needs the network.
 * @param stage whose game it is, where it is of a further bracket
 * @throws CommandFailure `conflict` when another result than the one seen is there, or games would lose results that were not agreed to; `not-found`;
 *   `invalid` with the reason as its message where the result can't be
 */
export const correctResult = command(
  async (tournamentId: string, ref: GameRef, action: CorrectingAction, { choice, seen, mayClear }: CorrectionChoice, stage?: StageId) => {
    // Games of a further bracket are played in its own document.
    const path = stage ? bracketPath(tournamentId, stage) : getGamesPath(ref, tournamentId);
    if (listEndedOnCourt(path).includes(ref.id)) await bringBack(tournamentId, ref);
    return inTransactionOnce(tournamentId, async (transaction, live, firstId) => {
      const { sdk, db } = live;
      const by = await signedInUid();
      const isMatch = ref.stage === 'match';
      const [{ event: tournament }, stored] = [
        await bracketEvent(transaction, live, tournamentId, stage),
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
      // What is kept as it was played is never carried through instead.
      if (choice === 'keep' && correction.needsChoice && !correction.keep) throw new CommandFailure('invalid', 'othersWait');
      const writes = (choice === 'keep' ? correction.keep : null) ?? correction.carry;
      const afterOf = (game: CorrectedGame): DayGame => ({
        ...games.get(game.id)!,
        ...game.fields,
        ...(game.play ? { play: game.play } : {}),
      });
      // The result that stands already: the rules take nothing that changes nothing.
      if (writes.games.every((game) => isSame(games.get(game.id)!, afterOf(game)))) return;
      const changes: Change[] = [];
      let isFirst = true;
      for (const game of writes.games) {
        const changeId = isFirst ? firstId : newDocumentId();
        const [before, after] = [games.get(game.id)!, afterOf(game)];
        changes.push(...changesOf(live, game, entries[game.id] ?? {}, isMatch, changeId));
        if (!game.play && isSame(before, after)) continue;
        isFirst = false;
        keep(transaction, live, tournamentId, changeId, { game: game.id, kind: 'game', by, from: toldGame(before), to: toldGame(after) });
      }
      changeIn(transaction, sdk, sdk.doc(db, path), changes);
      // A later game that loses what was played leaves its court.
      for (const { id } of writes.games) if (apart.has(id)) transaction.delete(apart.get(id)!);
    });
  },
);

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Without the teams: what is written does not depend on their places. */
function sourceOf(tournament: Tournament, path: string, isMatch: boolean, entries: Entries): CorrectionSource {
  const matches = new Map(isMatch ? parseEntries(path, entries, parseMatches).flatMap((some) => [...some]) : []) as Map<MatchId, Match>;
  const games = isMatch ? null : new Map(parseEntries(path, entries, parseBracketGames).flatMap((some) => [...some]));
  return { tournament, matches, games: games as ReadonlyMap<never, BracketGame> | null, teams: [] };
}

/** Whether two results are one: scores, how it ended and who won. */
function isSame(one: SeenResult, other: SeenResult): boolean {
  const of = ({ team1Score, team2Score, play }: SeenResult) => [
    team1Score,
    team2Score,
    play?.ending ?? null,
    play?.winner ?? null,
    play?.state ?? null,
  ];
  return JSON.stringify(of(one)) === JSON.stringify(of(other));
}

/** The fields of one game; its state field by field where it has one, so that its goals and its clock stay whose they are. */
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
  const told = {
    change: changeId,
    state: play.state,
    ending: play.ending ?? '',
    winner: play.winner === null ? '' : String(play.winner),
    isConfirmed: play.isConfirmed,
  };
  const stored = entry['play'] as Readonly<Record<string, unknown>> | undefined;
  // A game that was never played has no state: less for the rules to look at, which count their steps.
  if (play.state === 'planned') return [...changes, [[id, 'play'], sdk.deleteField()]];
  if (!stored) return [...changes, [[id, 'play'], { game: id, ...told, clock: null, goals1: {}, goals2: {} }]];
  const stops = isRunning(stored) && !isRunningNow(play);
  return [
    ...changes,
    ...Object.entries(told).map(([field, value]): Change => [[id, 'play', field], value]),
    ...(stops ? [[[id, 'play', 'clock', 'pausedAt'], sdk.serverTimestamp()] as const] : []),
  ];
}

const isRunning = (stored: Readonly<Record<string, unknown>>): boolean => {
  const clock = stored['clock'] as { readonly pausedAt?: unknown } | null | undefined;
  return clock !== null && clock !== undefined && (clock.pausedAt ?? null) === null;
};
const isRunningNow = ({ clock }: GamePlay): boolean => clock !== null && clock.pausedAt === null;
