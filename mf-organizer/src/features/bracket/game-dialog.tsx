import { stateOf, type GameId, type GameResult, type TeamId } from '@courtside/domain';
import { CommandFailure, recordBracketGame, setBracketHyperlinks, setBracketReferee } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, showToast, Stack, TextField } from '@courtside/ui';
import { useState } from 'react';
import { isHyperlink, linkPrefix } from '../schedule/hyperlink';
import { useSchedule } from '../schedule/schedule-context';
import { useTimeWords } from '../schedule/time-words';
import { numberOf, useBracket } from './bracket-context';
import { GameResultFields } from './game-result-fields';
import { ResultEffect } from './result-effect';
import { checkResult, draftOf } from './result-model';
import { useNextWords } from './use-next-words';

export interface GameDialogProps {
  readonly gameId: GameId;
  readonly onClose: () => void;
  /** Plain updates, which wait for the network by themselves. */
  readonly onSave: (command: () => Promise<unknown>) => void;
}

/** One game: its result, which moves teams on, its referee and its link. */
export function GameDialog({ gameId, onClose, onSave }: GameDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const clock = useTimeWords();
  const { tournament } = useSchedule();
  const { bracket, games, timetable } = useBracket();
  const { slots, status } = stateOf(bracket, gameId);
  const stored = games.get(gameId);
  const [draft, setDraft] = useState(() => draftOf(bracket, gameId));
  const [referee, setReferee] = useState(stored?.referee ?? '');
  const [hyperlink, setHyperlink] = useState(stored?.hyperlink ?? '');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const nextWords = useNextWords();
  const isOpen = status === 'ready' || status === 'decided';
  const teams = slots as readonly [TeamId, TeamId];
  const check = isOpen ? checkResult(bracket, gameId, draft) : null;
  const slot = timetable.get(gameId);
  const entered = bracketHas(draft);

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
      await recordBracketGame(tournament.id, gameId, { ...result, mayClear });
      showToast(t('game.saved'));
      onClose();
    } catch (error) {
      console.warn('The result was not saved', error);
      setProblem(explain(error));
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };
  const saveDetails = () => {
    if (stored && referee.trim() !== stored.referee) onSave(() => setBracketReferee(tournament.id, gameId, referee.trim()));
    if (stored && hyperlink.trim() !== stored.hyperlink) onSave(() => setBracketHyperlinks(tournament.id, { [gameId]: hyperlink.trim() }));
  };
  const save = () => {
    if (!isHyperlink(hyperlink)) return;
    if (check?.kind === 'ready') {
      if (check.cleared.length > 0 && !asking) return setAsking(true);
      saveDetails();
      void record(check.result, check.cleared);
    } else if (check === null || check.kind === 'unchanged') {
      saveDetails();
      onClose();
    }
  };
  const clear = () => setDraft({ team1Score: null, team2Score: null, winner: null });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('game.title', { number: numberOf(bracket, gameId) })}
      closeLabel={t('common:action.close')}
      size="small"
      busy={busy}
      footer={
        <>
          <Button variant="secondary" onClick={asking ? () => setAsking(false) : onClose} disabled={busy}>
            {asking ? t('game.back') : t('common:action.cancel')}
          </Button>
          <Button
            variant={asking ? 'danger' : 'primary'}
            onClick={save}
            loading={busy}
            disabled={check?.kind === 'oneScore' || check?.kind === 'needsWinner' || check?.kind === 'refused'}
          >
            {asking && check?.kind === 'ready' ? t('game.effectConfirm', { count: check.cleared.length }) : t('game.save')}
          </Button>
        </>
      }
    >
      <Stack>
        {slot && <p>{t('game.when', { time: clock(slot), court: slot.courtLetter })}</p>}
        {asking && check?.kind === 'ready' ? (
          <ResultEffect cleared={check.cleared} />
        ) : (
          <>
            {isOpen ? <GameResultFields teams={teams} draft={draft} onChange={setDraft} /> : <Notice kind="info">{t('game.waiting')}</Notice>}
            {check?.kind === 'oneScore' && <Notice kind="info">{t('game.oneScore')}</Notice>}
            {check?.kind === 'ready' && <Notice kind="info">{nextWords(check.after, gameId)}</Notice>}
            {check?.kind === 'refused' && <Notice kind="error">{check.message}</Notice>}
            {isOpen && entered && (
              <Button variant="quiet" size="small" onClick={clear}>
                {t('game.clear')}
              </Button>
            )}
            <TextField label={t('game.referee')} marker={t('common:optional')} value={referee} maxLength={120} onChange={(event) => setReferee(event.currentTarget.value)} />
            <TextField
              label={t('game.hyperlink')}
              marker={t('common:optional')}
              type="url"
              inputMode="url"
              value={hyperlink}
              placeholder={t('organizerSchedule:hyperlinks.placeholder')}
              maxLength={1000}
              error={!isHyperlink(hyperlink) && t('organizerSchedule:hyperlinks.invalid', { host: linkPrefix })}
              onChange={(event) => setHyperlink(event.currentTarget.value)}
            />
          </>
        )}
        {problem && <Notice kind="error">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}

const bracketHas = ({ team1Score, team2Score, winner }: ReturnType<typeof draftOf>): boolean => team1Score !== null || team2Score !== null || winner !== null;
