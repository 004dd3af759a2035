import type { PlayerId } from '@courtside/domain';
import type { ShuffleGame, ShuffleResult } from '@courtside/domain/shuffle';
import { recordShuffleResult } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, ScoreField, space } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface ResultDialogProps {
  readonly tournamentId: string;
  readonly game: ShuffleGame;
  readonly nameOf: (player: PlayerId) => string;
  readonly onClose: () => void;
}

/** The result of a game of a shuffle: typed, corrected, removed. */
export function ResultDialog({ tournamentId, game, nameOf, onClose }: ResultDialogProps) {
  const { t } = useTranslation(['organizerShuffle', 'common']);
  const format = useFormat();
  // The result that was on the screen when the dialog opened: a different one of another organizer is not replaced unseen.
  const [{ result: seen, teams }] = useState(game);
  const [goals, setGoals] = useState<readonly [number | null, number | null]>(() => game.result ?? [null, null]);
  const task = useTask((message) => t('problem', { message }), { needsNetwork: true });
  const [one, other] = goals;
  const isHalf = (one === null) !== (other === null);
  const record = async (result: ShuffleResult | null) => {
    if (await task.run(() => recordShuffleResult(tournamentId, game.id, result, seen, teams))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={() => (one !== null && other !== null ? record([one, other]) : undefined)}
      title={t('result.title', { number: game.number, round: game.id.split('-')[0] ?? '' })}
      submitLabel={t('common:action.save')}
      submitDisabled={one === null || other === null}
      size="small"
    >
      {game.teams.map((team, side) => {
        const names = format.list(team.map(nameOf));
        return (
          <Line key={side}>
            <span>{names}</span>
            <ScoreField
              label={t('result.score', { names })}
              value={goals[side] ?? null}
              onChange={(value) => setGoals(side === 0 ? [value, other] : [one, value])}
              maxLength={3}
              large
            />
          </Line>
        );
      })}
      {isHalf && <p role="status">{t('result.oneScore')}</p>}
      {seen && (
        <div>
          <Button variant="quiet" size="small" disabled={task.busy} onClick={() => void record(null)}>
            {t('result.clear')}
          </Button>
        </div>
      )}
    </TaskDialog>
  );
}
