import { addSwissRound, newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, Stack, Switch, TimeField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useScoreBook } from '../scoring/score-book-context';
import { withTyped } from '../scoring/with-typed';
import { useSchedule } from '../schedule/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { newRound, nextRound } from './next-round';
import { PairingList } from './pairing-list';

/** Next Round: its pairings and why, before it is written. */
export function NextRoundDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common', 'errors']);
  const { tournament, teams, matches, nameOf } = useSchedule();
  const [explained, setExplained] = useState(false);
  // Computed when the dialog opens and kept: what the organiser looks at is what is written, whatever comes in meanwhile.
  // A score that was typed a moment ago counts, too, although the server does not have it yet.
  const book = useScoreBook();
  const [next] = useState(() => nextRound(tournament, teams, withTyped(matches, book)));
  useEffect(() => {
    book.flush();
  }, [book]);
  const [start, setStart] = useState(next.startTime);
  const task = useTask((message) => t('problem.notSaved', { message }));
  const { outcome } = next;
  const submit = async () => {
    const round = newRound(next, start, newDocumentId);
    if (round && start !== '' && (await task.run(() => addSwissRound(tournament.id, round)))) onClose();
  };
  const unfinished = next.unfinished.length > 0 && <Notice kind="warning">{t('swiss.unfinished', { count: next.unfinished.length, round: next.number - 1 })}</Notice>;
  if (outcome.kind === 'allPlayed') {
    return (
      <Dialog open onClose={onClose} title={t('swiss.title')} closeLabel={t('common:action.close')} footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}>
        <Stack>
          {unfinished}
          <Notice kind="error">{t('errors:allMatchupsPlayed')}</Notice>
        </Stack>
      </Dialog>
    );
  }
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('swiss.roundTitle', { number: next.number })}
      submitLabel={t('swiss.submit', { number: next.number })}
      submitDisabled={start === ''}
    >
      {unfinished}
      {outcome.kind === 'deadEnd' && (
        <Notice kind="warning" title={t('swiss.rematches', { count: outcome.rematches.length })}>
          {t('swiss.deadEnd')}
        </Notice>
      )}
      <p>{next.number === 1 ? t('swiss.firstIntro') : t('swiss.intro')}</p>
      {outcome.bye && <Notice kind="info">{t('swiss.bye', { team: nameOf(outcome.bye) })}</Notice>}
      <Switch label={t('swiss.why')} checked={explained} onChange={setExplained} />
      <PairingList events={next.events} rematches={outcome.kind === 'deadEnd' ? outcome.rematches : []} explained={explained} />
      <TimeField label={t('swiss.start')} value={start} error={start === '' && t('times.startMissing')} onChange={(event) => setStart(event.currentTarget.value)} />
    </TaskDialog>
  );
}
