import type { Tournament } from '@courtside/domain';
import { useSession, useWatch, watchMyRegistration, watchTournament, type OnError, type OnValue } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Page, Spinner } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasDraft } from './features/team/team-draft';
import { RegistrationSignedOut, TournamentFailed, TournamentNotFound } from './features/views/plain-views';
import { OpenRegistration } from './open-registration';

/** `/{tournamentId}/register`. The views are tried in this order: loading, signed out, closed, complete, mixer, team form. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  useEffect(() => {
    document.title = `${t('title')} · Courtside`;
  }, [t]);
  return (
    <Page $narrow>
      {session.status === 'loading' && <Spinner label={t('loading')} fill />}
      {session.status === 'signedOut' && <RegistrationSignedOut tournamentId={tournamentId} isTextKept={hasDraft(tournamentId)} />}
      {session.status === 'signedIn' && <RegistrationFor key={`${tournamentId} ${session.uid}`} tournamentId={tournamentId} uid={session.uid} email={session.email ?? ''} />}
    </Page>
  );
}

function RegistrationFor({ tournamentId, uid, email }: { readonly tournamentId: string; readonly uid: string; readonly email: string }) {
  const { t } = useTranslation('registration');
  const [attempt, setAttempt] = useState(0);
  const { status, value: tournament, error } = useWatch(
    (onValue: OnValue<Tournament | null>, onError: OnError) => watchTournament(tournamentId, onValue, onError),
    [tournamentId, attempt],
  );
  // Where it can't be told whether this account has registered, the server tells when the team is sent.
  const mine = useWatch((onValue: OnValue<string | null>, onError: OnError) => watchMyRegistration(tournamentId, uid, onValue, onError), [tournamentId, uid]);

  if (error?.code === 'permission-denied' || (status === 'ready' && tournament === null)) return <TournamentNotFound />;
  if (!tournament && error) return <TournamentFailed onRetry={() => setAttempt(attempt + 1)} />;
  if (!tournament || mine.status === 'loading') return <Spinner label={t('loading')} fill />;
  return <OpenRegistration tournament={tournament} uid={uid} email={email} myTeamId={mine.value ?? null} />;
}
