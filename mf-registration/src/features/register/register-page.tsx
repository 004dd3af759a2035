import { useSession, useWatch, watchTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Page, Spinner } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AskOrganizer, RegistrationClosed, RegistrationSignedOut, TournamentFailed, TournamentNotFound } from './register-views';

/** `/{tournamentId}/register`. The views are tried in this order: loading, not signed in, closed, open. */
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
      {session.status === 'signedOut' && <RegistrationSignedOut tournamentId={tournamentId} />}
      {session.status === 'signedIn' && <RegistrationFor tournamentId={tournamentId} />}
    </Page>
  );
}

function RegistrationFor({ tournamentId }: { readonly tournamentId: string }) {
  const { t } = useTranslation('registration');
  const [attempt, setAttempt] = useState(0);
  const { status, value: tournament, error } = useWatch(
    (onValue: Parameters<typeof watchTournament>[1], onError) => watchTournament(tournamentId, onValue, onError),
    [tournamentId, attempt],
  );
  if (error?.code === 'permission-denied' || (status === 'ready' && tournament === null)) return <TournamentNotFound />;
  if (tournament) return tournament.isRegistrationOpen ? <AskOrganizer tournament={tournament} /> : <RegistrationClosed />;
  if (error) return <TournamentFailed onRetry={() => setAttempt(attempt + 1)} />;
  return <Spinner label={t('loading')} fill />;
}
