import { useTranslation } from '@courtside/i18n';
import type { StandingRound } from './round-change';

/** What was entered in a round and goes with it; what there is none of is left out. */
export function useLossWords(): (round: StandingRound) => string[] {
  const { t } = useTranslation('organizerSchedule');
  return ({ results, playing, referees, links }) => [
    ...(results > 0 ? [t('swiss.lossResults', { count: results })] : []),
    ...(playing > 0 ? [t('swiss.lossPlaying', { count: playing })] : []),
    ...(referees > 0 ? [t('swiss.lossReferees', { count: referees })] : []),
    ...(links > 0 ? [t('swiss.lossLinks', { count: links })] : []),
  ];
}
