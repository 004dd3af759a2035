import type { Tournament } from '@courtside/domain';
import type { Invitation } from '@courtside/domain/registration';
import { acceptInvitation, declineInvitation } from '@courtside/firebase';
import { formatPersonName, useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice } from '@courtside/ui';
import { useState } from 'react';
import { useSending } from '../../failure/use-sending';
import { useRegisteredTeam } from '../../teams/use-registered-team';
import { Panel, Small } from './panel';

const problems = {
  'unavailable': 'offline',
  'permission-denied': 'closed',
  'not-found': 'gone',
  'invalid': 'full',
  'conflict': 'elsewhere',
  'other': 'other',
} as const;

interface InvitedToProps {
  readonly tournament: Tournament;
  readonly invitation: Invitation;
  readonly isReadable: boolean;
  readonly onAnswered: (answer: 'accepted' | 'declined') => void;
}

/** A captain's invitation into a team: shows its players, with buttons to accept and decline. Reads: the team, and each of its players. */
export function InvitationPanel({ tournament, invitation, isReadable, onAnswered }: InvitedToProps) {
  const { t } = useTranslation('registration');
  const format = useFormat();
  const { teamId, name } = invitation;
  const team = useRegisteredTeam(tournament, teamId, isReadable);
  const { isBusy, problem, send } = useSending(problems);
  const [pressed, setPressed] = useState<'accepted' | 'declined' | null>(null);
  const names = team?.players.flatMap((one) => (one === null ? [] : [formatPersonName(one)])) ?? [];
  const isFull = team !== null && names.length >= Math.max(tournament.playersPerTeam, team.players.length);
  const answer = async (what: 'accepted' | 'declined') => {
    setPressed(what);
    const command = what === 'accepted' ? acceptInvitation : declineInvitation;
    if (!isBusy && (await send(() => command(tournament.id, teamId)))) onAnswered(what);
  };
  const heading = `invited-${teamId}`;
  return (
    <Panel aria-labelledby={heading} data-lit>
      <h2 id={heading}>{t('looking.invited', { team: name })}</h2>
      {team && <p>{names.length > 0 ? t('looking.members', { names: format.list(names) }) : t('looking.nobody')}</p>}
      <Small>{t(isFull ? 'looking.problem.full' : 'looking.answerText')}</Small>
      {problem && <Notice kind="error">{t(`looking.problem.${problem}`)}</Notice>}
      <Cluster>
        {!isFull && (
          <Button loading={isBusy && pressed === 'accepted'} onClick={() => void answer('accepted')}>
            {t('looking.join')}
          </Button>
        )}
        <Button variant="secondary" loading={isBusy && pressed === 'declined'} onClick={() => void answer('declined')}>
          {t('looking.no')}
        </Button>
      </Cluster>
    </Panel>
  );
}
