import { useTranslation } from '@courtside/i18n';
import { ScoreField } from '@courtside/ui';
import type { FocusEvent } from 'react';
import { useScore, useScoreBook } from './score-book-context';
import type { Side } from './score-types';

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
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Another window has the focus for a while, or the other box of the same game.
    if (document.hasFocus() && !(relatedTarget instanceof HTMLElement && relatedTarget.dataset['scoreOf'] === matchId)) book.leave(matchId);
  };
  return (
    <ScoreField
      label={t('row.scoreOf', { team: teamName })}
      value={view[side]}
      placeholder={view.fills === side ? '0' : undefined}
      onChange={(value) => book.edit(matchId, side, value)}
      onFocus={() => book.enter(matchId)}
      onBlur={leave}
      data-score-of={matchId}
      invalid={refused}
      readOnly={readOnly}
      large={large}
    />
  );
}
