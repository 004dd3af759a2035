import type { GroupId, Match, TeamId } from '@courtside/domain';
import type { GroupsStage, StageId, Stages, StageTables } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { resultText, useTeamName, type Carried } from '@courtside/tournament-ui';
import { useStageName } from './use-stage-name';

/** Returns the results of the earlier stage that count in a table of these groups; undefined without any. */
export function useCarried(
  stage: GroupsStage,
  stages: Stages,
  tables: ReadonlyMap<StageId, StageTables>,
): (groupId: GroupId) => Carried | undefined {
  const { t } = useTranslation('stages');
  const nameOf = useTeamName();
  const stageName = useStageName();
  const { carriedGames = [], carriedPoints } = tables.get(stage.id) ?? {};
  const { entry } = stage;
  const source = stages.find(({ id }) => entry.kind !== 'all' && id === entry.of);
  const words = { stage: source ? stageName(source) : '' };
  const describe = ({ team1Id, team2Id, team1Score, team2Score }: Match): string =>
    t('carried.game', { one: nameOf(team1Id), other: nameOf(team2Id), score: resultText(team1Score, team2Score) });
  return (groupId) => {
    const members: readonly TeamId[] = stage.groups[groupId] ?? [];
    const games = carriedGames.filter(({ team1Id }) => members.includes(team1Id));
    if (games.length > 0)
      return {
        teams: new Set(games.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id])),
        text: t('carried.games', words),
        details: games.map(describe),
      };
    const points = members.flatMap((team) => {
      const count = carriedPoints?.get(team) ?? 0;
      return count === 0 ? [] : [{ team, count }];
    });
    if (points.length === 0) return undefined;
    return {
      teams: new Set(points.map(({ team }) => team)),
      text: t('carried.points', words),
      details: points.map(({ team, count }) => t('carried.pointsOf', { team: nameOf(team), count })),
    };
  };
}
