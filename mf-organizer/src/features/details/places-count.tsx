import { countPlaces, isHeld } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import type { TournamentData } from '../../workspace/tournament-data';

/** How many places there are and how they are taken; before a draw nobody waits, all are in it. */
export function PlacesCount({ data: { tournament, places, draw } }: { readonly data: TournamentData }) {
  const { t } = useTranslation('organizer');
  const counts = countPlaces(tournament, places, draw);
  const isAhead = tournament.placesBy === 'draw' && !isHeld(draw);
  return (
    <>
      {t('places.count', { count: tournament.places })} {t(isAhead ? 'places.takenAhead' : 'places.taken', counts)}
    </>
  );
}
