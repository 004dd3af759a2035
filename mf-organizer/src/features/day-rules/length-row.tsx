import { limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Card, IconButton, SelectField, space, Trash2Icon } from '@courtside/ui';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { badLength, type LengthDraft, type LengthStage } from './day-rules-model';

const Row = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]};
  > :first-child {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space[2]};
  }
`;

/** Returns the name of a stage: "Semi-finals", "Day 2", "Round 3". */
export function useStageName(stages: readonly LengthStage[]): (key: string) => string {
  const { t } = useTranslation(['organizerSchedule', 'bracket', 'schedule']);
  return (key) => {
    const stage = stages.find((one) => one.key === key);
    if (!stage) return key;
    if (stage.round) return t(`bracket:round.${stage.round.key}`, { number: stage.round.number ?? 0, to: stage.round.to ?? 0 });
    return stage.level ? t(`dayRules.level.${stage.level}`) : t('dayRules.day', { number: stage.number });
  };
}

export interface LengthRowProps {
  readonly draft: LengthDraft;
  /** The choices: the stage that it is for, and those without a separate length. */
  readonly stages: readonly LengthStage[];
  readonly stageName: (key: string) => string;
  /** Null removes the length. */
  readonly onChange: (draft: LengthDraft | null) => void;
}

/** A round with longer or shorter games: periods, minutes each, and the break after it. */
export function LengthRow({ draft, stages, stageName, onChange }: LengthRowProps) {
  const { t } = useTranslation('organizerSchedule');
  const bad = badLength(draft);
  const name = stageName(draft.key);
  const minutes = { max: limits.times.maximumMinutes, maxDigits: 3 };
  return (
    <Row as="section" aria-label={name}>
      <div>
        <SelectField
          label={t('dayRules.stage')}
          value={draft.key}
          onChange={(event) => onChange({ ...draft, key: event.currentTarget.value })}
        >
          {[...new Set([draft.key, ...stages.map(({ key }) => key)])].map((key) => (
            <option key={key} value={key}>
              {stageName(key)}
            </option>
          ))}
        </SelectField>
        <IconButton label={t('dayRules.removeLength', { stage: name })} onClick={() => onChange(null)}>
          <Trash2Icon size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <CountField
        label={t('dayRules.periods')}
        value={draft.periods}
        onChange={(periods) => onChange({ ...draft, periods: Math.min(4, Math.max(1, periods ?? 1)) })}
        min={1}
        max={4}
        maxDigits={1}
      />
      <CountField
        label={t('dayRules.minutes')}
        value={draft.length}
        onChange={(length) => onChange({ ...draft, length })}
        error={bad.has('length') && t('times.outOfMinutes')}
        min={limits.times.minimum}
        {...minutes}
      />
      <CountField
        label={t('dayRules.interval')}
        hint={t('dayRules.usual')}
        value={draft.interval}
        onChange={(interval) => onChange({ ...draft, interval })}
        error={bad.has('interval') && t('times.outOfMinutes')}
        min={0}
        {...minutes}
      />
    </Row>
  );
}
