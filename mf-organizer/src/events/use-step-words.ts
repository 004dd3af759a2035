import { isMixer, type Tournament } from '@courtside/domain';
import type { EventStep, TaskKind } from '@courtside/domain/event-steps';
import { useTranslation } from '@courtside/i18n';

/** Returns the label of a step's button. A mixer has players where others have teams. */
export function useStepWords(): (tournament: Tournament, step: EventStep | TaskKind) => string {
  const { t } = useTranslation('organizerMine');
  return (tournament, step) => {
    if (isMixer(tournament) && step === 'entrants') return t('step.players');
    if (isMixer(tournament) && step === 'registration') return t('step.playersRegistration');
    return t(`step.${step}`);
  };
}
