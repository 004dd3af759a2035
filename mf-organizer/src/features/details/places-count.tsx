import { countPlaces, isHeld } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import type { TournamentData } from '../../workspace/tournament-data';

/** Shows the number of places and of entries; before a draw, no team waits and all are in it. */
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
