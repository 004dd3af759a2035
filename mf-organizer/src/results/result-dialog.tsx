import { isPlayed, type SeriesLength, type BracketGame, type GameId, type Match, type MatchId } from '@courtside/domain';
import { hasResult, previewCorrection } from '@courtside/domain/day';
import { CommandFailure, correctResult, type GameRef } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Button, ChoiceCards, Notice, showToast } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { useSchedule } from '../games/schedule-context';
import { getErrorMessage } from '../saving/find-cause';
import { compareElsewhere } from '../stages/compare-elsewhere';
import { useEventStages } from '../stages/event-stages';
import { TaskDialog } from '../saving/task-dialog';
import type { Task } from '../saving/use-task';
import { CorrectionEffect, LaterGamesChoice, lostGames, type LaterGames } from './correction-effect';
import { EndingField, isUnscored } from './ending-field';
import { toCorrectingAction, toResultEntry, isSameEntry, noResult, type ResultEntry } from './result-entry';
import { lacksWinner } from './series-draft';
import { ScoreEntry } from './score-entry';
import { SeriesFields } from './series-fields';
import type { NamedGame } from './use-correction-words';
import { useRefusalWords } from './use-refusal-words';

export interface ResultDialogProps {
  readonly game: GameRef;
  /** The bracket's games; null without a bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The name of the game. */
  readonly name: string;
  /** Returns the name and the scores of a later bracket game. */
  readonly gameOf: (id: string) => NamedGame | null;
  /** The most games of a series. */
  readonly bestOf?: SeriesLength | undefined;
  /** The initial values of the fields; the stored result by default. */
  readonly initial?: ResultEntry | undefined;
  readonly onClose: () => void;
  /** Called after saving, if that leads elsewhere than canceling. */
  readonly onSaved?: (() => void) | undefined;
  readonly details?: ResultDetails | undefined;
}

/** Further parts of the dialog: the time of the game, other fields, and the function that saves them. */
export interface ResultDetails extends Partial<Pick<Task, 'busy' | 'problem'>> {
  readonly when: ReactNode;
  readonly fields: ReactNode;
  /** Returns false to keep the dialog open. */
  readonly save: () => boolean | Promise<boolean>;
}

type Stored = Match | BracketGame;

/**
 * Edits the result of one game of either stage: scores and how it ended, the effects, and what happens to later games. Saved as a whole, or
 * not at all.
 */
