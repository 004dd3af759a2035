import { courtLetter, toMinutes } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, NumberField, SelectField, TextField } from '@courtside/ui';
import { useDay } from '../data/day-context';
import { closable, movable, openable, timeIn, type PlanEntry } from './plan-change';
import { Chips } from './plan-style';
import { usePlanWords } from './use-plan-words';

export interface PlanFieldsProps {
  readonly entry: PlanEntry;
  readonly onChange: (entry: PlanEntry) => void;
}

const DAY = 24 * 60;
const delays = [5, 10, 15, 20, 30];
const stops = [15, 30, 45, 60];

/** The fields of a plan change. */
export function PlanFields({ entry, onChange }: PlanFieldsProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { plan, now } = useDay();
  const words = usePlanWords();
  const courts = (places: readonly number[]) => (
    <ChoiceCards
      legend={t('plan.court')}
      columns={3}
      choices={places.map((court) => ({ value: String(court), label: courtLetter(court) }))}
      value={entry.court === null ? null : String(entry.court)}
      onChange={(value) => onChange({ ...entry, court: Number(value) })}
    />
  );
  switch (entry.kind) {
    case 'late':
      return (
        <>
          <SelectField
            label={t('plan.court')}
            value={entry.court ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...entry, court: value === '' ? null : Number(value) })}
          >
            <option value="">{t('plan.allCourts')}</option>
            {closable(plan).map((court) => (
              <option key={court} value={court}>
                {words.court(court)}
              </option>
            ))}
          </SelectField>
          <Chips role="group" aria-label={t('plan.minutes')}>
            {delays.map((minutes) => (
              <button
                key={minutes}
                type="button"
                aria-pressed={entry.minutes === minutes}
                aria-label={t('plan.late', { count: minutes })}
                onClick={() => onChange({ ...entry, minutes })}
              >
                {minutes}
              </button>
            ))}
          </Chips>
          <NumberField
            label={t('plan.minutesLater')}
            hint={t('plan.minutesHint')}
            value={entry.minutes}
            min={-240}
            max={720}
            step={5}
            start={10}
            labels={{ less: t('plan.less'), more: t('plan.more') }}
            onChange={(minutes) => onChange({ ...entry, minutes })}
          />
        </>
      );
    case 'stop':
      return (
        <>
          <Chips role="group" aria-label={t('plan.stopFor')}>
            {stops.map((minutes) => {
              const at = timeIn(now, minutes);
              return (
                <button
                  key={minutes}
                  type="button"
                  aria-pressed={entry.resumeAt === at}
                  onClick={() => onChange({ ...entry, resumeAt: at })}
                >
                  {words.time(at)} <small>{t('plan.in', { count: minutes })}</small>
                </button>
              );
            })}
          </Chips>
          <TextField
            type="time"
            label={t('plan.resumeAt')}
            value={entry.resumeAt === null ? '' : words.time(entry.resumeAt)}
            onChange={({ currentTarget: { value } }) => {
              const minutes = /^\d{2}:\d{2}$/.test(value) ? toMinutes(value) : null;
              onChange({ ...entry, resumeAt: minutes === null ? null : Math.floor(now.minutes / DAY) * DAY + minutes });
            }}
          />
        </>
      );
    case 'closeCourt':
      return courts(closable(plan));
    case 'openCourt':
      return courts(openable(plan));
    case 'swap':
      return (['one', 'other'] as const).map((which) => (
        <SelectField
          key={which}
          label={t(`plan.${which}`)}
          value={entry[which]}
          onChange={({ currentTarget: { value } }) => onChange({ ...entry, [which]: value })}
        >
          <option value="">{t('plan.choose')}</option>
          {movable(plan)
            .filter(({ id }) => id !== entry[which === 'one' ? 'other' : 'one'])
            .map(({ id }) => (
              <option key={id} value={id}>
                {words.gamePlace(id)}
              </option>
            ))}
        </SelectField>
      ));
    default:
      return null;
  }
}
