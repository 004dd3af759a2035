import type { Placement } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';

/** Returns the text for a placement: in, guaranteed, waiting as the nth, withdrawn; or that the team is gone. */
export function useStateWords(): (placement: Placement | null) => string {
  const { t } = useTranslation('draw');
  return (placement) => {
    switch (placement?.state) {
      case 'in':
        return t(placement.isGuaranteed ? 'state.guaranteed' : 'state.in');
      case 'waiting':
      case 'registered':
        return t('state.waiting', { number: placement.number });
      case 'withdrawn':
        return t('state.withdrawn');
      case undefined:
        return t('state.gone');
    }
  };
}
