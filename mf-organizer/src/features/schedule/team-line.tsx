import { TeamDisc } from '@courtside/ui';
import styled from 'styled-components';
import { useSchedule } from './schedule-context';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A team's disc and name. */
export function TeamLine({ teamId, size = 20 }: { readonly teamId: string; readonly size?: number }) {
  const { nameOf, discOf } = useSchedule();
  const disc = discOf(teamId);
  return (
    <Line>
      {disc && <TeamDisc disc={disc} size={size} />}
      <span>{nameOf(teamId)}</span>
    </Line>
  );
}
