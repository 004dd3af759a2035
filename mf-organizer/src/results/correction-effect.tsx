import type { Correction } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Notice } from '@courtside/ui';
import type { ReactNode } from 'react';
import { FoldedLines } from './folded-lines';
import { useCorrectionWords, type NamedGame } from './use-correction-words';

export interface CorrectionEffectProps {
  readonly correction: Correction;
  readonly gameOf?: (id: string) => NamedGame | null;
  /** A button that resolves it. */
  readonly action?: ReactNode;
  readonly title?: string;
}

const noGame = () => null;

/** The effects of a correction on other games, before it is saved. Nothing if there are none. */
export function CorrectionEffect({ correction, gameOf = noGame, action, title }: CorrectionEffectProps) {
  const { t } = useTranslation('organizerSchedule');
  const words = useCorrectionWords(gameOf)(correction);
  if (words.length === 0) return null;
  return (
    <Notice kind="warning" title={title ?? t('correct.effect')} action={action}>
      <FoldedLines lines={words} />
    </Notice>
  );
}

export type LaterGames = 'carry' | 'keep';

export interface LaterGamesChoiceProps {
  readonly correction: Correction;
  /** The team that advanced by the old result. */
  readonly wentOn: string;
  readonly value: LaterGames | null;
  readonly onChange: (choice: LaterGames) => void;
}

/** Returns the games that lose their results if a correction is carried through. */
export const lostGames = ({ bracketGames }: Correction): readonly string[] =>
  bracketGames.filter(({ losesResult, isOn }) => losesResult || isOn).map(({ id }) => id);

/** Carry a correction through, or keep later games as they were played: there is no default choice. */
export function LaterGamesChoice({ correction, wentOn, value, onChange }: LaterGamesChoiceProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <ChoiceCards
      legend={t('correct.choice')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'carry', label: t('correct.carry'), text: t('correct.carryText', { count: lostGames(correction).length }) },
        // If no team advanced, no team can be kept.
        ...(correction.keep ? [{ value: 'keep', label: t('correct.keep'), text: t('correct.keepText', { team: wentOn }) } as const] : []),
      ]}
    />
  );
}
