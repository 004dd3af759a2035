import { stateOf, type GameId, type GameResult, type TeamId } from '@courtside/domain';
import { CommandFailure, recordBracketGame } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useBracket } from './bracket-context';
import { checkResult, draftOf, isSameDraft, type ResultCheck, type ResultDraft } from './result-model';

export interface GameEntry {
  readonly draft: ResultDraft;
  readonly setDraft: (draft: ResultDraft) => void;
  /** What is stored now. */
  readonly stored: ResultDraft;
  /** Somebody else has entered another result since this one was begun. */
  readonly isOvertaken: boolean;
  /** Takes over what is stored. */
  readonly takeStored: () => void;
  /** Null while the game's teams are not known. */
  readonly check: ResultCheck | null;
  readonly teams: readonly [TeamId, TeamId];
  readonly busy: boolean;
  readonly problem: string | null;
  /** @param mayClear later games whose results may go */
  readonly record: (result: GameResult, mayClear: readonly GameId[]) => Promise<boolean>;
}

/** A game's result while it is entered, beside what others enter in the meantime. */
export function useGameEntry(gameId: GameId): GameEntry {
  const { t } = useTranslation('organizerBracket');
  const { tournament } = useSchedule();
  const { bracket } = useBracket();
  const { slots, status } = stateOf(bracket, gameId);
  const stored = draftOf(bracket, gameId);
  /** What was stored when the draft was begun. */
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Nothing typed yet: the fields follow what others enter.
  if (!isSameDraft(base, stored) && isSameDraft(draft, base)) {
    setBase(stored);
    setDraft(stored);
  }
  const isOpen = status === 'ready' || status === 'decided';
  const isOvertaken = !busy && !isSameDraft(base, stored) && !isSameDraft(draft, stored);

  const explain = (error: unknown): string => {
    const code = error instanceof CommandFailure ? error.code : null;
    if (code === 'unavailable') return t('problem.offline');
    if (code === 'conflict') return t('problem.conflict');
    const message = error instanceof Error ? error.message : String(error);
    return message.startsWith('Game not found') ? t('problem.gameNotFound', { id: gameId }) : t('problem.saving', { message });
  };
  const record = async (result: GameResult, mayClear: readonly GameId[]) => {
    setBusy(true);
    setProblem(null);
    try {
      // Whoever was overtaken has read what is stored: that is what their result replaces.
      await recordBracketGame(tournament.id, gameId, { ...result, mayClear, seen: stored });
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
    check: isOpen ? checkResult(bracket, gameId, draft) : null,
    teams: slots as readonly [TeamId, TeamId],
    busy,
    problem,
    record,
  };
}
