import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { TableRules, Section, StandingsTables, teamsShownInBracket, useGroupTables } from '@courtside/tournament-ui';
import { space, Switch, useKeptState } from '@courtside/ui';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useVisit } from '../visit';

const Tables = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
`;

interface GroupTablesProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** One table per group; on request, why a team is ahead of the next. */
export function StandingsSection() {
  const { tournament, teams, matches } = useVisit();
  return <GroupTables {...{ tournament, teams, matches }} />;
}

const GroupTables = memo(function GroupTables({ tournament, teams, matches }: GroupTablesProps) {
  const { t } = useTranslation('standings');
  const [explained, setExplained] = useKeptState<boolean>('standings why', false);
  const tables = useGroupTables(tournament, teams, matches);
  const through = useMemo(() => teamsShownInBracket(tournament), [tournament]);
  return (
    <Section
      id="standings"
      print="sheet"
      intro={
        <>
          <TableRules tournament={tournament} /> <Link to={`${linkTo('about')}#ties`}>{t('rules.more')}</Link>
        </>
      }
      actions={<Switch label={t('why')} checked={explained} onChange={setExplained} />}
    >
      <Tables>
        <StandingsTables tournament={tournament} tables={tables} through={through} explained={explained} />
      </Tables>
    </Section>
  );
});
