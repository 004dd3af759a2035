import { useSecretLink, type SecretLink } from '@courtside/federation/secret-link';
import { query, useSession, useTournament, useWatch, watchMyRegistration } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Page, Spinner, useDocumentTitle } from '@courtside/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Announced } from './announced';
import { TakeOver } from './features/take-over/take-over';
import { useFee } from './fee/use-fee';
import { Arrived, Loading } from './loading';
import { OpenRegistration } from './open-registration';
import { ProofGate } from './proof/proof-gate';
import { SignedOut } from './signed-out';

/** `/{tournamentId}/register`. The views are tried in this order: loading, signed out, closed, complete, mixer, team form. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  const [offer, forgetOffer] = useSecretLink('captain', tournamentId);
  useDocumentTitle(t('title'));
  // The server wrote nothing of the team that the link offers.
  if (session.status === 'loading') return offer ? <Waiting /> : <Loading />;
  if (session.status === 'signedOut') return <SignedOut key={tournamentId} tournamentId={tournamentId} isOffered={offer !== null} />;
  return (
    <RegistrationFor
      key={`${tournamentId} ${session.uid}`}
      tournamentId={tournamentId}
      uid={session.uid}
      email={session.email ?? ''}
      offer={offer}
      onOfferDone={forgetOffer}
    />
  );
}

function Waiting() {
  const { t } = useTranslation('registration');
  return (
    <Page $narrow>
      <Spinner label={t('loading')} fill />
    </Page>
  );
}

interface RegistrationForProps {
  readonly tournamentId: string;
  readonly uid: string;
  readonly email: string;
  /** The link of a team that its captain hands over. */
  readonly offer: SecretLink | null;
  readonly onOfferDone: () => void;
}

function RegistrationFor({ tournamentId, uid, email, offer, onOfferDone }: RegistrationForProps) {
  const { t } = useTranslation('registration');
  const loaded = useTournament(tournamentId);
  const [taken, setTaken] = useState<string | null>(null);
  // If it can't be read whether this account has registered, the server decides when the team is sent.
  const mine = useWatch(query(watchMyRegistration, tournamentId, uid));

  const tournament = loaded.state === 'ready' ? loaded.tournament : null;
  const { isLoading } = useFee(tournament);
  // After that the page stays while it changes.
  const [isShown, setShown] = useState(false);
  const isWaiting = !isShown && isLoading && (mine.value ?? null) === null;
  if (loaded.state === 'loading' || (tournament && (mine.status === 'loading' || isWaiting)))
    return offer ? <Waiting /> : <Loading tournament={tournament} />;
  if (tournament && !isShown) setShown(true);
  return (
    <Page $narrow>
      <Arrived />
      {loaded.state === 'missing' && <TournamentNotFound tournamentId={tournamentId} isSignedOut={false} linkAs={Link} />}
      {loaded.state === 'failed' && <TournamentFailed isMalformed={loaded.isMalformed} onRetry={loaded.retry} />}
      {tournament && (
        <>
          <Announced tournament={tournament} />
          {taken !== null && mine.value !== taken ? (
            <Spinner label={t('loading')} fill />
          ) : offer ? (
            <ProofGate tournament={tournament} account={email}>
              <TakeOver
                tournament={tournament}
                link={offer}
                onTaken={() => {
                  setTaken(offer.id);
                  onOfferDone();
                }}
                onDone={onOfferDone}
              />
            </ProofGate>
          ) : (
            <OpenRegistration tournament={tournament} uid={uid} email={email} myTeamId={mine.value ?? null} isTaken={taken !== null} />
          )}
        </>
      )}
    </Page>
  );
}
