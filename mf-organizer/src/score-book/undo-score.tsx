import { useTranslation } from '@courtside/i18n';
import { Button, IconButton, showToast, Undo2Icon } from '@courtside/ui';
import type { Score } from '@courtside/domain';
import styled from 'styled-components';
import { useLastChange, useScoreBook } from './score-book-context';
import type { ScoreChange } from './score-types';

/** The first score of a page brings the button: its place is kept, so that no other button moves away under a finger. */
const Place = styled.span<{ readonly $isEmpty: boolean }>`
  display: contents;
  ${({ $isEmpty }) => $isEmpty && 'visibility: hidden;'}
`;

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
  const text = (change ?? [])
    .map((one) => t('score.change', { team: teamName(one), before: words(one.before), after: words(one.after) }))
    .join(', ');
  const undo = () => {
    if (book.undo()) showToast(t('score.undone', { change: text }));
    else showToast(t('score.undoImpossible'), { kind: 'error' });
  };
  const label = change ? t('tool.undoOf', { change: text }) : t('tool.undo');
  const icon = <Undo2Icon size={20} aria-hidden="true" />;
  return (
    <Place $isEmpty={!change}>
      {compact ? (
        <IconButton label={label} onClick={undo}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="quiet" icon={icon} onClick={undo} aria-label={label} title={text}>
          {t('tool.undo')}
        </Button>
      )}
    </Place>
  );
}
