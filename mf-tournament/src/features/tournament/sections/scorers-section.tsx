import { topScorers } from '@courtside/domain/day';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useVisit } from '../visit';

/** The top scorers of the shown games. */
export function ScorersSection() {
  const { matches, bracketGames, further, profiles } = useVisit();
  const scorers = useMemo(
    () => topScorers([matches, bracketGames, ...further.map(({ games }) => games)].flatMap((games) => [...(games?.values() ?? [])])),
    [matches, bracketGames, further],
  );
  return (
    <Section id="scorers">
      <ScorersView scorers={scorers} profiles={profiles} linkAs={Link} />
    </Section>
  );
}
