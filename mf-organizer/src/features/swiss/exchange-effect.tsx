import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import type { ExchangeEffect } from './round-change';

/** The effect of a swap by hand, in figures; a warning if two teams would meet again or one would rest again. */
export function ExchangeEffectNotice({ effect }: { readonly effect: ExchangeEffect }) {
  const { t } = useTranslation('organizerSchedule');
  const { nameOf } = useSchedule();
  const figures = ([before, after]: readonly [number, number]) => ({ before, after });
  const isWorse = effect.rematches[1] > effect.rematches[0] || effect.secondByes.length > 0;
  return (
    <Notice kind={isWorse ? 'warning' : 'info'} title={t('swiss.exchange.byHand')}>
      {[
        t('swiss.exchange.rematches', figures(effect.rematches)),
        t('swiss.exchange.gaps', figures(effect.gaps)),
        ...effect.secondByes.map((team) => t('swiss.exchange.secondBye', { team: nameOf(team) })),
      ].join(' ')}
    </Notice>
  );
}
