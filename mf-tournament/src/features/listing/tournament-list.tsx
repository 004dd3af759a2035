import { ErrorBoundary } from '@courtside/federation/error-boundary';
import { linkTo } from '@courtside/federation/links';
import { CardGrid, TournamentCard, withPoster } from '@courtside/tournament-ui';
import { isOrganizer, type Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useChampion } from './use-champion';
import { useLiveCard } from './use-live-card';

export interface TournamentListProps {
  readonly tournaments: readonly Tournament[];
  /** Null for a visitor who is not signed in. */
  readonly uid: string | null;
}

/** How many cards fill the first screen; their posters are fetched at once. */
const firstScreen = 3;

/** The cards of a list of tournaments, in the given order. */
export function TournamentList({ tournaments, uid }: TournamentListProps) {
  return (
    <CardGrid>
      {tournaments.map((tournament, index) => (
        // Any user's stored data is shown to all visitors: an error in one card must not break the others.
        <ErrorBoundary key={tournament.id} fallback={() => null}>
          <ListedTournament tournament={tournament} uid={uid} eager={index < firstScreen} />
        </ErrorBoundary>
      ))}
    </CardGrid>
  );
}

function ListedTournament({
  tournament,
  uid,
  eager,
}: {
  readonly tournament: Tournament;
  readonly uid: string | null;
  readonly eager: boolean;
}) {
  const { t } = useTranslation('home');
  const card = useRef<HTMLLIElement>(null);
  const isLive = useLiveCard(tournament, card);
  const shown = useMemo(() => withPoster(tournament, resolveImageUrl), [tournament]);
  const champion = useChampion(tournament, card);
  return (
    // The id takes returning visitors to the card where they left it, even if others are above it by then.
    <li ref={card} id={`card-${tournament.id}`}>
      <TournamentCard
        tournament={shown}
        linkAs={Link}
        to={linkTo('tournament', tournament.id)}
        isOrganizer={isOrganizer(tournament, uid)}
        isLive={isLive}
        champion={champion}
        note={tournament.tournamentType === 'MIXER' ? t('card.mixer') : undefined}
        eager={eager}
      />
    </li>
  );
}
