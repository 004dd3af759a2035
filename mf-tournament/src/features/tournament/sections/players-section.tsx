import { PlayersView, Section } from '@courtside/tournament-ui';
import { Link } from 'react-router-dom';
import { useVisit } from '../visit';

/** The players of a mixer; on paper only while there is no schedule. */
export function PlayersSection() {
  const { tournament, profiles, shows } = useVisit();
  return (
    <Section id="players" print={!shows('schedule')}>
      <PlayersView playerIds={tournament.playerIds} profiles={profiles} skillOverrides={tournament.skillOverrides} linkAs={Link} />
    </Section>
  );
}
