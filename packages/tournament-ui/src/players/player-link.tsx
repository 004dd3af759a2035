import { linkTo } from '@courtside/federation/links';
import { color } from '@courtside/ui';
import type { ElementType } from 'react';
import styled from 'styled-components';
import type { NamedPlayer } from './named-players';

const Name = styled.a`
  display: inline-block;
  max-width: 100%;
  padding-block: 2px;
  color: inherit;
  text-decoration: underline ${color.lineStrong} 1px;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  @media (hover: hover) {
    &:hover {
      text-decoration: underline currentColor 2px;
    }
  }
  @media print {
    text-decoration: none;
  }
`;

/** A name with a link to the player's page, if there is one and the app can open it. */
export function PlayerLink({
  player: { name, page },
  linkAs,
}: {
  readonly player: NamedPlayer;
  readonly linkAs?: ElementType | undefined;
}) {
  return page !== null && linkAs ? (
    <Name as={linkAs} to={linkTo('player', page)}>
      {name}
    </Name>
  ) : (
    <>{name}</>
  );
}
