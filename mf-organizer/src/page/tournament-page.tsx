import { useSession, useWatch, watchTournament } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Page, Spinner } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { OrganizerView } from './organizer-view';
import { FailedPage, NotFoundPage } from './tournament-problem';

/** `/{tournamentId}` for its organisers: loads it and says when that can't be done. */
export function TournamentPage() {
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const { status, value: tournament, error } = useWatch(
    (onValue: Parameters<typeof watchTournament>[1], onError) => watchTournament(tournamentId, onValue, onError),
    [tournamentId, attempt],
  );
  const refused = error?.code === 'permission-denied';
  const missing = refused || (status === 'ready' && tournament === null);
  const title = missing ? t('notFound.title') : tournament?.name;
  useEffect(() => {
    if (title) document.title = `${title} · Courtside`;
  }, [title]);

  // Someone who lost the right to see it (signed out, no longer an organiser) must not go on seeing what was loaded.
  if (missing) return <NotFoundPage isSignedOut={session.status === 'signedOut'} tournamentId={tournamentId} />;
  if (tournament) return <OrganizerView tournament={tournament} uid={session.uid} isOrganizer={session.uid !== null && tournament.organizerUids.some((uid) => uid === session.uid)} />;
  if (error) return <FailedPage isMalformed={error.code === 'malformed'} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <Page>
      <Spinner label={t('loading')} fill />
    </Page>
  );
}
