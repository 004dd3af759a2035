import { useTranslation } from '@courtside/i18n';
import { Button, showToast, Undo2Icon } from '@courtside/ui';
import type { Score } from '@courtside/domain';
import { useLastChange, useScoreBook } from './score-book-context';
import type { ScoreChange } from './score-types';

/** Takes the last saved change of a score back. */
export function UndoScore({ teamName }: { readonly teamName: (change: ScoreChange) => string }) {
  const { t } = useTranslation('organizerSchedule');
  const book = useScoreBook();
  const change = useLastChange();
  const words = (score: Score) => (score === null ? t('score.empty') : String(score));
  if (!change) return null;
  const text = change.map((one) => t('score.change', { team: teamName(one), before: words(one.before), after: words(one.after) })).join(', ');
  const undo = () => {
    if (book.undo()) showToast(t('score.undone', { change: text }));
    else showToast(t('score.undoImpossible'), { kind: 'error' });
  };
  return (
    <Button variant="quiet" icon={<Undo2Icon size={20} aria-hidden="true" />} onClick={undo} aria-label={t('tool.undoOf', { change: text })} title={text}>
      {t('tool.undo')}
    </Button>
  );
}
