import { linkTo } from '@courtside/federation/links';
import type { TeamLinkProps } from '@courtside/tournament-ui';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';

/** A name among many: underlined on hover and focus only, so that a table of names stays readable. */
const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  min-width: 0;
  max-width: 100%;
  min-height: 1.5rem;
  color: inherit;
  text-decoration: none;
  &:hover,
  &:focus-visible {
    text-decoration: underline;
  }
`;

/** The link from a team's name to its page, on a page of the tournament. */
export function TeamLink({ id, children }: TeamLinkProps) {
  const { tournamentId = '' } = useParams();
  return <Name to={linkTo('team', tournamentId, id)}>{children}</Name>;
}
