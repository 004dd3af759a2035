import { BYE, TBD, type GameId, type Side } from '@courtside/domain';
import { getBracketName, type PlannedBrackets, type PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords } from '@courtside/tournament-ui';
import { useMemo } from 'react';

/** Words for the games of a plan, each of its own bracket. */
export function useStageWords(brackets: PlannedBrackets) {
  const { t } = useTranslation('bracket');
  const words = useBracketWords();
  return useMemo(
    () => ({
      /** Returns what a place waits for: "Winner of game 5"; null if a team is in it. */
      waits: ({ stage, id, teams }: Pick<PlannedGame, 'stage' | 'id' | 'teams'>, side: Side): string | null => {
        if (teams[side] !== TBD && teams[side] !== BYE) return null;
        const bracket = brackets.get(stage)?.bracket;
        const index = bracket?.template.indexOf.get(id as GameId) ?? -1;
        return (bracket && words.waiting(bracket, index, side)) ?? t('waits.nobody');
      },
      /** "Semi-finals"; "B bracket · Semi-finals" for a further bracket. Null for a game of the schedule. */
      round: ({ stage, level, roundId }: Pick<PlannedGame, 'stage' | 'level' | 'roundId'>): string | null => {
        const planned = brackets.get(stage);
        if (!planned || !level || !roundId) return null;
        const round = words.round(planned.bracket.template, level, roundId);
        return planned.name === null ? round : `${planned.name} · ${round}`;
      },
      /** The name of a further bracket; null for a game of the schedule or of the first bracket. */
      stage: (game: Pick<PlannedGame, 'stage'>): string | null => getBracketName(brackets, game),
    }),
    [brackets, words, t],
  );
}

export type StageWords = ReturnType<typeof useStageWords>;
