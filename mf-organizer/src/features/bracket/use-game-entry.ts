import { BYE, getGameState, TBD, type GameId, type GameResult, type TeamId } from '@courtside/domain';
import { previewCorrection, type Correction } from '@courtside/domain/day';
import { CommandFailure, correctResult, recordBracketGame } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { lostGames, type LaterGames } from '../../results/correction-effect';
import { getErrorMessage } from '../../saving/find-cause';
import { hasLine } from '../../saving/use-task';
import { useBracket } from './bracket-context';
import { useBracketStage } from './bracket-stage';
import { toResultAction, checkResult, toResultDraft, isSameDraft, type ResultCheck, type ResultDraft } from './result-model';
import { useTeamsState } from './use-teams-state';
import { useRefusalWords } from '../../results/use-refusal-words';

export interface GameEntry {
  readonly draft: ResultDraft;
  readonly setDraft: (draft: ResultDraft) => void;
  /** The stored result. */
  readonly stored: ResultDraft;
  /** Another user has entered another result since this entry was begun. */
  readonly isOvertaken: boolean;
  /** Replaces the entry by the stored result. */
  readonly takeStored: () => void;
  /** Null while the game's teams are not known. */
  readonly check: ResultCheck | null;
  readonly teams: readonly [TeamId, TeamId];
  /** Another game waits for the team that advances. */
  readonly othersWait: boolean;
  /** The effects of correcting or removing the stored result; null for a first entry. */
  readonly correction: Correction | null;
  /** The team that advanced by the stored result. */
  readonly wentOn: TeamId | null;
  readonly busy: boolean;
  readonly problem: string | null;
  /**
   * Saves the result.
   * @param mayClear later games whose results may be removed
   * @param choice what happens to later games, if that has to be chosen
   */
  readonly record: (result: GameResult, mayClear: readonly GameId[], choice?: LaterGames) => Promise<boolean>;
}

/** Holds the entry of a game's result, together with what others enter in the meantime. */
export function useGameEntry(gameId: GameId): GameEntry {
  const { t } = useTranslation(['organizerBracket', 'errors']);
  const refusalOf = useRefusalWords();
  const { tournament, teams, matches } = useSchedule();
  const { bracket, games } = useBracket();
  const { address } = useBracketStage();
  const { slots, status, winner } = getGameState(bracket, gameId);
  const teamIds = slots as readonly [TeamId, TeamId];
  const { winnerTo = null, loserTo = null } = bracket.template.games[bracket.template.indexOf.get(gameId) ?? -1] ?? {};
  const game = games.get(gameId);
  const isOver = game?.play?.state === 'finished';
  // Goals are tapped at the court: typing a result would replace the scorekeeper's.
  const isOn = game?.play?.state === 'playing';
  const stored = toResultDraft(bracket, gameId, game?.play);
  /** The stored result when the draft was begun. */
  const [base, setBase] = useTeamsState(teamIds, stored);
  const [draft, setDraft] = useTeamsState(teamIds, stored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Nothing is typed yet: the fields follow what others enter.
  if (!isSameDraft(base, stored) && isSameDraft(draft, base)) {
    setBase(stored);
    setDraft(stored);
  }
  // Also if a team passes the game, because the other one has withdrawn: it may have been played before.
  const isOpen = slots.every((team) => team !== TBD && team !== BYE);
  const hasWinner = isOpen && status !== 'ready';
  const isOvertaken = !busy && !isSameDraft(base, stored) && !isSameDraft(draft, stored);

  const explain = (error: unknown): string => {
    const code = error instanceof CommandFailure ? error.code : null;
    if (code === 'unavailable') return t('problem.offline');
    if (code === 'conflict') return t('problem.conflict');
    const message = getErrorMessage(error, t);
    return message.startsWith('Game not found') ? t('problem.gameNotFound', { id: gameId }) : t('problem.saving', { message });
  };
  const action = toResultAction(bracket, gameId, draft);
  // Computes effects only for a result that differs from the one shown.
  const isStated = isOver || isOn || draft.ending !== 'played';
  const verdict =
    isOpen && action && game && (hasWinner || isStated) && !isSameDraft(draft, stored)
      ? previewCorrection({ tournament, teams, matches, games }, { stage: 'bracket', id: gameId }, action)
      : null;
  const correction = verdict?.allowed ? verdict.correction : null;
  const checked = isOpen ? checkResult(bracket, gameId, draft, stored) : null;
  const lost = correction ? (lostGames(correction) as readonly GameId[]) : [];
  const isRemoved = action?.kind === 'clear';
  // A client of an earlier release removes only results of games that were not played at the court.
  const removesState = isRemoved && [gameId, ...lost].some((id) => games.get(id)?.play);
  const check = (): ResultCheck | null => {
    if (checked?.kind !== 'ready') return checked;
    if (isStated && verdict?.allowed === false) return { kind: 'refused', message: refusalOf(verdict.reason) };
    return isRemoved && correction ? { ...checked, cleared: lost } : checked;
  };

  const record = async (result: GameResult, mayClear: readonly GameId[], choice: LaterGames = 'carry') => {
    setBusy(true);
    setProblem(null);
    try {
      if (!(await hasLine())) throw new CommandFailure('unavailable', 'There is no network.');
      // A user who was overtaken has seen the stored result, so their own replaces that one.
      if (action && game && correction && (isStated || correction.needsChoice || removesState)) {
        const may = choice === 'keep' || mayClear.length > 0 ? lost : [];
        await correctResult(tournament.id, { stage: 'bracket', id: gameId }, action, { choice, seen: game, mayClear: may }, ...address);
      } else {
        const { ending: _, ...seen } = stored;
        await recordBracketGame(tournament.id, gameId, { ...result, mayClear, seen }, ...address);
      }
      showToast(t('game.saved'));
      return true;
    } catch (error) {
      console.warn('The result was not saved', error);
      setProblem(explain(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const takeStored = () => {
    setBase(stored);
    setDraft(stored);
    setProblem(null);
  };
  return {
    draft,
    setDraft,
    stored,
    isOvertaken,
    takeStored,
    check: check(),
    teams: teamIds,
    othersWait: [winnerTo, loserTo].some((later) => later !== null && bracket.template.games[later]?.onlyAfterUpset === false),
    correction: hasWinner ? correction : null,
    wentOn: hasWinner ? (winner as TeamId) : null,
    busy,
    problem,
    record,
  };
}
