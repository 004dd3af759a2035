import { useTranslation } from '@courtside/i18n';
import { ScoreField } from '@courtside/ui';
import { useScore, useScoreBook } from './score-book-context';
import type { Side } from './score-book';

export interface ScoreBoxProps {
  readonly matchId: string;
  readonly side: Side;
  readonly teamName: string;
  readonly readOnly?: boolean;
  readonly large?: boolean;
}

/** The goals of one side of a match, saved by themselves. */
export function ScoreBox({ matchId, side, teamName, readOnly = false, large = false }: ScoreBoxProps) {
  const { t } = useTranslation('organizerSchedule');
  const book = useScoreBook();
  const view = useScore(matchId);
  const refused = book.failures().some((failure) => failure.matchId === matchId) && view.unsaved.includes(side);
  return (
    <ScoreField
      label={t('row.scoreOf', { team: teamName })}
      value={view[side]}
      onChange={(value) => book.edit(matchId, side, value)}
      invalid={refused}
      readOnly={readOnly}
      large={large}
    />
  );
}
