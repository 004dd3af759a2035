import { teamTextLimits, type Tournament } from '@courtside/domain';
import { addTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TextField, useCarriedState } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

/** A team by its name; players and address are filled in where the teams are. */
export function AddTeamDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const [name, setName] = useCarriedState(`${tournament.id}.addTeam`, '');
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('add.failed', { message }), { queued: true });
  const length = name.trim().length;
  const problem = () => {
    if (length === 0) return tried ? t('editor.nameMissing') : undefined;
    return length > teamTextLimits.name ? t('editor.nameTooLong', { count: teamTextLimits.name }) : undefined;
  };
  const submit = async () => {
    setTried(true);
    if (length === 0 || length > teamTextLimits.name) return;
    const profileIds = Array<string>(tournament.playersPerTeam).fill('');
    if (await task.run(() => addTeams(tournament.id, [{ name, profileIds }]))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('add.title')} submitLabel={t('add.submit')} size="small">
      <TextField
        label={t('editor.name')}
        value={name}
        autoComplete="off"
        error={problem()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </TaskDialog>
  );
}
