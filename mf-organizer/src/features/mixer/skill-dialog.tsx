import { limits, type PlayerId } from '@courtside/domain';
import { overrideSkill } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Slider } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { countedSkill, type MixerPlayers } from './mixer-players';

export interface SkillDialogProps {
  readonly tournamentId: string;
  readonly id: PlayerId;
  readonly players: MixerPlayers;
  readonly onClose: () => void;
}

/** Sets an organizer's own skill for a player, for this tournament. */
export function SkillDialog({ tournamentId, id, players, onClose }: SkillDialogProps) {
  const { t } = useTranslation(['organizerMixer', 'common']);
  const own = players.getOwnSkill(id);
  const [skill, setSkill] = useState(() => countedSkill(players.skillOf(id)));
  const task = useTask((message) => t('problem.player', { message }), { queued: true });
  const save = async (next: number | null) => {
    if (next === players.getSetSkill(id) || (await task.run(() => overrideSkill(tournamentId, id, next)))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={() => save(skill)}
      title={t('skill.title', { name: players.nameOf(id) })}
      submitLabel={t('common:action.save')}
      size="small"
    >
      <p>{own === null ? t('skill.ownUnknown', { skill: limits.skill.unknown }) : t('skill.own', { skill: own })}</p>
      <Slider
        label={t('skill.label')}
        hint={t('skill.only')}
        value={skill}
        onChange={setSkill}
        min={limits.skill.minimum}
        max={limits.skill.maximum}
      />
      {players.getSetSkill(id) !== null && (
        <div>
          <Button variant="quiet" size="small" disabled={task.busy} onClick={() => void save(null)}>
            {own === null ? t('skill.resetUnknown') : t('skill.reset')}
          </Button>
        </div>
      )}
    </TaskDialog>
  );
}
