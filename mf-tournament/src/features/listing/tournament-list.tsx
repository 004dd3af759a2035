import { CardGrid, TournamentCard } from '@courtside/tournament-ui';
import type { Tournament } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Link } from 'react-router-dom';

export interface TournamentListProps {
  readonly tournaments: readonly Tournament[];
  /** Null for a visitor who is not signed in. */
  readonly uid: string | null;
}

/** How many cards fill the first screen, whose posters are fetched at once. */
const firstScreen = 3;

/** The cards of a list of tournaments, in the order given. */
export function TournamentList({ tournaments, uid }: TournamentListProps) {
  const { t } = useTranslation('home');
  return (
    <CardGrid>
      {tournaments.map((tournament, index) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={{ ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc) }}
            linkAs={Link}
            to={`/${tournament.id}`}
            isOrganizer={uid !== null && tournament.organizerUids.some((organizer) => organizer === uid)}
            note={tournament.tournamentType === 'MIXER' ? t('card.mixer') : undefined}
            eager={index < firstScreen}
          />
        </li>
      ))}
    </CardGrid>
  );
}
