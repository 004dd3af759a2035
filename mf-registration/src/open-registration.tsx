import { canSeeTeamNames, hasRegistrationTimes, isMixer, type Tournament } from '@courtside/domain';
import { query, stopLooking, useWatch, watchFreeAgent } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Notice, space, useServerClock, useServerNow } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { OwnRegistration } from './features/complete/own-registration';
import { LookingForTeam } from './features/looking/looking-for-team';
import { JoinMixer } from './features/mixer/join-mixer';
import { hasDraft } from './features/team/team-draft';
import { ConfirmTeams } from './features/player/confirm-teams';
import { TeamRegistration } from './features/team/team-registration';
import { getPlayerName, type TeamValues } from './teams/team-values';
import { RegistrationClosed } from './features/views/plain-views';
import { OpenHead } from './features/views/open-head';
import { PlacesNote } from './features/views/places-note';
import { RegistrationCountdown } from './features/views/registration-countdown';
import { useFee } from './fee/use-fee';
import { ProofGate } from './proof/proof-gate';
import { isRegistered, registrationView } from './registration-view';

const Part = styled.div`
  margin-bottom: ${space[4]};
  &:empty {
    display: none;
  }
`;

const Proof = styled.div`
  margin-top: ${space[4]};
`;

interface OpenRegistrationProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly email: string;
  readonly myTeamId: string | null;
  /** The user took over a team just now. */
  readonly isTaken: boolean;
}

/** The views of an existing tournament for a signed-in user. */
export function OpenRegistration({ tournament, uid, email, myTeamId, isTaken }: OpenRegistrationProps) {
  const { t } = useTranslation('registration');
  // The server uses its own clock: on a device whose clock is late the form would appear after the places are gone.
  useServerClock(hasRegistrationTimes(tournament));
  const now = useServerNow(1000);
  // A registration sent from this page is shown, before and after the server's update arrives.
  const [sent, setSent] = useState<{ readonly teamId: string | null; readonly values: TeamValues | null } | null>(null);
  const [had, setHad] = useState(myTeamId);
  // The team has another captain by now, or was deleted.
  const isLost = had !== null && myTeamId === null;
  if (myTeamId !== null && myTeamId !== had) setHad(myTeamId);
  if (isLost && sent !== null) setSent(null);
  const teamId = myTeamId ?? sent?.teamId ?? null;
  const view = sent ? 'complete' : registrationView(tournament, uid, myTeamId, now);
  const isReadable = canSeeTeamNames(tournament, uid);
  const { fee } = useFee(tournament);
  const { value: looks } = useWatch(view === 'team' ? query(watchFreeAgent, tournament.id, uid) : null);

  const above = (
    <>
      {isLost && (
        <Part>
          <Notice kind="warning">{t('takeOver.lost')}</Notice>
        </Part>
      )}
      {!isMixer(tournament) && sent === null && (
        <ConfirmTeams tournament={tournament} uid={uid} ownTeamId={teamId} isReadable={isReadable} />
      )}
    </>
  );
  if (view === 'closed') {
    return (
      <>
        {above}
        {!isMixer(tournament) && <LookingForTeam tournament={tournament} uid={uid} isOpen={false} />}
        <RegistrationClosed
          tournament={tournament}
          isRegistered={isRegistered(tournament, uid, myTeamId)}
          isTextKept={hasDraft(tournament.id)}
        />
      </>
    );
  }
  if (view === 'complete') {
    return (
      <>
        {above}
        <OwnRegistration
          tournament={tournament}
          teamId={teamId}
          uid={uid}
          account={email}
          isReadable={isReadable}
          isNew={sent !== null || isTaken}
          sent={sent?.values ? teamOf(sent.values) : null}
          onLeft={() => setSent(null)}
          lookingForTeam={<LookingForTeam tournament={tournament} uid={uid} isOpen />}
        />
      </>
    );
  }
  if (view === 'before') {
    return (
      <>
        {above}
        <RegistrationCountdown tournament={tournament} />
        {/* Loads it now and not in the minute in which places may run out. */}
        <Proof>
          <ProofGate tournament={tournament} account={email}>
            {null}
          </ProofGate>
        </Proof>
      </>
    );
  }
  return (
    <>
      {above}
      <OpenHead tournament={tournament} fee={fee} />
      {view === 'team' && (
        <Part>
          <PlacesNote tournament={tournament} />
        </Part>
      )}
      <ProofGate tournament={tournament} account={email}>
        {view === 'mixer' ? (
          <JoinMixer tournament={tournament} uid={uid} onJoined={() => setSent({ teamId: null, values: null })} />
        ) : (
          <>
            <LookingForTeam tournament={tournament} uid={uid} isOpen />
            <TeamRegistration
              tournament={tournament}
              uid={uid}
              email={email}
              showsTeams={isReadable}
              onRegistered={(newId, values) => {
                setSent({ teamId: newId, values });
                // A captain does not look for a team. If removing the entry fails, the player can decline invitations.
                if (looks) stopLooking(tournament.id).catch((error: unknown) => console.warn('Still on the list', error));
              }}
            />
          </>
        )}
      </ProofGate>
    </>
  );
}

const teamOf = ({ name, players }: TeamValues) => ({ name, players: players.map(getPlayerName) });
