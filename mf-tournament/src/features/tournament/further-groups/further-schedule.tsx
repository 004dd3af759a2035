import { hasSchedule, type Match } from '@courtside/domain';
import { ScheduleDays, type ScheduleFilter } from '@courtside/tournament-ui';
import { space, type } from '@courtside/ui';
import styled from 'styled-components';
import type { ReadGroupStage } from '../../../live/further-groups';
import { useVisit } from '../visit';
import { UnreadPart } from '../unread-part';

const Heading = styled.h3`
  margin: ${space[5]} 0 ${space[3]};
  scroll-margin-top: var(--cs-below-bars, 0px);
  ${type.d2}
`;

interface FurtherScheduleProps {
  readonly filter: ScheduleFilter;
}

/** The games of the groups beyond the first that are drawn, each stage under its name. */
export function FurtherSchedule({ filter }: FurtherScheduleProps) {
  const { furtherGroups, failed, retry } = useVisit();
  const drawn = furtherGroups?.stages.filter(({ plan }) => hasSchedule(plan)) ?? [];
  return (
    <>
      {drawn.map((stage, index) => (
        <StageGames key={stage.plan.id} stage={stage} filter={filter} isFollowed={index < drawn.length - 1} />
      ))}
      {failed.groups && <UnreadPart retry={retry} />}
    </>
  );
}

interface StageGamesProps extends FurtherScheduleProps {
  readonly stage: ReadGroupStage;
  readonly isFollowed: boolean;
}

function StageGames({ stage: { plan, games, event, gamesBefore }, filter, isFollowed }: StageGamesProps) {
  const { now, changed } = useVisit();
  const isOfTeam = ({ team1Id, team2Id }: Match) => filter.team === '' || filter.team === team1Id || filter.team === team2Id;
  if (!games || !now || ![...games.values()].some(isOfTeam)) return null;
  return (
    <section aria-labelledby={`stage-${plan.id}`}>
      <Heading id={`stage-${plan.id}`} tabIndex={-1}>
        {plan.name}
      </Heading>
      <ScheduleDays tournament={event} matches={games} name={`${plan.id} `} {...{ changed, filter, gamesBefore, isFollowed }} {...now} />
    </section>
  );
}
