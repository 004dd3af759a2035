import { query, useSession, useTournament, useWatch, watchMyRegistration } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Page, Spinner, useDocumentTitle } from '@courtside/ui';
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
      {session.status === 'signedIn' && (
        <RegistrationFor key={`${tournamentId} ${session.uid}`} tournamentId={tournamentId} uid={session.uid} email={session.email ?? ''} />
      )}
    </Page>
  );
}

/** Names the tournament to somebody who is not signed in, as far as it is public. */
function SignedOut({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('registration');
  const loaded = useTournament(tournamentId);
  if (loaded.state === 'loading') return <Spinner label={t('loading')} fill />;
  if (loaded.state === 'missing') return <TournamentNotFound tournamentId={tournamentId} isSignedOut linkAs={Link} />;
  return (
    <RegistrationSignedOut
      tournamentId={tournamentId}
      tournament={loaded.state === 'ready' ? loaded.tournament : null}
      isTextKept={hasDraft(tournamentId)}
    />
  );
}

function RegistrationFor({ tournamentId, uid, email }: { readonly tournamentId: string; readonly uid: string; readonly email: string }) {
  const { t } = useTranslation('registration');
  const loaded = useTournament(tournamentId);
  // Where it can't be told whether this account has registered, the server tells when the team is sent.
  const mine = useWatch(query(watchMyRegistration, tournamentId, uid));

  if (loaded.state === 'missing') return <TournamentNotFound tournamentId={tournamentId} isSignedOut={false} linkAs={Link} />;
  if (loaded.state === 'failed') return <TournamentFailed isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
  if (loaded.state === 'loading' || mine.status === 'loading') return <Spinner label={t('loading')} fill />;
  return <OpenRegistration tournament={loaded.tournament} uid={uid} email={email} myTeamId={mine.value ?? null} />;
}
