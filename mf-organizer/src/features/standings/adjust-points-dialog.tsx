import { limits, type TieBreakPreset } from '@courtside/domain';
import { adjustPoints } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Notice, Switch } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { changedPlaces } from './standings-effect';

/** Adjust Points: what a win is worth and what decides between level teams, with its effect before it is saved. */
export function AdjustPointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament, teams, matches } = useSchedule();
  const [pointsPerWin, setPoints] = useState(tournament.pointsPerWin);
  const [headToHead, setHeadToHead] = useState(tournament.headToHead);
  const [tieBreakPreset, setPreset] = useState<TieBreakPreset>(tournament.tieBreakPreset);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const rules = { pointsPerWin, headToHead, tieBreakPreset };
  const [seen] = useState(rules);
  const changed = changedPlaces(tournament, teams, matches, rules);
  const submit = async () => {
    if (await task.run(() => adjustPoints(tournament.id, rules, seen))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('standings.adjustTitle')}
      submitLabel={t('standings.save')}
      size="small"
    >
      <ChoiceCards
        legend={t('standings.pointsPerWin')}
        hint={t('standings.draw')}
        columns={4}
        value={String(pointsPerWin)}
        onChange={(points) => setPoints(Number(points))}
        choices={limits.pointsPerWin.options.map((points) => ({ value: String(points), label: String(points) }))}
      />
      <ChoiceCards
        legend={t('standings.order')}
        value={tieBreakPreset}
        onChange={setPreset}
        choices={[
          { value: 'pointsFirst', label: t('standings.pointsFirst'), text: t('standings.pointsFirstText') },
          { value: 'winsFirst', label: t('standings.winsFirst'), text: t('standings.winsFirstText') },
        ]}
      />
      <Switch label={t('standings.headToHead')} hint={t('standings.headToHeadText')} checked={headToHead} onChange={setHeadToHead} />
      <Notice kind={changed > 0 ? 'warning' : 'info'}>
        {changed > 0 ? t('standings.effect', { count: changed }) : t('standings.noEffect')}
      </Notice>
    </TaskDialog>
  );
}
