import { limits, teamTextLimits, type Tournament } from '@courtside/domain';
import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import { addTeams, newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TextField, useCarriedState } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

/** The same as in the client, which does not export a function for such ids; hosts of earlier releases could not provide one. */
const TEAM_ID_LENGTH = 11;

interface AddTeamDialogProps {
  readonly tournament: Tournament;
  readonly teamCount: number;
  readonly onClose: () => void;
}

/** Adds a team by its name; players and address are entered in the list of teams. */
export function AddTeamDialog({ tournament, teamCount, onClose }: AddTeamDialogProps) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const [name, setName] = useCarriedState(`${tournament.id}.addTeam`, '');
  const [tried, setTried] = useState(false);
  // One id for all attempts: an earlier attempt may have succeeded although its response was lost.
  const [teamIds] = useState(() => [newDocumentId().slice(0, TEAM_ID_LENGTH)]);
  const task = useTask((message) => t('add.failed', { message }), { needsNetwork: true });
  // Counted like in the security rules: characters, not code units.
  const { length } = [...name.trim()];
  const isFull = teamCount >= limits.teams;
  // Another organizer may create the schedule while this is open.
  const isLocked = !canAddOrDeleteTeams(tournament).allowed;
  const problem = () => {
    if (isLocked) return t('locked');
    if (isFull) return t('full', { count: limits.teams });
    if (length === 0) return tried ? t('editor.nameMissing') : undefined;
    return length > teamTextLimits.name ? t('editor.nameTooLong', { count: teamTextLimits.name }) : undefined;
  };
  const submit = async () => {
    setTried(true);
    if (length === 0 || length > teamTextLimits.name) return;
    const profileIds = Array<string>(tournament.playersPerTeam).fill('');
    if (await task.run(() => addTeams(tournament.id, [{ name, profileIds }], teamIds))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('add.title')}
      submitLabel={t('add.submit')}
      submitDisabled={isFull || isLocked}
      size="small"
    >
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
