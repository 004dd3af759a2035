import { limits } from '@courtside/domain';
import { addMockPlayers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, NumberField, Stack } from '@courtside/ui';
import { useState } from 'react';
import { useTask } from '../../saving/use-task';

const { minimum, maximum, default: usual } = limits.mockPlayers;

/** Add Mock Players: PLAYER n, continuing from those there are. */
export function AddMockPlayersDialog({ tournamentId, onClose }: { readonly tournamentId: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerMixer', 'organizerSchedule', 'common']);
  const [count, setCount] = useState<number | null>(usual);
  const task = useTask((message) => t('problem.mockPlayers', { message }));
  const isPossible = count !== null && count >= minimum && count <= maximum;
  const submit = async () => {
    if (isPossible && (await task.run(() => addMockPlayers(tournamentId, count)))) onClose();
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
          <Button onClick={() => void submit()} loading={task.busy} disabled={!isPossible}>
            {t('mock.submit', { count: count ?? 0 })}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('mock.text')}</p>
        <NumberField
          label={t('mock.count')}
          value={count}
          onChange={setCount}
          min={minimum}
          max={maximum}
          maxDigits={2}
          error={!isPossible && t('mock.range', { least: minimum, most: maximum })}
          labels={{ less: t('organizerSchedule:times.less'), more: t('organizerSchedule:times.more') }}
        />
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
