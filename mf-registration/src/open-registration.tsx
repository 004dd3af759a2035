import { canSeeTeamNames, isMixer, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';
import { LeaveMixer } from './features/complete/leave-mixer';
import { RegistrationComplete } from './features/complete/registration-complete';
import { TeamSummary } from './features/complete/team-summary';
import { JoinMixer } from './features/mixer/join-mixer';
import { hasDraft } from './features/team/team-draft';
import { TeamForm } from './features/team/team-form';
import type { TeamValues } from './features/team/team-values';
import { RegistrationClosed } from './features/views/plain-views';
import { RegisterHead } from './features/views/register-head';
import { isRegistered, registrationView } from './registration-view';

interface OpenRegistrationProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly email: string;
  readonly myTeamId: string | null;
}

/** The views of a tournament that is there, for somebody signed in. */
export function OpenRegistration({ tournament, uid, email, myTeamId }: OpenRegistrationProps) {
  const { t } = useTranslation('registration');
  // What this page itself sent stands, until the server's own word of it arrives and afterwards.
  const [sent, setSent] = useState<{ readonly teamId: string | null; readonly values: TeamValues | null } | null>(null);
  const teamId = myTeamId ?? sent?.teamId ?? null;
  const view = sent ? 'complete' : registrationView(tournament, uid, myTeamId);
  const isReadable = canSeeTeamNames(tournament, uid);

  if (view === 'closed') {
    return (
      <RegistrationClosed
        tournament={tournament}
        isRegistered={isRegistered(tournament, uid, myTeamId)}
        isTextKept={hasDraft(tournament.id)}
      />
    );
  }
  if (view === 'complete') {
    const mixer = isMixer(tournament);
    return (
      <RegistrationComplete
        tournament={tournament}
        isNew={sent !== null}
        actions={mixer && tournament.isRegistrationOpen && <LeaveMixer tournamentId={tournament.id} onLeft={() => setSent(null)} />}
      >
        {teamId && (
          <TeamSummary tournament={tournament} teamId={teamId} isReadable={isReadable} sent={sent?.values ? teamOf(sent.values) : null} />
        )}
      </RegistrationComplete>
    );
  }
  return (
    <>
      <RegisterHead tournament={tournament}>{view === 'mixer' ? t('mixer.title') : t('team.title')}</RegisterHead>
      {view === 'mixer' ? (
        <JoinMixer tournament={tournament} uid={uid} onJoined={() => setSent({ teamId: null, values: null })} />
      ) : (
        <TeamForm
          tournament={tournament}
          uid={uid}
          email={email}
          showsTeams={isReadable}
          onRegistered={(newId, values) => setSent({ teamId: newId, values })}
        />
      )}
    </>
  );
}

const teamOf = ({ name, players }: TeamValues) => ({ name, players: players.map(({ player }) => player?.name ?? null) });
