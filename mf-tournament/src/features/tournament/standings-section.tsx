import type { Match, MatchId, Team, TeamId, Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { Section, StandingsTables, teamsInBracket, useGroupTables } from '@courtside/tournament-ui';
import { space, Switch, useKeptState } from '@courtside/ui';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Tables = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
`;

export interface StandingsSectionProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
}

/** One table per group; why a team is ahead of the next, on demand. */
export const StandingsSection = memo(function StandingsSection({ tournament, teams, matches }: StandingsSectionProps) {
  const { t } = useTranslation('standings');
  const [explained, setExplained] = useKeptState<boolean>('standings why', false);
  const tables = useGroupTables(tournament, teams, matches);
  const through = useMemo(() => (tournament.isBracketPublic ? teamsInBracket(tournament) : new Set<TeamId>()), [tournament]);
  return (
    <Section
      id="standings"
      print="sheet"
      title={t('title')}
      intro={
        <>
          {t(`rules.${tournament.tieBreakPreset}`, { points: tournament.pointsPerWin })}{' '}
          <Link to={`${linkTo('about')}#ties`}>{t('rules.more')}</Link>
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
