import { useTranslation } from '@courtside/i18n';
import { Button, SelectField, space, TextField, Trash2Icon, type } from '@courtside/ui';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { longestReason, mostPoints, findProblems, type AdjustmentDraft } from './deductions-model';

const Team = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  justify-items: stretch;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space[1]};
    overflow-wrap: anywhere;
    ${type.d3}
  }
  > div:first-of-type {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: ${space[2]};
  }
  > button {
    justify-self: start;
  }
`;

export interface DeductionFieldsProps {
  readonly team: string;
  readonly draft: AdjustmentDraft;
  /** The form was submitted: missing fields are named. */
  readonly tried: boolean;
  readonly onChange: (draft: AdjustmentDraft) => void;
  readonly onRemove: () => void;
}

/** The deduction or bonus of one team. */
export function DeductionFields({ team, draft, tried, onChange, onRemove }: DeductionFieldsProps) {
  const { t } = useTranslation('organizerSchedule');
  const problems = findProblems(draft);
  return (
    <Team>
      <legend>{team}</legend>
      <div>
        <SelectField
          label={t('standings.deductions.kind')}
          value={draft.kind}
          onChange={({ currentTarget }) => onChange({ ...draft, kind: currentTarget.value as AdjustmentDraft['kind'] })}
        >
          <option value="deduction">{t('standings.deductions.deduction')}</option>
          <option value="bonus">{t('standings.deductions.bonus')}</option>
        </SelectField>
        <CountField
          label={t('standings.deductions.points')}
          value={draft.points}
          onChange={(points) => onChange({ ...draft, points })}
          min={1}
          max={mostPoints}
          error={tried && problems.points && t('standings.deductions.badPoints', { most: mostPoints })}
        />
      </div>
      <TextField
        label={t('standings.deductions.reason')}
        hint={t('standings.deductions.reasonHint')}
        value={draft.reason}
        maxLength={longestReason}
        onChange={({ currentTarget }) => onChange({ ...draft, reason: currentTarget.value })}
        error={tried && problems.reason && t('standings.deductions.noReason')}
      />
      <Button variant="secondary" size="small" icon={<Trash2Icon size={20} aria-hidden="true" />} onClick={onRemove}>
        {t('standings.deductions.remove', { team })}
      </Button>
    </Team>
  );
}
