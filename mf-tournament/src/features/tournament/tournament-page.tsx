import { useSession, useWatch, watchTournament } from '@courtside/firebase';
import { useTranslation, wordsOf } from '@courtside/i18n';
import { PageSkeleton } from '@courtside/ui';
import { use, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PublicTournament } from './public-tournament';
import { FailedPage, NotFoundPage } from './tournament-problem';

/** `/{tournamentId}`: shown when it is public or the reader organises it; otherwise there is nothing at this address. */
export default function TournamentPage() {
  use(wordsOf('tournament', 'schedule', 'standings', 'bracket'));
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const { uid, status: sessionStatus } = useSession();
  const [attempt, setAttempt] = useState(0);
  // Who reads decides what may be read, so a change of reader asks again.
  const { value: tournament, error, status } = useWatch(
    sessionStatus === 'loading' ? null : (onValue: Parameters<typeof watchTournament>[1], onError) => watchTournament(tournamentId, onValue, onError),
    [tournamentId, uid, sessionStatus, attempt],
  );

  if (error?.code === 'permission-denied' || (status === 'ready' && tournament === null)) return <NotFoundPage tournamentId={tournamentId} isSignedOut={uid === null} />;
  if (tournament) return <PublicTournament tournament={tournament} isOrganizer={tournament.organizerUids.some((organizer) => organizer === uid)} />;
  if (error) return <FailedPage isMalformed={error.code === 'malformed'} onRetry={() => setAttempt(attempt + 1)} />;
  return <PageSkeleton kind="tournament" label={t('loading')} />;
}
