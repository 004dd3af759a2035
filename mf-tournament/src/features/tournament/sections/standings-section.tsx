import type { Match, MatchId, Team, Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { TableRules, Section, StandingsTables, teamsShownInBracket, useGroupTables } from '@courtside/tournament-ui';
import { space, Switch, useKeptState } from '@courtside/ui';
import { memo, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StageTables } from '../further-groups/lazy-views';
import { UnreadPart } from '../unread-part';
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
  /** The event has tables of several stages. */
  readonly hasStages: boolean;
  /** Reads further groups again if none could be read. */
  readonly retry: (() => void) | null;
}

/** One table per group; on request, why a team is ahead of the next. */
export function StandingsSection() {
  const { tournament, teams, matches, stages, failed, retry } = useVisit();
  const hasStages = stages !== null;
  return <GroupTables {...{ tournament, teams, matches, hasStages }} retry={failed.groups && !hasStages ? retry : null} />;
}

const GroupTables = memo(function GroupTables({ tournament, teams, matches, hasStages, retry }: GroupTablesProps) {
  const { t } = useTranslation('standings');
  const [explained, setExplained] = useKeptState<boolean>('standings why', false);
  const tables = useGroupTables(tournament, teams, matches);
  const through = useMemo(() => teamsShownInBracket(tournament), [tournament]);
  const ofGroups = (
    <Tables>
      <StandingsTables tournament={tournament} tables={tables} through={through} explained={explained} />
    </Tables>
  );
  return (
    <Section
      id="standings"
      sheet={tournament.name}
      // Before the first result, a table of zeros would fill a sheet.
      print={tables.some(({ rows }) => rows.some(({ played }) => played > 0))}
      intro={
        <>
          <TableRules tournament={tournament} /> <Link to={`${linkTo('about')}#ties`}>{t('rules.more')}</Link>
        </>
      }
      actions={<Switch label={t('why')} checked={explained} onChange={setExplained} />}
    >
      {hasStages ? (
        <Suspense fallback={ofGroups}>
          <StageTables explained={explained} />
        </Suspense>
      ) : (
        ofGroups
      )}
      {retry && <UnreadPart retry={retry} />}
    </Section>
  );
});
