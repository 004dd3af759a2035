import type { StandingRules } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import { changedPlaces } from './standings-effect';

/** Shows how many teams would change their place with other rules. */
export function EffectNotice({ rules }: { readonly rules: Partial<StandingRules> }) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, teams, matches } = useSchedule();
  const changed = changedPlaces(tournament, teams, matches, rules);
  return (
    <Notice kind={changed > 0 ? 'warning' : 'info'}>
      {changed > 0 ? t('standings.effect', { count: changed }) : t('standings.noEffect')}
    </Notice>
  );
}
