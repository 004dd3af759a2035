import { BYE, groupLetter, sortedDayIds, TBD, type GameId, type GroupId, type Side } from '@courtside/domain';
import type { GroupsPlan } from '@courtside/domain/stages';
import { getBracketName, type PlannedBrackets, type PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { useShownGroups } from './further-groups';

/** Words for the games of a plan, each of its own bracket or of its own groups. */
export function useStageWords(brackets: PlannedBrackets) {
  const { t } = useTranslation(['bracket', 'common', 'stages']);
  const words = useBracketWords();
  const groups = useShownGroups();
  return useMemo(() => {
    /** "Swiss · Round 2", the name alone of other groups. */
    const groupsName = ({ name, scheduleType, schedule }: GroupsPlan, dayId: PlannedGame['dayId']): string =>
      scheduleType === 'swissRounds' && dayId !== null
        ? `${name} · ${t('stages:round', { number: sortedDayIds(schedule).indexOf(dayId) + 1 })}`
        : name;
    const planOf = (stage: PlannedGame['stage']) => groups?.stages.find(({ plan }) => plan.id === stage)?.plan;
    return {
      /** Returns what a place waits for: "Winner of game 5"; null if a team is in it. */
      waits: ({ stage, id, teams }: Pick<PlannedGame, 'stage' | 'id' | 'teams'>, side: Side): string | null => {
        if (teams[side] !== TBD && teams[side] !== BYE) return null;
        const bracket = brackets.get(stage)?.bracket;
        const index = bracket?.template.indexOf.get(id as GameId) ?? -1;
        return (bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody');
      },
      /**
       * "Semi-finals"; "B bracket · Semi-finals", "Main round · Group A" or "Swiss · Round 2" for a further stage. Null for a game of the first groups.
       */
      round: ({
        stage,
        level,
        roundId,
        teams,
        dayId,
      }: Pick<PlannedGame, 'stage' | 'level' | 'roundId' | 'teams' | 'dayId'>): string | null => {
        const plan = planOf(stage);
        if (plan) {
          const group = Object.entries(plan.groups).find(([, members]) => teams.every((team) => members.some((one) => one === team)));
          const isOneOfMany = Object.keys(plan.groups).length > 1;
          return [groupsName(plan, dayId), isOneOfMany && group && t('common:group', { letter: groupLetter(group[0] as GroupId) })]
            .filter(Boolean)
            .join(' · ');
        }
        const planned = brackets.get(stage);
        if (!planned || !level || !roundId) return null;
        const round = words.round(planned.bracket.template, level, roundId);
        return planned.name === null ? round : `${planned.name} · ${round}`;
      },
      /** The name of a further stage, with the Swiss round; null for a game of the first groups or of the first bracket. */
      stage: (game: Pick<PlannedGame, 'stage' | 'dayId'>): string | null => {
        const plan = planOf(game.stage);
        return plan ? groupsName(plan, game.dayId) : getBracketName(brackets, game);
      },
    };
  }, [brackets, groups, words, t]);
}

export type StageWords = ReturnType<typeof useStageWords>;
