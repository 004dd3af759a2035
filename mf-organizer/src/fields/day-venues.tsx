import { limits, type Venue } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Checkbox, Columns, space, Stack, TextField, type as text } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CountField } from './count-field';
import { badTimes, type TimesDraft } from './times-draft';

const Explained = styled.p`
  margin: 0;
  ${text.small}
`;

const asEvent: Venue = { courts: null, place: '' };

export interface DayVenuesProps {
  readonly value: TimesDraft;
  readonly onChange: (value: TimesDraft) => void;
  /** Whether its days are rounds. */
  readonly isSwiss: boolean;
}

/** Gives each day or round its own place and number of courts. */
export function DayVenues({ value, onChange, isSwiss }: DayVenuesProps) {
  const { t } = useTranslation('organizerSchedule');
  const { startTimes, venues, numberOfCourts } = value;
  /** The typed venues, which come back when they are chosen again. */
  const [last, setLast] = useState<readonly Venue[]>([]);
  const bad = badTimes(value);
  const change = (day: number, fact: Partial<Venue>) =>
    onChange({ ...value, venues: startTimes.map((_, at) => ({ ...asEvent, ...venues?.[at], ...(at === day && fact) })) });
  const toggle = (isOn: boolean) => {
    if (venues) setLast(venues);
    onChange({ ...value, venues: isOn ? last : undefined });
  };
  return (
    <Stack $gap={space[2]}>
      <Checkbox
        label={t(isSwiss ? 'times.ownVenuesOfRounds' : 'times.ownVenues')}
        checked={venues !== undefined}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {venues && <Explained>{t('times.venuesText')}</Explained>}
      {venues &&
        startTimes.map((_, day) => (
          <Columns key={day} $min="15rem" $gap={space[3]}>
            <TextField
              label={t(isSwiss ? 'times.placeOfRound' : 'times.placeOfDay', { number: day + 1 })}
              value={venues[day]?.place ?? ''}
              error={bad.has(`place${day}`) && t('times.placeTooLong', { most: limits.times.maximumPlace })}
              onChange={({ currentTarget }) => change(day, { place: currentTarget.value })}
            />
            <CountField
              label={t(isSwiss ? 'times.courtsOfRound' : 'times.courtsOfDay', { number: day + 1 })}
              value={venues[day]?.courts ?? null}
              onChange={(courts) => change(day, { courts })}
              error={bad.has(`courts${day}`) && t('times.outOfCourts')}
              min={1}
              max={limits.times.maximumCourts}
              start={numberOfCourts ?? 1}
              maxDigits={1}
            />
          </Columns>
        ))}
    </Stack>
  );
}
