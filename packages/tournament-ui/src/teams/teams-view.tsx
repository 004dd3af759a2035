import type { Team } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { useTranslation } from '@courtside/i18n';
import { Card, color, EmptyLine, media, space, TextField, type, useKeptState } from '@courtside/ui';
import { memo, useDeferredValue, useMemo, type ElementType } from 'react';
import styled from 'styled-components';
import { skipRenderingOffscreen } from '../growing/skip-rendering-offscreen';
import { useGrowing } from '../growing/use-growing';
import { namedPlayers, type NamedPlayer, type NamedProfile } from '../players/named-players';
import { PlayerLink } from '../players/player-link';
import { LinkedTeam } from './linked-team';

export interface TeamsViewProps {
  readonly teams: readonly Team[];
  readonly profiles: ReadonlyMap<string, NamedProfile>;
  /** The router's link, for names that lead to the players' own pages; without it they lead nowhere. */
  readonly linkAs?: ElementType;
}

/** The number of teams from which there is a search. */
const SEARCH_FROM = 9;

const Grid = styled.ul`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  padding: 0;
  list-style: none;
  > li {
    min-width: 0;
    @media screen {
      contain-intrinsic-size: auto 5.5rem;
      &[data-rests] {
        content-visibility: auto;
      }
    }
  }
`;

const TeamCard = styled(Card)`
  height: 100%;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  h3 {
    margin: 0;
    ${type.control}
  }
  ul {
    margin: 0;
    /* Below the name, next to the disc. */
    padding: 0 0 0 calc(min(1.375rem, 27.5px) + ${space[2]});
    ${type.small}
    line-height: 1.5rem;
    color: ${color.ink2};
  }
  /* The names run on, so that a team takes two lines rather than one per player. */
  ul > li {
    display: inline;
    overflow-wrap: anywhere;
  }
  ul > li:not(:last-child)::after {
    content: '\\a0· ';
  }
  p {
    margin: 0;
    padding-inline-start: calc(min(1.375rem, 27.5px) + ${space[2]});
    ${type.meta}
    color: ${color.ink3};
  }
`;

const Search = styled.div`
  max-width: 20rem;
  margin-bottom: ${space[3]};
  @media ${media.phone} {
    max-width: none;
  }
  @media print {
    display: none;
  }
`;

/** Cards of teams: these at once, the others as time allows. */
const growth = { first: 12, step: 6 };

/** All teams with their players. */
export const TeamsView = memo(function TeamsView({ teams, profiles, linkAs }: TeamsViewProps) {
  const { t } = useTranslation('tournament');
  const [search, setSearch] = useKeptState<string>('teams search', '');
  const wanted = useDeferredValue(search);
  const all = useMemo(
    () => teams.map(({ id, name, profileIds }) => ({ id, name, players: namedPlayers({ profileIds }, profiles) })),
    [teams, profiles],
  );
  const found = useMemo(
    () => searchItems(all, wanted, ({ name, players }) => [name, ...players.map((player) => player.name)]),
    [all, wanted],
  );
  const shown = useGrowing(found.length, growth, wanted);
  if (teams.length === 0) return <EmptyLine>{t('teams.empty')}</EmptyLine>;
  return (
    <>
      {teams.length >= SEARCH_FROM && (
        <Search>
          <TextField type="search" label={t('teams.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        </Search>
      )}
      {found.length === 0 && <p role="status">{t('teams.noneFound')}</p>}
      <Grid>
        {found.slice(0, shown).map(({ id, players }) => (
          <TeamItem key={id} id={id} players={players} nobody={t('teams.noPlayers')} linkAs={linkAs} />
        ))}
      </Grid>
    </>
  );
});

interface TeamItemProps {
  readonly id: string;
  readonly players: readonly NamedPlayer[];
  /** Said where no player is named. */
  readonly nobody: string;
  readonly linkAs?: ElementType | undefined;
}

const TeamItem = memo(function TeamItem({ id, players, nobody, linkAs }: TeamItemProps) {
  return (
    <li ref={skipRenderingOffscreen}>
      <TeamCard>
        <h3>
          <LinkedTeam id={id} />
        </h3>
        {players.length > 0 ? (
          <ul>
            {players.map((player, index) => (
              <li key={index}>
                <PlayerLink player={player} linkAs={linkAs} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{nobody}</p>
        )}
      </TeamCard>
    </li>
  );
});
