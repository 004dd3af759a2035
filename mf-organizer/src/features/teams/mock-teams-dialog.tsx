import { limits } from '@courtside/domain';
import { addMockTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, NumberField, Stack } from '@courtside/ui';
import { useState } from 'react';
import { useTask } from '../../saving/use-task';

const { minimum, maximum } = limits.mockTeams;

interface MockTeamsDialogProps {
  readonly tournamentId: string;
  readonly teamCount: number;
  readonly onClose: () => void;
}

/** Mock Teams: 2 to 12 teams "TEAM n" with blank places. */
export function MockTeamsDialog({ tournamentId, teamCount, onClose }: MockTeamsDialogProps) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const [count, setCount] = useState<number | null>(limits.mockTeams.default);
  const task = useTask((message) => t('mock.failed', { message }));
  const isOut = count === null || count < minimum || count > maximum;
  const submit = async () => {
    if (!isOut && (await task.run(() => addMockTeams(tournamentId, count, teamCount + 1)))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mock.title')}
      closeLabel={t('common:action.close')}
      size="small"
      busy={task.busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={task.busy}>
            {t('common:action.cancel')}
          </Button>
          <Button onClick={() => void submit()} loading={task.busy}>
            {t('mock.submit', { count: count ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('mock.text')}</p>
        <NumberField
          label={t('mock.count')}
          hint={t('mock.hint')}
          error={isOut ? t('mock.out') : undefined}
          value={count}
          onChange={setCount}
          min={minimum}
          max={maximum}
          maxDigits={2}
          start={limits.mockTeams.default}
          labels={{ less: t('mock.less'), more: t('mock.more') }}
        />
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
