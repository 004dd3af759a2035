import type { Correction } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Notice } from '@courtside/ui';
import type { ReactNode } from 'react';
import { FoldedLines } from './folded-lines';
import { useCorrectionWords, type NamedGame } from './use-correction-words';

export interface CorrectionEffectProps {
  readonly correction: Correction;
  readonly gameOf?: (id: string) => NamedGame | null;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly title?: string;
}

const noGame = () => null;

/** What a correction changes besides its own game, before it is saved. Nothing where it changes nothing else. */
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
  /** Who went on by the old result. */
  readonly wentOn: string;
  readonly value: LaterGames | null;
  readonly onChange: (choice: LaterGames) => void;
}

/** Games that lose what was played in them when a correction is carried through. */
export const lostGames = ({ bracketGames }: Correction): readonly string[] =>
  bracketGames.filter(({ losesResult, isOn }) => losesResult || isOn).map(({ id }) => id);

/** Carry a correction through, or keep later games as they were played: nothing is chosen beforehand. */
export function LaterGamesChoice({ correction, wentOn, value, onChange }: LaterGamesChoiceProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <ChoiceCards
      legend={t('correct.choice')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'carry', label: t('correct.carry'), text: t('correct.carryText', { count: lostGames(correction).length }) },
        // Where nobody went on, nobody can stay.
        ...(correction.keep ? [{ value: 'keep', label: t('correct.keep'), text: t('correct.keepText', { team: wentOn }) } as const] : []),
      ]}
    />
  );
}
