import { useTranslation } from '@courtside/i18n';
import type { StandingRound } from './round-change';

/** Lists the entries of a round that are removed with it, without empty items. */
export function useLossWords(): (round: StandingRound) => string[] {
  const { t } = useTranslation('organizerSchedule');
  return ({ results, playing, referees, links }) => [
    ...(results > 0 ? [t('swiss.lossResults', { count: results })] : []),
    ...(playing > 0 ? [t('swiss.lossPlaying', { count: playing })] : []),
    ...(referees > 0 ? [t('swiss.lossReferees', { count: referees })] : []),
    ...(links > 0 ? [t('swiss.lossLinks', { count: links })] : []),
  ];
}
