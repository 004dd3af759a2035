import { invitePlayer, takeBackInvitation } from '@courtside/firebase';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Button, color, line, Notice, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { useSending } from '../../failure/use-sending';
import type { ListedFreeAgent } from './use-listed-free-agents';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[2]};
  border-bottom: ${line.hair} solid ${color.line};
  > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    margin: 0;
    ${type.d4}
  }
  p {
    margin: 0;
    ${type.small}
    color: ${color.ink2};
  }
  p[data-notes] {
    ${type.body}
    color: ${color.ink};
  }
  /* An error has the whole line. */
  > :nth-child(3) {
    flex: 1 1 100%;
  }
`;

const problems = {
  'unavailable': 'offline',
  'permission-denied': 'closed',
  'not-found': 'gone',
  'conflict': 'full',
  'invalid': 'tooMany',
  'other': 'other',
} as const;

interface SoughtPlayerProps {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly player: ListedFreeAgent;
  readonly isFull: boolean;
}

/** A player who looks for a team: to invite, invited, or with an answer. */
export function FreeAgentRow({ tournamentId, teamId, player, isFull }: SoughtPlayerProps) {
  const { t } = useTranslation('registration');
  const { uid, agent, invitation, profile, isTaken } = player;
  const { isBusy, problem, send } = useSending(problems);
  const name = profile ? formatPersonName(profile.name) : t('seek.somebody');
  const isWaiting = invitation !== null && invitation.answer === null;
  // A player who joined once and looks for a team again can be invited again.
  const mayInvite = agent !== null && !isTaken && !isFull && invitation?.answer !== 'declined';
  const state = () => {
    if (invitation?.answer === 'declined') return t('seek.declined');
    if (isTaken || (invitation && !agent && isWaiting)) return t('seek.taken');
    if (isWaiting) return t('seek.invited');
    return invitation && !agent ? t('seek.accepted') : '';
  };
  const act = () => send(() => (isWaiting ? takeBackInvitation(tournamentId, teamId, uid) : invitePlayer(tournamentId, uid)));
  return (
    <Row>
      <div>
        <h3>{name}</h3>
        {agent && <p>{[profile?.club, t(`looking.positions.${agent.position}`)].filter(Boolean).join(' · ')}</p>}
        {agent?.notes && <p data-notes>{agent.notes}</p>}
        <p role="status">{state()}</p>
      </div>
      {(isWaiting || mayInvite) && (
        <Button
          variant={isWaiting ? 'quiet' : 'secondary'}
          size="small"
          loading={isBusy}
          aria-label={t(isWaiting ? 'seek.takeBackOf' : 'seek.inviteWhom', { name })}
          onClick={() => void act()}
        >
          {t(isWaiting ? 'seek.takeBack' : 'seek.invite')}
        </Button>
      )}
      {problem && <Notice kind="error">{t(`seek.problem.${isWaiting && problem === 'full' ? 'answered' : problem}`)}</Notice>}
    </Row>
  );
}
