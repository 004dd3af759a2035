import { useTranslation } from '@courtside/i18n';
import { ScoreField, type ScoreFieldProps } from '@courtside/ui';
import type { FocusEvent } from 'react';
import { useScore, useScoreBook } from './score-book-context';
import type { Side } from './score-types';

/** Connects the field of one side of a match to the book, which saves it. */
export function useScoreBox(matchId: string, side: Side) {
  const book = useScoreBook();
  const view = useScore(matchId);
  const refused = book.failures().some((failure) => failure.matchId === matchId) && view.unsaved.includes(side);
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Another window has the focus for a while, or the other field of the same game.
    if (document.hasFocus() && !(relatedTarget instanceof HTMLElement && relatedTarget.dataset['scoreOf'] === matchId)) book.leave(matchId);
  };
  const field = {
    'placeholder': view.fills === side ? '0' : undefined,
    'onFocus': () => book.enter(matchId),
    'onBlur': leave,
    'data-score-of': matchId,
    'invalid': refused,
  } satisfies Partial<ScoreFieldProps> & { readonly 'data-score-of': string };
  return { value: view[side], onChange: (value: number | null) => book.edit(matchId, side, value), field };
}

export interface ScoreBoxProps {
  readonly matchId: string;
  readonly side: Side;
  readonly teamName: string;
  readonly readOnly?: boolean;
}

/** The goals of one side of a match in a row of the schedule. */
export function ScoreBox({ matchId, side, teamName, readOnly = false }: ScoreBoxProps) {
  const { t } = useTranslation('organizerSchedule');
  const { field, ...box } = useScoreBox(matchId, side);
  return <ScoreField {...field} {...box} label={t('row.scoreOf', { team: teamName })} readOnly={readOnly} />;
}
