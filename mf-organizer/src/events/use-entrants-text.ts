import { hasGroups, isMixer, type Tournament } from '@courtside/domain';
import type { EventFacts } from '@courtside/domain/event-steps';
import { hasPlaces } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';

/**
 * Returns a text with the number of entrants: "5 of 12 teams", "16 of 16 teams, 3 waiting", "14 players". @returns empty while it is
 * unknown
 */
export function useEntrantsText(): (tournament: Tournament, facts: EventFacts) => string {
  const { t } = useTranslation(['organizerMine', 'common']);
  return (tournament, { teams, matches, bracketGames }) => {
    const players = tournament.playerIds.length;
    if (isMixer(tournament) && !teams) return players === 0 ? t('noPlayers') : t('players', { count: players });
    if (teams === null) return '';
    if (hasPlaces(tournament) && !hasGroups(tournament)) {
      const { places } = tournament;
      const text = t('ofPlaces', { teams: Math.min(teams, places), count: places });
      return teams > places ? t('fullAndWaiting', { text, count: teams - places }) : text;
    }
    if (teams === 0) return t('noTeams');
    const games = (matches?.total ?? 0) + (bracketGames?.total ?? 0);
    const counted = t('common:count.teams', { count: teams });
    return games > 0 ? `${counted} · ${t('common:count.games', { count: games })}` : counted;
  };
}
