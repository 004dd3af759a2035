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

/** The posters that are fetched at once: so many of the cards that fill the first screen of a wide window. */
const firstScreen = { posters: 3, cards: 12 };

/** Returns the ids of the tournaments with these posters. The first cards may have none. */
const listFirstPosters = (tournaments: readonly Tournament[]): ReadonlySet<string> =>
  new Set(
    tournaments
      .slice(0, firstScreen.cards)
      .flatMap(({ id, imageSrc }) => (imageSrc === '' ? [] : [id]))
      .slice(0, firstScreen.posters),
  );

/** The cards of a list of tournaments, in the given order. */
export function TournamentList({ tournaments, uid }: TournamentListProps) {
  const eager = useMemo(() => listFirstPosters(tournaments), [tournaments]);
  return (
    <CardGrid>
      {tournaments.map((tournament) => (
        // Any user's stored data is shown to all visitors: an error in one card must not break the others.
        <ErrorBoundary key={tournament.id} fallback={() => null}>
          <ListedTournament tournament={tournament} uid={uid} eager={eager.has(tournament.id)} />
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
