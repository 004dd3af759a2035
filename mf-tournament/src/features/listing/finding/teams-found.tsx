import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, color, line, media, space, TeamDisc, touch, type } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TeamSearch } from './use-found-teams';

const Sheet = styled.section`
  margin-block: ${space[4]};
  h2 {
    ${type.d3}
    margin-bottom: ${space[1]};
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-top: ${line.hair} solid ${color.line};
  }
  @media ${media.tablet} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[4]};
    }
  }
  li {
    border-bottom: ${line.hair} solid ${color.line};
  }
  li a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space[2]};
    min-height: max(3.5rem, ${touch});
    padding-block: ${space[1]};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  li a > :first-child {
    grid-row: 1 / 3;
  }
  b {
    ${type.control}
    align-self: end;
  }
  small {
    grid-column: 2;
    align-self: start;
    ${type.meta}
    color: ${color.ink3};
  }
  li a:hover b {
    text-decoration: underline;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-bottom: ${space[2]};
  ${type.small}
  color: ${color.ink2};
`;

/** How many teams are listed; typing more letters leaves fewer. */
const MOST = 12;

/** The teams that a search found, each with its tournament, as links to their pages. */
export function TeamsFound({ search: { status, found, isPartly, retry } }: { readonly search: TeamSearch }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <>
      {found.length > 0 && (
        <Sheet aria-labelledby="teams-found">
          <h2 id="teams-found">{t('find.teams')}</h2>
          <ul>
            {found.slice(0, MOST).map(({ tournament, team, disc }) => (
              <li key={`${tournament.id}/${team.id}`}>
                <Link to={linkTo('team', tournament.id, team.id)}>
                  {disc ? <TeamDisc disc={disc} size={28} /> : <span />}
                  <b>{team.name}</b>
                  <small>
                    {tournament.name} · {format.dateRange(tournament.startDate, tournament.endDate)}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {status === 'searching' && <Line>{t('find.searchingTeams')}</Line>}
      {isPartly && (
        <Line>
          {t('find.teamsFailed')}
          <Button variant="quiet" onClick={retry}>
            {t('failed.retry')}
          </Button>
        </Line>
      )}
    </>
  );
}
