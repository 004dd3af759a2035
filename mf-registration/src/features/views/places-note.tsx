import type { Tournament } from '@courtside/domain';
import { isHeld } from '@courtside/domain/registration';
import { query, useWatch, watchDraw } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useEntrantCount } from '../../teams/use-entrant-count';

/** Shown above the form: how many places are free, or that the team would wait. */
export function PlacesNote({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('registration');
  const count = useEntrantCount(tournament);
  const isDrawn = tournament.placesBy === 'draw';
  const draw = useWatch(isDrawn && count !== null ? query(watchDraw, tournament.id) : null);
  if (count === null || (isDrawn && draw.value === undefined)) return null;
  const { places, movesUp } = tournament;
  const words = () => {
    if (isDrawn && !isHeld(draw.value ?? null)) return `${t('place.registeredText', { count: places })} ${t('place.inDraw', { count })}`;
    if (count < places) return t('place.free', { count: places - count, places });
    return movesUp === 'organizer' ? t('place.full', { places }) : t('place.fullNumber', { places, count: count - places + 1 });
  };
  return <Notice kind="info">{words()}</Notice>;
}
