import type { Correction } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Notice } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { StageEffects } from '@courtside/domain/stages';
import { useEventStages } from '../stages/event-stages';
import { useStageEffects } from '../stages/use-stage-effects';
import { FoldedLines } from './folded-lines';
import { useCorrectionWords, type NamedGame } from './use-correction-words';

export interface CorrectionEffectProps {
  readonly correction: Correction;
  readonly gameOf?: (id: string) => NamedGame | null;
  /** A button that resolves it. */
  readonly action?: ReactNode;
  readonly title?: string;
  /** Its effects on other stages; null without further groups. */
  readonly elsewhere?: StageEffects | null;
}

const noGame = () => null;

/** Which brackets stay is compared over all stages. */
export const withoutSeeds = (correction: Correction): Correction => ({ ...correction, seedsStay: false });

/** The effects of a correction on other games, before it is saved. Nothing if there are none. */
export function CorrectionEffect({ correction, gameOf = noGame, action, title, elsewhere = null }: CorrectionEffectProps) {
  const { t } = useTranslation('organizerSchedule');
  const stageWords = useStageEffects(useEventStages());
  const ownWords = useCorrectionWords(gameOf)(elsewhere ? withoutSeeds(correction) : correction);
  const words = stageWords(elsewhere, ownWords);
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
