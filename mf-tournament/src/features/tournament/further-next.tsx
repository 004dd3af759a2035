import { bracketTimetable, showsGameTimes, type Bracket, type TeamId, type Tournament } from '@courtside/domain';
import { withStage, type StagePlan } from '@courtside/domain/stages';
import type { GameState } from '@courtside/domain/wall';
import { NextGames, useBracketNow } from '@courtside/tournament-ui';
import { type } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';

const Heading = styled.h3`
  ${type.control}
  margin-bottom: 0.5rem;
`;

interface FurtherNextProps {
  readonly tournament: Tournament;
  readonly plan: StagePlan;
  readonly bracket: Bracket;
  readonly states: ReadonlyMap<string, GameState>;
  readonly myTeam: TeamId | null;
}

/** The next games of a bracket beyond the first. */
export function FurtherNext({ tournament, plan, bracket, states, myTeam }: FurtherNextProps) {
  const staged = useMemo(() => withStage(tournament, plan), [tournament, plan]);
  const now = useBracketNow(staged, bracket);
  const isTimed = showsGameTimes(tournament).bracket;
  const timetable = useMemo(
    () => (isTimed ? bracketTimetable(bracket.template, plan.bracketTimes) : undefined),
    [isTimed, bracket.template, plan.bracketTimes],
  );
  return (
    <div>
      <Heading>{plan.name}</Heading>
      <NextGames
        {...{ bracket, timetable, states, myTeam }}
        courts={plan.bracketTimes.numberOfCourts}
        now={timetable && now}
        startDate={tournament.startDate}
      />
    </div>
  );
}
