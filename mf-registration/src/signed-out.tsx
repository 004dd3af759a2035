import type { Tournament } from '@courtside/domain';
import type { Fee } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { useTournament } from '@courtside/firebase';
import { TournamentNotFound } from '@courtside/tournament-ui';
import { Page, space } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Announced } from './announced';
import { hasDraft } from './features/team/team-draft';
import { OpenHead } from './features/views/open-head';
import { LoginFirst, RegistrationClosed, RegistrationSignedOut } from './features/views/plain-views';
import { RegistrationCountdown } from './features/views/registration-countdown';
import { useFee } from './fee/use-fee';
import { Arrived, Loading } from './loading';
import { useRegistrationPhase } from './use-registration-phase';

const Below = styled.div`
  margin-top: ${space[4]};
`;

/** The page of a visitor who is not signed in: what everybody sees of a public tournament, and the login. */
export function SignedOut({ tournamentId, isOffered }: { readonly tournamentId: string; readonly isOffered: boolean }) {
  const loaded = useTournament(tournamentId);
  const tournament = loaded.state === 'ready' ? loaded.tournament : null;
  const { fee, isLoading } = useFee(tournament);
  if (loaded.state === 'loading' || isLoading) return <Loading tournament={tournament} />;
  const isTextKept = hasDraft(tournamentId);
  return (
    <Page $narrow>
      <Arrived />
      {loaded.state === 'missing' ? (
        <TournamentNotFound tournamentId={tournamentId} isSignedOut linkAs={Link} from={linkTo('register', tournamentId)} />
      ) : (
        <>
          {tournament && <Announced tournament={tournament} />}
          {tournament && !isOffered ? (
            <Seen tournament={tournament} fee={fee} isTextKept={isTextKept} />
          ) : (
            <RegistrationSignedOut tournamentId={tournamentId} tournament={tournament} isTextKept={isTextKept} isOffered={isOffered} />
          )}
        </>
      )}
    </Page>
  );
}

interface SeenProps {
  readonly tournament: Tournament;
  readonly fee: Fee | null;
  readonly isTextKept: boolean;
}

function Seen({ tournament, fee, isTextKept }: SeenProps) {
  const phase = useRegistrationPhase(tournament);
  if (phase === 'closed' || phase === 'over') return <RegistrationClosed tournament={tournament} isSignedOut isTextKept={isTextKept} />;
  const login = <LoginFirst tournamentId={tournament.id} isTextKept={isTextKept} />;
  if (phase === 'open')
    return (
      <>
        <OpenHead tournament={tournament} fee={fee} />
        {login}
      </>
    );
  return (
    <>
      <RegistrationCountdown tournament={tournament} />
      <Below>{login}</Below>
    </>
  );
}
