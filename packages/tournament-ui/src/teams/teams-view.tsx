import type { Profile, Team } from '@courtside/domain';
import { isProfileId } from '@courtside/domain';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Card, color, EmptyState, media, space, TextField, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TeamName } from './team-directory';

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

/** All teams with their players. */
export function TeamsView({ teams, profiles }: TeamsViewProps) {
  const { t } = useTranslation('tournament');
  const [search, setSearch] = useState('');
  if (teams.length === 0) return <EmptyState title={t('teams.empty')} level={3} />;
  const wanted = search.trim().toLowerCase();
  const shown = teams
    .map((team) => ({ team, players: playerNames(team, profiles) }))
    .filter(({ team, players }) => wanted === '' || [team.name, ...players].some((name) => name.toLowerCase().includes(wanted)));
  return (
    <>
      {teams.length >= SEARCH_FROM && (
        <Search>
          <TextField type="search" label={t('teams.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        </Search>
      )}
      {shown.length === 0 && <p role="status">{t('teams.noneFound')}</p>}
      <Grid>
        {shown.map(({ team, players }) => (
          <li key={team.id}>
            <TeamCard>
              <h3>
                <TeamName id={team.id} />
              </h3>
              {players.length > 0 ? (
                <ul>
                  {players.map((name, index) => (
                    <li key={index}>{name}</li>
                  ))}
                </ul>
              ) : (
                <p>{t('teams.noPlayers')}</p>
              )}
            </TeamCard>
          </li>
        ))}
      </Grid>
    </>
  );
}
