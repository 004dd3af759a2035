import type { Goal, SeriesGame } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Dialog, EmptyState, Notice, SelectField, space, Stack } from '@courtside/ui';
import { useTask } from '../../../saving/use-task';
import type { BoardGame } from '../data/board-model';
import { carryOut } from '../../../games/carry-out';
import { useDay, type Sheet } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';
import { nameIn } from '../data/use-players';

export interface GoalsDialogProps {
  readonly asked: Extract<Sheet, { kind: 'goals' }>;
  readonly onClose: () => void;
}

/**
 * The goals of a game in order, each with its scorer. A scorer that was not entered on the board within ten seconds can be entered or
 * corrected here.
 */
export function GoalsDialog({ asked, onClose }: GoalsDialogProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { tournament, plan, by } = useDay();
  const { gameName } = useGameWords();
  const task = useTask((message) => t('failed.title', { message }), { queued: true });
  const game = plan.games.get(asked.game);
  if (!game) return null;
  const goals = game.state.play?.goals ?? [];
  return (
    <Dialog open onClose={onClose} title={t('scorer.title')} closeLabel={t('common:action.close')}>
      <Stack $gap={space[3]}>
        <p>{gameName(game)}</p>
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
        {goals.length === 0 && <EmptyState level={3} title={t('scorer.noGoals')} />}
        {goals.map((goal, place) => (
          <GoalField
            key={goal.id}
            game={game}
            goal={goal}
            score={scoreAt(goals, place, game.state.play?.games)}
            onCredit={(player) => void task.run(() => carryOut(tournament.id, game, { kind: 'credit', id: goal.id, player }, by))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

/** Returns the score after a goal, "2–1". In a series, only the goals of its game count. */
const scoreAt = (goals: readonly Goal[], place: number, games: readonly SeriesGame[] = []): string => {
  const from = Math.max(0, ...games.map((game) => game.goals).filter((before) => before <= place));
  const until = goals.slice(from, place + 1);
  return [1, 2].map((side) => until.filter((goal) => goal.side === side).length).join('–');
};

interface GoalFieldProps {
  readonly game: BoardGame;
  readonly goal: Goal;
  readonly score: string;
  readonly onCredit: (player: string) => void;
}

function GoalField({ game, goal, score, onCredit }: GoalFieldProps) {
  const { t } = useTranslation('organizerDay');
  const { playersOf } = useDay();
  const { sideName } = useGameWords();
  const side = goal.side === 1 ? 0 : 1;
  const players = playersOf(game.teams[side]);
  const isListed = goal.player === '' || players.some(({ player }) => player === goal.player);
  return (
    <SelectField
      label={t('scorer.goal', { score, team: sideName(game, side) })}
      value={goal.player}
      onChange={({ currentTarget }) => onCredit(currentTarget.value)}
    >
      <option value="">{t('scorer.nobody')}</option>
      {!isListed && <option value={goal.player}>{nameIn(players, goal.player) || t('scorer.unknown')}</option>}
      {players.map(({ player, name }) => (
        <option key={player} value={player}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
