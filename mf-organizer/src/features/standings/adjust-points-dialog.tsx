import { limits, getTableOrder, tablePresets, type TablePreset } from '@courtside/domain';
import { adjustPoints } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, Columns, SelectField, Stack } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { CriteriaList } from './criteria-list';
import { EffectNotice } from './effect-notice';
import { shownRules } from './shown-rules';
import { findPreset, presets, storedOrder } from './table-order-model';

/** Adjust Points: points for a game, and what separates level teams. Shows the effect before it is saved. */
export function AdjustPointsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament } = useSchedule();
  const [seen] = useState(tournament);
  const [pointsPerWin, setPoints] = useState(seen.pointsPerWin);
  const [pointsPerDraw, setDraw] = useState<number | null>(seen.pointsPerDraw);
  const [pointsPerLoss, setLoss] = useState<number | null>(seen.pointsPerLoss);
  const [order, setOrder] = useState(() => getTableOrder(seen));
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const isGood = pointsPerDraw !== null && pointsPerLoss !== null && pointsPerDraw <= pointsPerWin && pointsPerLoss <= pointsPerDraw;
  const rules = isGood ? { pointsPerWin, pointsPerDraw, pointsPerLoss, ...storedOrder(order) } : null;
  const preset = findPreset(order);
  const submit = async () => {
    setTried(true);
    if (rules && (await task.run(() => adjustPoints(tournament.id, rules, shownRules(seen))))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('standings.adjustTitle')} submitLabel={t('standings.save')}>
      <Stack>
        <ChoiceCards
          legend={t('standings.pointsPerWin')}
          columns={4}
          value={String(pointsPerWin)}
          onChange={(points) => setPoints(Number(points))}
          choices={limits.pointsPerWin.options.map((points) => ({ value: String(points), label: String(points) }))}
        />
        <Columns $min="12rem">
          <CountField label={t('standings.pointsPerDraw')} value={pointsPerDraw} onChange={setDraw} min={0} max={MOST} />
          <CountField
            label={t('standings.pointsPerLoss')}
            value={pointsPerLoss}
            onChange={setLoss}
            min={0}
            max={MOST}
            error={(tried || pointsPerDraw !== null) && !isGood && t('standings.badPoints')}
          />
        </Columns>
        <SelectField
          label={t('standings.order')}
          hint={t('standings.orderHint')}
          value={preset ?? ''}
          onChange={({ currentTarget }) => setOrder(tablePresets[currentTarget.value as TablePreset])}
        >
          {preset === null && <option value="">{t('standings.preset.own')}</option>}
          {presets.map((name) => (
            <option key={name} value={name}>
              {t(`standings.preset.${name}`)}
            </option>
          ))}
        </SelectField>
        <CriteriaList order={order} onChange={setOrder} />
        {rules && <EffectNotice rules={rules} />}
      </Stack>
    </TaskDialog>
  );
}

const MOST = 5;
