import { teamTextLimits, type Tournament } from '@courtside/domain';
import { addTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, Stack, TextField } from '@courtside/ui';
import { useState, type FormEvent } from 'react';
import { useTask } from '../../saving/use-task';

/** A team by its name; players and address are filled in where the teams are. */
export function AddTeamDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('add.failed', { message }));
  const length = name.trim().length;
  const problem = () => {
    if (length === 0) return tried ? t('editor.nameMissing') : undefined;
    return length > teamTextLimits.name ? t('editor.nameTooLong', { count: teamTextLimits.name }) : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (length === 0 || length > teamTextLimits.name) return;
    const profileIds = Array<string>(tournament.playersPerTeam).fill('');
    if (await task.run(() => addTeams(tournament.id, [{ name, profileIds }]))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('add.title')}
      closeLabel={t('common:action.close')}
      size="small"
      busy={task.busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={task.busy}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form="add-team" loading={task.busy}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <Stack as="form" id="add-team" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <TextField label={t('editor.name')} value={name} autoComplete="off" error={problem()} onChange={(event) => setName(event.currentTarget.value)} />
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
