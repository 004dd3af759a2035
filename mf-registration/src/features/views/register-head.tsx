import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { CalendarDaysIcon, color, Facts, MapPinIcon, PageTitle, space, type, UsersIcon, type Fact } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Head = styled.header`
  margin-bottom: ${space[4]};
  h1 {
    margin-bottom: ${space[2]};
  }
  dl {
    margin: 0;
  }
  dd {
    margin: 0;
  }
`;

const Event = styled(Link)`
  ${type.d3}
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

/** The tournament, above the form. */
export function RegisterHead({ tournament, children }: { readonly tournament: Tournament; readonly children: ReactNode }) {
  const { t } = useTranslation(['registration', 'tournament']);
  const format = useFormat();
  const facts: Fact[] = [
    { icon: CalendarDaysIcon, term: t('tournament:details.dates'), value: format.dateRange(tournament.startDate, tournament.endDate) },
    { icon: MapPinIcon, term: t('tournament:details.location'), value: tournament.location },
  ];
  if (tournament.tournamentType === 'STANDARD')
    facts.push({ icon: UsersIcon, term: t('team.playersTitle'), value: t('team.size', { count: tournament.playersPerTeam }) });
  return (
    <Head>
      <Event to={linkTo('tournament', tournament.id)}>{tournament.name}</Event>
      <PageTitle>{children}</PageTitle>
      <Facts facts={facts} />
    </Head>
  );
}
