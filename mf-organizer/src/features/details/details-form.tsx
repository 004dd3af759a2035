import { hasSchedule, limits, storedContact, type Tournament } from '@courtside/domain';
import { checkTournamentForm, type TournamentField } from '@courtside/domain/engines';
import { updateDetails } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Card, DateField, media, Notice, SelectField, space, Stack, TextArea, TextField } from '@courtside/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { explainSave } from '../../saving/find-cause';
import { combined, SaveMark } from '../../saving/save-mark';
import { TextClash } from '../../saving/text-clash';
import { useAutosave, type Autosave } from '../../saving/use-autosave';
import { TimeZoneOptions } from '../../fields/time-zone-options';
import { ownTimeZone } from '../../fields/time-zones';
import { useIssueWords } from '../../fields/use-issue-words';

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  @media ${media.phone} {
    padding: ${space[3]};
  }
`;

const Mark = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[3]};
`;

const Dates = styled.div`
  display: grid;
  gap: ${space[4]} ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
`;

/** Two dates that are checked, and saved, together. */
const pair = (startDate: string, endDate: string): string => `${startDate}/${endDate}`;
const parts = (dates: string): readonly [string, string] => dates.split('/') as [string, string];

/** The details, edited in place: texts are saved a second after the last key press, dates at once. */
export function DetailsForm({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['organizer', 'errors', 'common']);
  const words = useIssueWords();
  const format = useFormat();
  const { id } = tournament;
  const form = {
    name: tournament.name,
    location: tournament.location,
    description: tournament.description,
    contact: tournament.contact,
    startDate: tournament.startDate,
    endDate: tournament.endDate,
  };
  // A tournament may be over when its details are corrected, so no day is too early.
  const getCode = (field: TournamentField, edit: Partial<typeof form>) =>
    checkTournamentForm({ ...form, ...edit }, { today: '' }).find((issue) => issue.field === field)?.code;

  const text = (field: 'name' | 'location' | 'description' | 'contact', asStored = (value: string) => value.trim()) => ({
    stored: tournament[field],
    delayMs: limits.debounce.textMs,
    isValid: (value: string) => getCode(field, { [field]: value }) === undefined,
    save: (value: string) => updateDetails(id, { [field]: asStored(value) }),
    asStored,
    keptAs: `details.${id}.${field}`,
  });
  const name = useAutosave(text('name'));
  const location = useAutosave(text('location'));
  const description = useAutosave(text('description'));
  const contact = useAutosave(text('contact', storedContact));
  const zone = useAutosave({
    stored: tournament.timeZone ?? ownTimeZone(),
    delayMs: 0,
    save: (timeZone) => updateDetails(id, { timeZone }),
  });
  const dateCode = (field: 'startDate' | 'endDate', dates: string) => {
    const [startDate, endDate] = parts(dates);
    return getCode(field, { startDate, endDate });
  };
  const dates = useAutosave({
    stored: pair(tournament.startDate, tournament.endDate),
    delayMs: 0,
    isValid: (value) => dateCode('startDate', value) === undefined && dateCode('endDate', value) === undefined,
    inWords: (value) => format.dateRange(...parts(value)),
    save: (value) => {
      const [startDate, endDate] = parts(value);
      return updateDetails(id, {
        ...(startDate === tournament.startDate ? {} : { startDate }),
        ...(endDate === tournament.endDate ? {} : { endDate }),
      });
    },
  });
  const [startDate, endDate] = parts(dates.value);
  const shown = combined(name, location, description, contact, dates, zone);
  const problem = (save: Autosave, issue: string | undefined) => issue ?? (save.failure ? explainSave(save.failure, t) : undefined);
  const dayCount = Object.keys(tournament.schedule).length;

  return (
    <Sheet>
      <Mark>{shown && <SaveMark of={shown} />}</Mark>
      <TextArea
        label={t('details.name')}
        rows={1}
        {...bind(name, true)}
        error={problem(name, words('name', getCode('name', { name: name.value })))}
      />
      <TextClash of={name} label={t('details.name')} />
      <TextArea
        label={t('details.location')}
        rows={1}
        {...bind(location, true)}
        error={problem(location, words('location', getCode('location', { location: location.value })))}
      />
      <TextClash of={location} label={t('details.location')} />
      <Dates>
        <DateField
          label={t('details.startDate')}
          value={startDate}
          max={endDate || undefined}
          error={problem(dates, words('startDate', dateCode('startDate', dates.value)))}
          onChange={(event) => dates.change(pair(event.currentTarget.value, endDate))}
        />
        <DateField
          label={t('details.endDate')}
          value={endDate}
          min={startDate || undefined}
          error={words('endDate', dateCode('endDate', dates.value))}
          onChange={(event) => dates.change(pair(startDate, event.currentTarget.value))}
        />
        <SelectField
          label={t('details.timeZone')}
          value={zone.value}
          error={zone.failure && explainSave(zone.failure, t)}
          onChange={(event) => zone.change(event.currentTarget.value)}
        >
          <TimeZoneOptions own={zone.value} />
        </SelectField>
      </Dates>
      <TextClash of={dates} label={t('common:facts.dates')} say={(stored) => format.dateRange(...parts(stored))} />
      <TextClash of={zone} label={t('details.timeZone')} />
      <TextArea
        label={t('details.description')}
        rows={5}
        {...bind(description, false)}
        error={problem(description, words('description', getCode('description', { description: description.value })))}
      />
      <TextClash of={description} label={t('details.description')} />
      <TextField
        label={t('details.contact')}
        hint={t('details.contactHint')}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...bind(contact, true)}
        error={problem(contact, words('contact', getCode('contact', { contact: contact.value })))}
      />
      <TextClash of={contact} label={t('details.contact')} />
      {hasSchedule(tournament) && startDate !== tournament.startDate && (
        <Stack>
          <Notice kind="info">{t('details.daysChange', { count: dayCount })}</Notice>
        </Stack>
      )}
    </Sheet>
  );
}

/** A name or a place is one line, whatever is pasted. */
const bind = (save: Autosave, isOneLine: boolean) => ({
  value: save.value,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    save.change(isOneLine ? event.currentTarget.value.replace(/\s*\n\s*/g, ' ') : event.currentTarget.value),
  onBlur: save.flush,
  onKeyDown: (event: KeyboardEvent) => {
    if (isOneLine && event.key === 'Enter') {
      event.preventDefault();
      save.flush();
    }
  },
});
