import type { Profile, Team } from '@courtside/domain';
import { isProfileId } from '@courtside/domain';
import { searchItems } from '@courtside/domain/text';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Card, color, EmptyState, media, space, TextField, type, useKeptState } from '@courtside/ui';
import { memo, useDeferredValue, useMemo } from 'react';
import styled from 'styled-components';
import { useGrowing } from '../growing/use-growing';
import { LinkedTeam } from './linked-team';

export interface TeamsViewProps {
  readonly teams: readonly Team[];
  readonly profiles: ReadonlyMap<string, Pick<Profile, 'name'>>;
}

/** From so many teams on there is a search. */
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
      content-visibility: auto;
      contain-intrinsic-size: auto 8rem;
    }
  }
`;

const TeamCard = styled(Card)`
  height: 100%;
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]};
  h3 {
    margin: 0;
    ${type.control}
  }
  ul {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0 0 0 1.875rem;
    list-style: none;
    ${type.small}
    color: ${color.ink2};
  }
  p {
    margin: 0;
    padding-inline-start: 1.875rem;
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

/** Names of a team's players: a profile's name, or what was typed; blank slots are left out. */
export function playerNames({ profileIds }: Pick<Team, 'profileIds'>, profiles: TeamsViewProps['profiles']): string[] {
  return profileIds.flatMap((id) => {
    const name = isProfileId(id) ? (profiles.get(id)?.name ?? '') : id;
    return name.trim() === '' ? [] : [formatPersonName(name)];
  });
}

/** Cards of teams: these at once, the others as time allows. */
const growth = { first: 12, step: 6 };

/** All teams with their players. */
export const TeamsView = memo(function TeamsView({ teams, profiles }: TeamsViewProps) {
  const { t } = useTranslation('tournament');
  const [search, setSearch] = useKeptState<string>('teams search', '');
  const wanted = useDeferredValue(search);
  const all = useMemo(
    () => teams.map(({ id, name, profileIds }) => ({ id, name, players: playerNames({ profileIds }, profiles) })),
    [teams, profiles],
  );
  const found = useMemo(() => searchItems(all, wanted, ({ name, players }) => [name, ...players]), [all, wanted]);
  const shown = useGrowing(found.length, growth, wanted);
  if (teams.length === 0) return <EmptyState title={t('teams.empty')} level={3} />;
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
          <TeamItem key={id} id={id} players={players} nobody={t('teams.noPlayers')} />
        ))}
      </Grid>
    </>
  );
});

interface TeamItemProps {
  readonly id: string;
  readonly players: readonly string[];
  /** Said where no player is named. */
  readonly nobody: string;
}

const TeamItem = memo(function TeamItem({ id, players, nobody }: TeamItemProps) {
  return (
    <li>
      <TeamCard>
        <h3>
          <LinkedTeam id={id} />
        </h3>
        {players.length > 0 ? (
          <ul>
            {players.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        ) : (
          <p>{nobody}</p>
        )}
      </TeamCard>
    </li>
  );
});
