import { useTranslation } from '@courtside/i18n';
import { Button, IconButton, showToast, Undo2Icon } from '@courtside/ui';
import type { Score } from '@courtside/domain';
import { useLastChange, useScoreBook } from './score-book-context';
import type { ScoreChange } from './score-types';

/** Undoes the last saved change of a score. */
export function UndoScore({
  teamName,
  compact = false,
}: {
  readonly teamName: (change: ScoreChange) => string;
  /** Shows only the icon. */ readonly compact?: boolean;
}) {
  const { t } = useTranslation('organizerSchedule');
  const book = useScoreBook();
  const change = useLastChange();
  const words = (score: Score) => (score === null ? t('score.empty') : String(score));
  if (!change) return null;
  const text = change
    .map((one) => t('score.change', { team: teamName(one), before: words(one.before), after: words(one.after) }))
    .join(', ');
  const undo = () => {
    if (book.undo()) showToast(t('score.undone', { change: text }));
    else showToast(t('score.undoImpossible'), { kind: 'error' });
  };
  if (compact) {
    return (
      <IconButton label={t('tool.undoOf', { change: text })} onClick={undo}>
        <Undo2Icon size={20} aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <Button
      variant="quiet"
      icon={<Undo2Icon size={20} aria-hidden="true" />}
      onClick={undo}
      aria-label={t('tool.undoOf', { change: text })}
      title={text}
    >
      {t('tool.undo')}
    </Button>
  );
}
