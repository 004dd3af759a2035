import { useTranslation } from '@courtside/i18n';
import { wallClock } from '@courtside/tournament-ui';
import { Button, ChoiceCards, DateField, keepTyped, Notice, SelectField, space, TextArea, TextField } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { createFormResolver, toNewTournament, typedForm, type CreateFormValues, type NewTournament } from './create-form-model';
import { PosterField } from '../../fields/poster-field';
import { TimeZoneOptions } from '../../fields/time-zone-options';
import { ownTimeZone } from '../../fields/time-zones';
import { useIssueWords } from '../../fields/use-issue-words';
import { usePosterChoice } from '../../fields/use-poster-choice';

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Fields = styled.fieldset`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

const Dates = styled.div`
  display: grid;
  gap: ${space[4]} ${space[3]};
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export interface CreateFormProps {
  /** Under this name what is typed stays in the tab. */
  readonly keptAs: string;
  /** Settles when the tournament is created, or when that has failed; the form is locked until then. */
  readonly onSubmit: (tournament: NewTournament) => Promise<void>;
  /** The last attempt failed. */
  readonly failed: boolean;
}

/** The reader's date. */
const today = () => wallClock(Date.now()).date;
const resolver = createFormResolver(today);

/** The form of a new tournament. What is wrong stands beside the field; nothing that was typed is ever lost. */
export function CreateForm({ keptAs, onSubmit, failed }: CreateFormProps) {
  const { t } = useTranslation(['organizer', 'common']);
  const [ownZone] = useState(ownTimeZone);
  const { control, formState, getValues, handleSubmit, register, trigger, watch } = useForm<CreateFormValues>({
    mode: 'onTouched',
    resolver,
    defaultValues: typedForm(keptAs, ownZone),
  });
  // Through a reload, too: a newer release may have taken the place of a file that sending needs. And through a sign-in, where the session has ended meanwhile.
  // A picture can't be kept.
  useEffect(() => {
    const { unsubscribe } = watch(() => keepTyped(keptAs, getValues(), 'tab'));
    return unsubscribe;
  }, [watch, getValues, keptAs]);
  const { errors, touchedFields } = formState;
  const poster = usePosterChoice();
  // Not react-hook-form's isSubmitting: that one is true while the fields are checked, and a locked field can't take the focus.
  const [busy, setBusy] = useState(false);
  const words = useIssueWords();
  const [startDate, endDate] = watch(['startDate', 'endDate']);

  /** The dates are judged together: what is said about one may no longer hold when the other changes. */
  const judging = (other: 'startDate' | 'endDate') => ({
    onChange: () => (errors[other] ? trigger(other) : undefined),
    onBlur: () => (touchedFields[other] ? trigger(other) : undefined),
  });
  const submit = handleSubmit(async (values) => {
    setBusy(true);
    try {
      await onSubmit(toNewTournament(values, poster.image));
    } finally {
      setBusy(false);
    }
  });

  return (
    <Form noValidate aria-label={t('create.title')} onSubmit={(event) => void submit(event)}>
      <Fields disabled={busy}>
        <TextField
          label={t('create.name')}
          aria-required
          autoComplete="off"
          error={words('name', errors.name?.type)}
          {...register('name')}
        />
        <TextField
          label={t('create.location')}
          hint={t('create.locationHint')}
          aria-required
          error={words('location', errors.location?.type)}
          {...register('location')}
        />
        <Dates>
          <DateField
            label={t('create.startDate')}
            aria-required
            max={endDate || undefined}
            error={words('startDate', errors.startDate?.type)}
            {...register('startDate', judging('endDate'))}
          />
          <DateField
            label={t('create.endDate')}
            aria-required
            min={startDate || today()}
            error={words('endDate', errors.endDate?.type)}
            {...register('endDate', judging('startDate'))}
          />
        </Dates>
        <SelectField label={t('create.timeZone')} {...register('timeZone')}>
          <TimeZoneOptions own={ownZone} />
        </SelectField>
        {/* Where the browser fits the box to its text, `rows` does not count; an empty one should invite more than a line. */}
        <TextArea
          label={t('create.description')}
          aria-required
          rows={5}
          error={words('description', errors.description?.type)}
          {...register('description')}
        />
        <PosterField label={t('create.image')} marker={t('common:optional')} hint={t('create.imageHint')} poster={poster} disabled={busy} />
        <Controller
          control={control}
          name="tournamentType"
          render={({ field }) => (
            <ChoiceCards
              legend={t('create.type')}
              columns={2}
              value={field.value}
              onChange={field.onChange}
              choices={[
                { value: 'STANDARD', label: t('create.typeStandard'), text: t('create.typeStandardHint') },
                { value: 'MIXER', label: t('create.typeMixer'), text: t('create.typeMixerHint') },
              ]}
            />
          )}
        />
      </Fields>
      {failed && !busy && <Notice kind="error">{t('create.failed')}</Notice>}
      {/* Outside the locked fields, so that the focus stays on it. */}
      <Button type="submit" size="large" loading={busy}>
        {busy ? t('create.submitting') : t('create.submit')}
      </Button>
    </Form>
  );
}
