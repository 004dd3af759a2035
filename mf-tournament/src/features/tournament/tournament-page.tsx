import { resolveImageUrl, useSession, useWatch, watchTournament } from '@courtside/firebase';
import type { Tournament } from '@courtside/domain';
import { useTranslation, wordsOf } from '@courtside/i18n';
import { DetailsBody, Section, TournamentHead } from '@courtside/tournament-ui';
import { Button, Spinner, Stack } from '@courtside/ui';
import { use, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageBody } from '../../page/page-body';
import { usePageHead } from '../../page/use-page-head';
import { TournamentFailed, TournamentNotFound } from './tournament-problem';

/** `/{tournamentId}`: shown when it is public or the reader organises it; otherwise there is nothing at this address. */
export default function TournamentPage() {
  use(wordsOf('tournament'));
  const { t } = useTranslation('tournament');
  const { tournamentId = '' } = useParams();
  const { uid, status: sessionStatus } = useSession();
  const [attempt, setAttempt] = useState(0);
  // Who reads decides what may be read, so a change of reader asks again.
  const { value: tournament, error, status } = useWatch(
    sessionStatus === 'loading' ? null : (onValue: Parameters<typeof watchTournament>[1], onError) => watchTournament(tournamentId, onValue, onError),
    [tournamentId, uid, sessionStatus, attempt],
  );

  if (error?.code === 'permission-denied' || (status === 'ready' && tournament === null)) return <TournamentNotFound tournamentId={tournamentId} isSignedOut={uid === null} />;
  if (tournament) return <PublicTournament tournament={tournament} isOrganizer={tournament.organizerUids.some((organizer) => organizer === uid)} />;
  if (error) return <TournamentFailed isMalformed={error.code === 'malformed'} onRetry={() => setAttempt(attempt + 1)} />;
  return <Spinner fill label={t('loading')} />;
}

function PublicTournament({ tournament, isOrganizer }: { readonly tournament: Tournament; readonly isOrganizer: boolean }) {
  const { t } = useTranslation('tournament');
  const shown = { ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc), timeZone: tournament.timeZone ?? undefined };
  usePageHead({ title: tournament.name, description: tournament.description, ...(shown.imageSrc ? { image: shown.imageSrc } : {}) });
  return (
    <>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        actions={
          <>
            {tournament.isRegistrationOpen && (
              <Button as={Link} to={`/${tournament.id}/register`} variant="onCourt">
                {t('details.register')}
              </Button>
            )}
            {isOrganizer && (
              <Button as={Link} to={`/${tournament.id}`} variant="onCourtQuiet">
                {t('backToTools')}
              </Button>
            )}
          </>
        }
      />
      <PageBody>
        <Stack>
          <Section id="details" title={t('details.title')}>
            <DetailsBody tournament={shown} />
          </Section>
        </Stack>
      </PageBody>
    </>
  );
}
