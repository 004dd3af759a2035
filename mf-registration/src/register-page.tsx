import { linkTo } from '@courtside/federation/links';
import { useSecretLink, type SecretLink } from '@courtside/federation/secret-link';
import { query, useSession, useTournament, useWatch, watchMyRegistration } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentFailed, TournamentNotFound } from '@courtside/tournament-ui';
import { Page, Spinner, useDocumentTitle } from '@courtside/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Announced } from './announced';
import { hasDraft } from './features/team/team-draft';
import { RegistrationSignedOut } from './features/views/plain-views';
import { TakeOver } from './features/take-over/take-over';
import { OpenRegistration } from './open-registration';
import { ProofGate } from './proof/proof-gate';

/** `/{tournamentId}/register`. The views are tried in this order: loading, signed out, closed, complete, mixer, team form. */
export function RegisterPage() {
  const { t } = useTranslation('registration');
  const { tournamentId = '' } = useParams();
  const session = useSession();
  const [offer, forgetOffer] = useSecretLink('captain', tournamentId);
  useDocumentTitle(t('title'));
  return (
    <Page $narrow>
      {session.status === 'loading' && <Spinner label={t('loading')} fill />}
      {session.status === 'signedOut' && <SignedOut key={tournamentId} tournamentId={tournamentId} isOffered={offer !== null} />}
      {session.status === 'signedIn' && (
        <RegistrationFor
          key={`${tournamentId} ${session.uid}`}
          tournamentId={tournamentId}
          uid={session.uid}
          email={session.email ?? ''}
          offer={offer}
          onOfferDone={forgetOffer}
        />
      )}
    </Page>
  );
}

/** Names the tournament to a visitor who is not signed in, if it is public. */
function SignedOut({ tournamentId, isOffered }: { readonly tournamentId: string; readonly isOffered: boolean }) {
  const { t } = useTranslation('registration');
  const loaded = useTournament(tournamentId);
  if (loaded.state === 'loading') return <Spinner label={t('loading')} fill />;
  if (loaded.state === 'missing')
    return <TournamentNotFound tournamentId={tournamentId} isSignedOut linkAs={Link} from={linkTo('register', tournamentId)} />;
  return (
    <>
      {loaded.state === 'ready' && <Announced tournament={loaded.tournament} />}
      <RegistrationSignedOut
        tournamentId={tournamentId}
        tournament={loaded.state === 'ready' ? loaded.tournament : null}
        isTextKept={hasDraft(tournamentId)}
        isOffered={isOffered}
      />
    </>
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

  if (loaded.state === 'missing') return <TournamentNotFound tournamentId={tournamentId} isSignedOut={false} linkAs={Link} />;
  if (loaded.state === 'failed') return <TournamentFailed isMalformed={loaded.isMalformed} onRetry={loaded.retry} />;
  if (loaded.state === 'loading' || mine.status === 'loading') return <Spinner label={t('loading')} fill />;
  return (
    <>
      <Announced tournament={loaded.tournament} />
      {taken !== null && mine.value !== taken ? (
        <Spinner label={t('loading')} fill />
      ) : offer ? (
        <ProofGate tournament={loaded.tournament} account={email}>
          <TakeOver
            tournament={loaded.tournament}
            link={offer}
            onTaken={() => {
              setTaken(offer.id);
              onOfferDone();
            }}
            onDone={onOfferDone}
          />
        </ProofGate>
      ) : (
        <OpenRegistration tournament={loaded.tournament} uid={uid} email={email} myTeamId={mine.value ?? null} isTaken={taken !== null} />
      )}
    </>
  );
}
