import { useFormat, useTranslation } from '@courtside/i18n';
import { DateField, space } from '@courtside/ui';
import styled from 'styled-components';
import { useIssueWords } from '../../fields/use-issue-words';
import { today, type CreateFields } from './use-create-form';

const Dates = styled.div`
  display: grid;
  gap: ${space[4]} ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
`;

export interface DateFieldsProps {
  readonly fields: CreateFields;
  /** Called when the start has changed. */
  readonly onStart: () => void;
}

/** The fields of the first and the last day with their weekdays. Both have default values. */
export function DateFields({ fields, onStart }: DateFieldsProps) {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  const words = useIssueWords();
  const { formState, register, trigger, watch } = fields;
  const { errors, touchedFields } = formState;
  const [startDate, endDate] = watch(['startDate', 'endDate']);
  const dayOf = (date: string) => date !== '' && format.date(date, 'day');
  /** Checks both dates together, because a change of one may remove the error of the other. */
  const judgeAgain = (other: 'startDate' | 'endDate') => {
    if (errors[other]) void trigger(other);
  };
  const onBlur = (other: 'startDate' | 'endDate') => () => {
    if (touchedFields[other]) void trigger(other);
  };
  return (
    <Dates>
      <DateField
        label={t('create.startDate')}
        hint={dayOf(startDate)}
        aria-required
        error={words('startDate', errors.startDate?.type)}
        {...register('startDate', {
          onChange: () => {
            onStart();
            judgeAgain('endDate');
          },
          onBlur: onBlur('endDate'),
        })}
      />
      <DateField
        label={t('create.endDate')}
        hint={dayOf(endDate)}
        aria-required
        min={startDate || today()}
        error={words('endDate', errors.endDate?.type)}
        {...register('endDate', { onChange: () => judgeAgain('startDate'), onBlur: onBlur('startDate') })}
      />
    </Dates>
  );
}
