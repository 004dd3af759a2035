import { topScorers } from '@courtside/domain/day';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useVisit } from '../visit';

/** The top scorers of the shown games. */
export function ScorersSection() {
  const { allMatches, bracketGames, further, profiles } = useVisit();
  const scorers = useMemo(
    () => topScorers([allMatches, bracketGames, ...further.map(({ games }) => games)].flatMap((games) => [...(games?.values() ?? [])])),
    [allMatches, bracketGames, further],
  );
  return (
    <Section id="scorers">
      <ScorersView scorers={scorers} profiles={profiles} linkAs={Link} />
    </Section>
  );
}
