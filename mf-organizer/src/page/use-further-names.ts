import { hasBracket, readBracket, type GameId, type MatchId, type Tournament } from '@courtside/domain';
import { withStage } from '@courtside/domain/stages';
import { query, useFurtherGroups, useWatch, watchStages } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords, useTeamName } from '@courtside/tournament-ui';
import { useMemo } from 'react';

/** Returns names of games of further stages: "B bracket, game 17", "Main round, Team A v Team B"; null for other games. */
export function useFurtherNames(tournament: Tournament): (id: string) => string | null {
  const { t } = useTranslation('organizerSchedule');
  const words = useBracketWords();
  const nameOf = useTeamName();
  const { stages: groups } = useFurtherGroups(tournament);
  const { value: plans } = useWatch(tournament.hasStages ? query(watchStages, tournament.id) : null);
  const drawn = useMemo(
    () =>
      (plans ?? [])
        .filter(hasBracket)
        .map((plan) => ({ name: plan.name, template: readBracket(withStage(tournament, plan), new Map()).bracket?.template })),
    [plans, tournament],
  );
  return (id) => {
    for (const { name, template } of drawn) {
      const number = template?.games[template.indexOf.get(id as GameId) ?? -1]?.number;
      if (typeof number === 'number') return t('history.gameOf', { stage: name, game: words.game(number) });
    }
    for (const { plan, games } of groups) {
      const match = games?.get(id as MatchId);
      if (match) {
        const game = t('versus', { team1: nameOf(match.team1Id), team2: nameOf(match.team2Id) });
        return t('history.gameOf', { stage: plan.name, game });
      }
    }
    return null;
  };
}