export function ResultDialog({ game: ref, games, name, gameOf, bestOf, initial, onClose, onSaved = onClose, details }: ResultDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket', 'errors']);
  const refusalOf = useRefusalWords();
  const { tournament, teams, matches, nameOf } = useSchedule();
  const event = useEventStages();
  const stored: Stored | undefined = ref.stage === 'match' ? matches.get(ref.id as MatchId) : games?.get(ref.id as GameId);
  /** The stored result when typing began. */
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState<ResultEntry>(() => initial ?? (stored ? toResultEntry(stored) : noResult));
  const [choice, setChoice] = useState<LaterGames | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!stored || !base) return null;
  // Nothing is typed yet: the fields follow what others enter.
  if (!isSameEntry(toResultEntry(base), toResultEntry(stored)) && isSameEntry(draft, toResultEntry(base))) {
    setBase(stored);
    setDraft(toResultEntry(stored));
  }
  const isOvertaken = !busy && !isSameEntry(toResultEntry(base), toResultEntry(stored)) && !isSameEntry(draft, toResultEntry(stored));
  const isUnchanged = isSameEntry(draft, toResultEntry(stored)) && (isPlayed(stored) || bestOf !== undefined);
  const typed = toCorrectingAction(bestOf ? { ...draft, games: draft.games ?? [] } : draft, bestOf);
  const isRemovable = hasResult(stored);
  const action = typed?.kind === 'clear' && !isRemovable ? null : typed;
  const source = { tournament, teams, matches, games };
  const verdict = action && !isUnchanged ? previewCorrection(source, ref, action) : null;
  const cancelling = previewCorrection(source, ref, { kind: 'cancel' });
  const othersWait = !cancelling.allowed && cancelling.reason === 'othersWait';
  const correction = verdict?.allowed ? verdict.correction : null;
  const elsewhere = correction && ref.stage === 'match' ? compareElsewhere(event, ref.further ?? 'groups', correction.carry.games) : null;
  const needsChoice = correction?.needsChoice === true;
  /** How many later games are cleared. */
  const clears = correction && (!needsChoice || choice === 'carry') ? lostGames(correction).length : 0;
  const reason = verdict?.allowed === false ? verdict.reason : null;
  const isLevel = draft.team1Score !== null && draft.team1Score === draft.team2Score;
  const isBracket = ref.stage === 'bracket';
  const names = [nameOf(stored.team1Id), nameOf(stored.team2Id)] as const;
  const winnerId = 'winner' in stored ? stored.winner : '';

  const explain = (error: unknown): string => {
    const code = error instanceof CommandFailure ? error.code : null;
    if (code === 'unavailable') return t(isPlayed(stored) ? 'correct.offline' : 'organizerBracket:problem.offline');
    if (code === 'conflict') return t('organizerBracket:problem.conflict');
    return t('correct.failed', { message: getErrorMessage(error, t) });
  };
  const save = async () => {
    if (!isUnchanged && (!action || !correction || (needsChoice && !choice))) return;
    if (details && !(await details.save())) return;
    if (isUnchanged || !action || !correction) return onClose();
    setBusy(true);
    setProblem(null);
    try {
      const chosen = { choice: choice ?? 'carry', seen: stored, mayClear: lostGames(correction) } as const;
      await correctResult(tournament.id, ref, action, chosen, ...(ref.further ? [ref.further] : []));
      showToast(t('correct.saved'));
      onSaved();
    } catch (error) {
      console.warn('The correction was not saved', error);
      setProblem(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const takeStored = () => {
    setBase(stored);
    setDraft(toResultEntry(stored));
    setProblem(null);
  };
  const submitLabel = () => {
    if (needsChoice && choice === 'keep') return t('correct.keepSave');
    if (clears > 0) return t('organizerBracket:game.effectConfirm', { count: clears });
    return t('organizerBracket:game.save');
  };
  const side = (index: 1 | 2) => ({
    teamId: index === 1 ? stored.team1Id : stored.team2Id,
    teamName: names[index - 1] as string,
    value: index === 1 ? draft.team1Score : draft.team2Score,
    onChange: (score: number | null) => setDraft({ ...draft, [`team${index}Score`]: score }),
  });
  return (
    <TaskDialog
      task={{ busy: busy || details?.busy === true, problem: problem ?? details?.problem ?? null }}
      onClose={onClose}
      onSubmit={save}
      title={t('correct.title', { game: name })}
      submitLabel={submitLabel()}
      submitDisabled={!isUnchanged && (!correction || (needsChoice && !choice))}
      destructive={clears > 0}
      size="small"
    >
      {details?.when}
      {!isUnscored(draft.ending) && bestOf && (
        <SeriesFields
          bestOf={bestOf}
          teamNames={[names[0] ?? '', names[1] ?? '']}
          value={draft.games ?? []}
          onChange={(typed) => setDraft({ ...draft, games: typed })}
        />
      )}
      {!isUnscored(draft.ending) && !bestOf && <ScoreEntry sides={[side(1), side(2)]} />}
      {!isUnscored(draft.ending) && !bestOf && isLevel && isBracket && (
        <ChoiceCards
          legend={t('organizerBracket:game.winner')}
          hint={t('organizerBracket:game.winnerHint')}
          columns={2}
          value={draft.winner === null ? null : `${draft.winner}`}
          onChange={(winner) => setDraft({ ...draft, winner: winner === '1' ? 1 : 2 })}
          choices={[
            { value: '1', label: names[0] },
            { value: '2', label: names[1] },
          ]}
        />
      )}
      <EndingField
        teamNames={names}
        value={draft.ending}
        isBracket={isBracket && !bestOf}
        othersWait={othersWait}
        onChange={(ending) => setDraft({ ...draft, ending })}
      />
      {(draft.ending === 'forfeitByTeam1' || draft.ending === 'forfeitByTeam2') && (
        <p>
          {t('correct.forfeitScore', {
            winner: names[draft.ending === 'forfeitByTeam1' ? 1 : 0],
            score: resultText(tournament.forfeitGoals, 0),
          })}
        </p>
      )}
      {isRemovable && typed?.kind !== 'clear' && (
        <Button variant="quiet" size="small" onClick={() => setDraft(noResult)}>
          {t('organizerBracket:game.clear')}
        </Button>
      )}
      {!action && !isUnchanged && (
        <Notice kind="info">{bestOf && lacksWinner(draft.games ?? [], bestOf) ? refusalOf('needsWinner') : t('correct.oneScore')}</Notice>
      )}
      {reason && reason !== 'needsWinner' && <Notice kind="error">{refusalOf(reason)}</Notice>}
      {reason === 'needsWinner' && bestOf && <Notice kind="info">{t('correct.seriesGoesOn', { wins: (bestOf + 1) / 2 })}</Notice>}
      {isOvertaken && (
        <Notice
          kind="warning"
          title={t('organizerBracket:game.overtaken')}
          action={
            <Button variant="secondary" size="small" onClick={takeStored}>
              {t('organizerBracket:game.takeStored')}
            </Button>
          }
        >
          {resultText(stored.team1Score, stored.team2Score)}
        </Notice>
      )}
      {details?.fields}
      {correction && <CorrectionEffect {...{ correction, gameOf, elsewhere }} />}
      {correction && needsChoice && (
        <LaterGamesChoice correction={correction} wentOn={nameOf(winnerId)} value={choice} onChange={setChoice} />
      )}
    </TaskDialog>
  );
}
