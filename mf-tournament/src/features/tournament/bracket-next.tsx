import type { TeamId } from '@courtside/domain';
import type { GameState } from '@courtside/domain/wall';
import { NextGames, useBracketNow } from '@courtside/tournament-ui';
import { type } from '@courtside/ui';
import styled from 'styled-components';
import type { NextBracket } from './next-brackets';

const Heading = styled.h3`
  ${type.control}
  margin-bottom: 0.5rem;
`;

interface BracketNextProps {
  readonly next: NextBracket;
  readonly states: ReadonlyMap<string, GameState>;
  readonly myTeam: TeamId | null;
}

/** The next games of a bracket; a further one has its name above them. */
export function BracketNext({ next: { plan, tournament, bracket, timetable }, states, myTeam }: BracketNextProps) {
  const now = useBracketNow(tournament, bracket);
  return (
    <div>
      {plan && <Heading>{plan.name}</Heading>}
      <NextGames
        {...{ bracket, timetable, states, myTeam }}
        courts={tournament.bracketTimes.numberOfCourts}
        now={timetable && now}
        startDate={tournament.startDate}
      />
    </div>
  );
}
