import { isProfileId, type Profile } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { formatPersonName } from '@courtside/i18n';
import { color } from '@courtside/ui';
import type { ElementType } from 'react';
import styled from 'styled-components';

/** The fields of a profile that are needed to name a player. */
export type NamedProfile = Pick<Profile, 'name' | 'isPageHidden'>;

/** A player as a list shows them. */
export interface NamedPlayer {
  readonly name: string;
  /** The id of their page; null if they want none, or if the name was typed. */
  readonly page: string | null;
}

/** Returns a player of a list: by the profile's name, or by the typed name; null for a blank slot and for a player without a name. */
export function namedPlayer(id: string, profiles: ReadonlyMap<string, NamedProfile>): NamedPlayer | null {
  const profile = isProfileId(id) ? profiles.get(id) : undefined;
  const name = isProfileId(id) ? (profile?.name ?? '') : id;
  if (name.trim() === '') return null;
  return { name: formatPersonName(name), page: profile && !profile.isPageHidden ? id : null };
}

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
