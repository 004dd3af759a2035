import { isAskedToOrganize, isMixer, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CardGrid, TournamentCard } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

/** How many cards fill the first screen, whose posters are fetched at once. */
const firstScreen = 3;

/** Cards of tournaments that the reader organises, oldest start first. */
export function MyTournamentCards({ tournaments, uid }: { readonly tournaments: readonly Tournament[]; readonly uid: string }) {
  const { t } = useTranslation('home');
  const shown = useMemo(
    () =>
      tournaments
        .map((tournament) => ({ ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc) }))
        .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.name.localeCompare(b.name)),
    [tournaments],
  );
  return (
    <CardGrid>
      {shown.map((tournament, index) => (
        <li key={tournament.id}>
          <TournamentCard
            tournament={tournament}
            linkAs={Link}
            to={linkTo('tournament', tournament.id)}
            isOrganizer
            note={isAskedToOrganize(tournament, uid) ? t('card.asked') : isMixer(tournament) ? t('card.mixer') : undefined}
            eager={index < firstScreen}
          />
        </li>
      ))}
    </CardGrid>
  );
}
