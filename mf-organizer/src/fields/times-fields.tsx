import { limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Caution, Columns, space, Stack, TimeField } from '@courtside/ui';
import type { ReactNode } from 'react';
import { CountField } from './count-field';
import { badTimes, type TimesDraft } from './times-draft';

export interface TimesFieldsProps {
  readonly value: TimesDraft;
  readonly onChange: (value: TimesDraft) => void;
  /** The kind of a start: of a day, of a round, or a single one. */
  readonly startsOf: 'day' | 'round' | 'all';
  /** Returns warnings about a start before it is saved. */
  readonly warningsOf?: ((day: number) => readonly string[]) | undefined;
  /** The starts are next to the other fields. */
  readonly isBrief?: boolean;
  /** Further number fields, next to the courts. */
  readonly children?: ReactNode;
}

/** Start of each day, game length, interval and courts. */
export function TimesFields({ value, onChange, startsOf, warningsOf = () => [], isBrief = false, children }: TimesFieldsProps) {
  const { t } = useTranslation('organizerSchedule');
  const bad = badTimes(value);
  const minutes = { min: limits.times.minimum, max: limits.times.maximumMinutes, maxDigits: 3 };
  const startLabel = (day: number) =>
    startsOf === 'all'
      ? t('times.startOnly')
      : startsOf === 'round'
        ? t('times.startOfRound', { number: day + 1 })
        : t('times.start', { number: day + 1 });
  const hintOf = (day: number) => {
    const warnings = warningsOf(day);
    return warnings.length > 0 && warnings.map((warning) => <Caution key={warning}>{warning}</Caution>);
  };
  const starts = value.startTimes.map((time, day) => (
    <TimeField
      key={day}
      label={startLabel(day)}
      value={time}
      hint={hintOf(day)}
      error={bad.has(`start${day}`) && t('times.startMissing')}
      onChange={(event) =>
        onChange({ ...value, startTimes: value.startTimes.map((old, index) => (index === day ? event.currentTarget.value : old)) })
      }
    />
  ));
  return (
    <Stack $gap={space[3]}>
      {!isBrief && (
        <Columns $min={value.startTimes.length > 1 ? '10rem' : '100%'} $gap={space[3]}>
          {starts}
        </Columns>
      )}
      <Columns $min={isBrief ? 'max(9rem, 40%)' : '10.5rem'} $gap={space[3]}>
        {isBrief && starts}
        <CountField
          label={t('times.gameLength')}
          value={value.gameLength}
          onChange={(gameLength) => onChange({ ...value, gameLength })}
          error={bad.has('gameLength') && t('times.outOfMinutes')}
          {...minutes}
        />
        <CountField
          label={t('times.interval')}
          value={value.interval}
          onChange={(interval) => onChange({ ...value, interval })}
          error={bad.has('interval') && t('times.outOfMinutes')}
          {...minutes}
        />
        <CountField
          label={t('times.courts')}
          value={value.numberOfCourts}
          onChange={(numberOfCourts) => onChange({ ...value, numberOfCourts })}
          error={bad.has('numberOfCourts') && t('times.outOfCourts')}
          min={1}
          max={limits.times.maximumCourts}
          maxDigits={1}
        />
        {children}
      </Columns>
    </Stack>
  );
}
