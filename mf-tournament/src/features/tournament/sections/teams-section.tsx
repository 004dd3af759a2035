import { Section, TeamsView } from '@courtside/tournament-ui';
import { Link } from 'react-router-dom';
import { UnreadPart } from '../unread-part';
import { useVisit } from '../visit';

/** The teams and their players; on paper only while there is nothing to play. */
export function TeamsSection() {
  const { teams, profiles, failed, retry, shows } = useVisit();
  return (
    <Section id="teams" print={!shows('schedule') && !shows('bracket')}>
      {failed.teams ? <UnreadPart retry={retry} /> : <TeamsView teams={teams} profiles={profiles} linkAs={Link} />}
    </Section>
  );
}
