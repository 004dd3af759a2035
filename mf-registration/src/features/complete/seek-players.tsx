import type { Tournament } from '@courtside/domain';
import type { FreeAgent, Invitation } from '@courtside/domain/registration';
import { query, useWatch, watchFreeAgents, watchTeamInvitations } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { color, line, space, Spinner, type } from '@courtside/ui';
import styled from 'styled-components';
import { RetryNotice } from '../../failure/retry-notice';
import { FreeAgentRow } from './free-agent-row';
import { useRegisteredTeam } from '../../teams/use-registered-team';
import { useListedFreeAgents } from './use-listed-free-agents';

const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  h2 {
    margin: 0;
    ${type.d3}
  }
  > p {
    margin: 0;
    ${type.small}
    color: ${color.ink2};
  }
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: ${line.hair} solid ${color.line};
`;

const noAgents: readonly FreeAgent[] = [];
const noInvitations: readonly Invitation[] = [];

interface SeekPlayersProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly isReadable: boolean;
}

/** Players who look for a team, for a captain who can invite them. Reads: three for each, and one for each invitation. */
export function SeekPlayers({ tournament, teamId, isReadable }: SeekPlayersProps) {
  const { t } = useTranslation('registration');
  const { id } = tournament;
  const agents = useWatch(query(watchFreeAgents, id));
  const { value: invitations = noInvitations } = useWatch(query(watchTeamInvitations, id, teamId));
  const team = useRegisteredTeam(tournament, teamId, isReadable);
  const sought = useListedFreeAgents(id, teamId, agents.value ?? noAgents, invitations);
  const named = team?.players.filter((name) => name !== null).length ?? 0;
  const isFull = team !== null && named >= Math.max(tournament.playersPerTeam, team.players.length);
  const body = () => {
    if (agents.value === undefined && agents.status === 'error')
      return (
        <RetryNotice kind="warning" retry={agents.retry}>
          {t('seek.failed')}
        </RetryNotice>
      );
    if (agents.value === undefined || sought === null) return <Spinner label={t('loading')} />;
    if (sought.length === 0) return <p>{t('seek.empty')}</p>;
    return (
      <>
        <p>{t(isFull ? 'seek.full' : 'seek.text')}</p>
        <List>
          {sought.map((one) => (
            <FreeAgentRow key={one.uid} tournamentId={id} teamId={teamId} player={one} isFull={isFull} />
          ))}
        </List>
      </>
    );
  };
  return (
    <Part aria-labelledby="seek">
      <h2 id="seek">{t('seek.title')}</h2>
      {body()}
    </Part>
  );
}
