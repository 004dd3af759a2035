import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat } from '@courtside/i18n';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Event = styled.span`
  display: block;
  margin-bottom: 0.5rem;
  overflow-wrap: anywhere;
  > a {
    display: block;
    padding-block: 0.375rem;
    font-weight: 700;
  }
`;

interface EventLineProps {
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'startDate' | 'endDate' | 'location'>;
}

/** Which event it is, when and where, in a view without a head. */
export function EventLine({ tournament: { id, name, startDate, endDate, location } }: EventLineProps) {
  const format = useFormat();
  return (
    <Event>
      <Link to={linkTo('tournament', id)}>{name}</Link>
      {[format.dateRange(startDate, endDate), location].filter(Boolean).join(' · ')}
    </Event>
  );
}
