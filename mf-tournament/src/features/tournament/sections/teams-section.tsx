import { useTranslation } from '@courtside/i18n';
import { Section, TeamsView } from '@courtside/tournament-ui';
import { EmptyState } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { useVisit } from '../visit';

/** The teams and their players; on paper only while there is nothing to play. */
export function TeamsSection() {
  const { t } = useTranslation('tournament');
  const { teams, profiles, failed, shows } = useVisit();
  return (
    <Section id="teams" print={!shows('schedule') && !shows('bracket')}>
      {failed.teams ? <EmptyState failed level={3} title={t('problem')} /> : <TeamsView teams={teams} profiles={profiles} linkAs={Link} />}
    </Section>
  );
}
