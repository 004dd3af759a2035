import { adjustPoints } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { SelectField, Stack } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { mergeListEdits } from '../../saving/merge-edits';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';
import { DeductionFields } from './deduction-fields';
import { toAdjustments, toDrafts, storedAdjustments, type AdjustmentDraft } from './deductions-model';
import { EffectNotice } from './effect-notice';
import { shownRules } from './shown-rules';

/** Points that teams lose or gain besides their games, each with its reason. */
export function DeductionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, teams, nameOf } = useSchedule();
  const {
    draft: drafts,
    setDraft: setDrafts,
    seen,
    onConflict,
    clash,
  } = useDraft({
    stored: tournament,
    getCompared: ({ pointAdjustments }) => pointAdjustments,
    toDraft: ({ pointAdjustments }) => toDrafts(pointAdjustments),
    merge: (mine, before, now) => mergeListEdits(mine, before, now, ({ teamId }) => teamId),
  });
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true, onConflict });
  const adjustments = toAdjustments(drafts);
  const playing = Object.values(tournament.groups).flat();
  const free = teams.filter(({ id }) => playing.includes(id) && !drafts.some(({ teamId }) => teamId === id));
  const change = (draft: AdjustmentDraft) => setDrafts(drafts.map((one) => (one.teamId === draft.teamId ? draft : one)));
  const add = (teamId: string) => setDrafts([...drafts, { teamId, kind: 'deduction', points: 1, reason: '' }]);
  const remove = (teamId: string) => setDrafts(drafts.filter((one) => one.teamId !== teamId));
  const submit = async () => {
    setTried(true);
    if (!adjustments) return;
    const wanted = { pointAdjustments: storedAdjustments(adjustments) };
    if (await task.run(() => adjustPoints(tournament.id, wanted, shownRules(seen)))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onSubmit={submit}
      title={t('standings.deductions.title')}
      submitLabel={t('standings.save')}
    >
      <Stack>
        <p>{t('standings.deductions.text')}</p>
        {drafts.map((draft) => (
          <DeductionFields
            key={draft.teamId}
            team={nameOf(draft.teamId)}
            draft={draft}
            tried={tried}
            onChange={change}
            onRemove={() => remove(draft.teamId)}
          />
        ))}
        {free.length > 0 && (
          <SelectField label={t('standings.deductions.add')} value="" onChange={({ currentTarget }) => add(currentTarget.value)}>
            <option value="">{t('standings.choose')}</option>
            {free.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {adjustments && <EffectNotice rules={{ pointAdjustments: adjustments }} />}
      </Stack>
    </TaskDialog>
  );
}
