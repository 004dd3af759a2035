import type { Tournament } from '@courtside/domain';
import { useSession, useWatch, watchMyRegistration, watchTournament, type OnError, type OnValue } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Page, Spinner, useDocumentTitle } from '@courtside/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { hasDraft } from './features/team/team-draft';
import { RegistrationSignedOut } from './features/views/plain-views';
import { OpenRegistration } from './open-registration';

/** `/{tournamentId}/register`. The views are tried in this order: loading, signed out, closed, complete, mixer, team form. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  useDocumentTitle(t('title'));
  return (
    <Page $narrow>
      {session.status === 'loading' && <Spinner label={t('loading')} fill />}
      {session.status === 'signedOut' && <SignedOut key={tournamentId} tournamentId={tournamentId} />}
      {session.status === 'signedIn' && <RegistrationFor key={`${tournamentId} ${session.uid}`} tournamentId={tournamentId} uid={session.uid} email={session.email ?? ''} />}
    </Page>
  );
}

/** Names the tournament to somebody who is not signed in, as far as it is public. */
function SignedOut({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('registration');
  const { status, value, error } = useWatch((onValue: OnValue<Tournament | null>, onError: OnError) => watchTournament(tournamentId, onValue, onError), [tournamentId]);
  if (status === 'loading') return <Spinner label={t('loading')} fill />;
  if (error?.code === 'permission-denied' || (status === 'ready' && value === null)) return <TournamentNotFound tournamentId={tournamentId} isSignedOut linkAs={Link} />;
  return <RegistrationSignedOut tournamentId={tournamentId} tournament={value ?? null} isTextKept={hasDraft(tournamentId)} />;
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

  if (error?.code === 'permission-denied' || (status === 'ready' && tournament === null)) return <TournamentNotFound tournamentId={tournamentId} isSignedOut={false} linkAs={Link} />;
  if (!tournament && error) return <TournamentFailed isMalformed={error.code === 'malformed'} onRetry={() => setAttempt(attempt + 1)} />;
  if (!tournament || mine.status === 'loading') return <Spinner label={t('loading')} fill />;
  return <OpenRegistration tournament={tournament} uid={uid} email={email} myTeamId={mine.value ?? null} />;
}
