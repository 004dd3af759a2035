import { topScorers } from '@courtside/domain/day';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useVisit } from '../visit';

/** The top scorers of the shown games. */
export function ScorersSection() {
  const { matches, bracketGames, profiles } = useVisit();
  const scorers = useMemo(() => topScorers([...matches.values(), ...bracketGames.values()]), [matches, bracketGames]);
  return (
    <Section id="scorers">
      <ScorersView scorers={scorers} profiles={profiles} linkAs={Link} />
    </Section>
  );
}
