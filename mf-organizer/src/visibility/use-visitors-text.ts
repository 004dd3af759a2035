import type { Tournament } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { usePartName } from './use-part-name';
import { visitorParts } from './visitor-parts';

/** Returns what visitors see of a tournament, and what they don't see yet, in a sentence each. */
export function useVisitorsText(): (tournament: Tournament) => { readonly seen: string; readonly hidden: string } {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  const nameOf = usePartName();
  return (tournament) => {
    const there = visitorParts(tournament).filter(({ isThere }) => isThere);
    // Times are visible only together with games.
    const showsGames = there.some(({ id, isShown }) => isShown && (id === 'schedule' || id === 'bracket'));
    const parts = there.filter(({ id }) => id !== 'gameTimes' || showsGames);
    const hidden = parts.filter(({ isShown }) => !isShown).map(({ id }) => nameOf(id));
    const shown = parts.filter(({ isShown }) => isShown).map(({ id }) => nameOf(id));
    const seen = { parts: format.list([nameOf('details'), ...shown]) };
    return {
      seen: tournament.isTournamentPublic
        ? t('visitors.seen', seen)
        : `${t('visitors.onlyOrganizers')} ${t('visitors.afterOpening', seen)}`,
      hidden: hidden.length > 0 ? t('visitors.hidden', { parts: format.list(hidden) }) : '',
    };
  };
}
