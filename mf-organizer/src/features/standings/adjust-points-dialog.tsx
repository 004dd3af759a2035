import { limits, getTableOrder, tablePresets, type TableCriterion, type TablePreset, type Tournament } from '@courtside/domain';
import { adjustPoints } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Columns, SelectField, Stack } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';
import { CriteriaList } from './criteria-list';
import { EffectNotice } from './effect-notice';
import { shownRules } from './shown-rules';
import { findPreset, presets, storedOrder } from './table-order-model';

interface Draft {
  readonly pointsPerWin: number;
  /** Null while the field is empty. */
  readonly pointsPerDraw: number | null;
  readonly pointsPerLoss: number | null;
  readonly order: readonly TableCriterion[];
}

const toDraft = (tournament: Tournament): Draft => {
  const { pointsPerWin, pointsPerDraw, pointsPerLoss } = tournament;
  return { pointsPerWin, pointsPerDraw, pointsPerLoss, order: getTableOrder(tournament) };
};

/** Adjust Points: points for a game, and what separates level teams. Shows the effect before it is saved. */
export function AdjustPointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament } = useSchedule();
  const { draft, setDraft, seen, onConflict, clash } = useDraft({ stored: tournament, getCompared: shownRules, toDraft });
  const { pointsPerWin, pointsPerDraw, pointsPerLoss, order } = draft;
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true, onConflict });
  const isGood = pointsPerDraw !== null && pointsPerLoss !== null && pointsPerDraw <= pointsPerWin && pointsPerLoss <= pointsPerDraw;
  const rules = isGood ? { pointsPerWin, pointsPerDraw, pointsPerLoss, ...storedOrder(order) } : null;
  const preset = findPreset(order);
  const submit = async () => {
    setTried(true);
    if (rules && (await task.run(() => adjustPoints(tournament.id, rules, shownRules(seen))))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onSubmit={submit}
      title={t('standings.adjustTitle')}
      submitLabel={t('standings.save')}
    >
      <Stack>
        <ChoiceCards
          legend={t('standings.pointsPerWin')}
          columns={4}
          value={String(pointsPerWin)}
          onChange={(points) => change({ pointsPerWin: Number(points) })}
          choices={limits.pointsPerWin.options.map((points) => ({ value: String(points), label: String(points) }))}
        />
        <Columns $min="12rem">
          <CountField
            label={t('standings.pointsPerDraw')}
            value={pointsPerDraw}
            onChange={(points) => change({ pointsPerDraw: points })}
            min={0}
            max={MOST}
          />
          <CountField
            label={t('standings.pointsPerLoss')}
            value={pointsPerLoss}
            onChange={(points) => change({ pointsPerLoss: points })}
            min={0}
            max={MOST}
            error={(tried || pointsPerDraw !== null) && !isGood && t('standings.badPoints')}
          />
        </Columns>
        <SelectField
          label={t('standings.order')}
          hint={t('standings.orderHint')}
          value={preset ?? ''}
          onChange={({ currentTarget }) => change({ order: tablePresets[currentTarget.value as TablePreset] })}
        >
          {preset === null && <option value="">{t('standings.preset.own')}</option>}
          {presets.map((name) => (
            <option key={name} value={name}>
              {t(`standings.preset.${name}`)}
            </option>
          ))}
        </SelectField>
        <CriteriaList order={order} onChange={(next) => change({ order: next })} />
        {rules && <EffectNotice rules={rules} />}
      </Stack>
    </TaskDialog>
  );
}

const MOST = 5;
