import { useTranslation } from '@courtside/i18n';
import { useBracketWords } from '@courtside/tournament-ui';
import { VisuallyHidden } from '@courtside/ui';
import { useSchedule } from '../../../games/schedule-context';
import type { BracketProblem } from './bracket-problems';
import { Repair, TroubleLine } from './game-trouble';

export interface BracketTroubleProps {
  readonly problem: BracketProblem;
  readonly onKeep: (key: string) => void;
}

/** Shows that a game of a bracket has its court or a team at the same time as another game. The times of a bracket are set as a whole, in its section. */
export function BracketTrouble({ problem: { key, keptAs, stage, teamId, other }, onKeep }: BracketTroubleProps) {
  const { t } = useTranslation('organizerSchedule');
  const { nameOf, gameName } = useSchedule();
  const words = useBracketWords();
  const nameOfOther = () => {
    if (other.kind === 'match') return gameName(other.id);
    const game = words.game(other.number);
    return other.name === null ? game : t('history.gameOf', { stage: other.name, game });
  };
  const game = nameOfOther();
  return (
    <TroubleLine problem={key} isHard={teamId !== null}>
      <span>{teamId === null ? t('solve.court', { game }) : t('solve.twice', { team: nameOf(teamId), game })}</span>
      <Repair as="a" href={stage === 'bracket' ? '#bracket' : `#stage-${stage}`}>
        {t('solve.times')}
      </Repair>
      {teamId === null && (
        <Repair
          type="button"
          onClick={({ currentTarget }) => {
            currentTarget.closest('[data-bracket-game]')?.querySelector<HTMLElement>('a')?.focus();
            onKeep(keptAs);
          }}
        >
          {t('solve.keepCourts')}
          <VisuallyHidden> {game}</VisuallyHidden>
        </Repair>
      )}
    </TroubleLine>
  );
}
