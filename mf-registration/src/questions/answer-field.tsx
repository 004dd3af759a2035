import { formLimits, type Question } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { SelectField, TextField } from '@courtside/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface AnswerFieldProps extends UseFormRegisterReturn {
  readonly question: Question;
  readonly error: ReactNode;
}

/** The answer to one question: a line of text, a number, or one of a list, which every phone knows. */
export function AnswerField({ question: { id, kind, text, choices, isRequired }, error, ...field }: AnswerFieldProps) {
  const { t } = useTranslation('registration');
  const shared = { id: `answer-${id}`, label: text, error, ...(isRequired ? { required: true } : { marker: t('questions.optional') }) };
  const among =
    kind === 'yesNo' ? (['yes', 'no'] as const).map((value) => [value, t(`questions.${value}`)]) : choices.map((one) => [one, one]);
  if (kind === 'text' || kind === 'number')
    return (
      <TextField
        {...field}
        {...shared}
        autoComplete="off"
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        // Longer than the limit, so that the user sees an error instead of a text that stops.
        maxLength={2 * formLimits.answer}
      />
    );
  return (
    <SelectField {...field} {...shared}>
      <option value="">{t('questions.choose')}</option>
      {among.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
