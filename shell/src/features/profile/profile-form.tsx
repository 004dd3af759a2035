import { linkTo } from '@courtside/federation/links';
import { profileLimits, type ClubRegion, type Profile } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Checkbox, Cluster, ErrorSummary, Notice, SaveIndicator, SelectField, Slider, space, TextField } from '@courtside/ui';
import { useEffect, useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ClubField } from './club-field';
import { clubChoices } from './club-choices';
import { otherRegion, profileIssues, type ProfileFieldName, type ProfileIssueCode } from './profile-values';
import { useProfileForm } from './use-profile-form';
import { useUnsavedWarning } from './use-unsaved-warning';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;

const Together = styled.div`
  display: grid;
  gap: ${space[1]};
`;

const order: readonly ProfileFieldName[] = ['name', 'pronouns', 'clubText', 'clubFree', 'region', 'regionFree'];
const idOf = (field: ProfileFieldName): string => `profile-${field}`;

interface ProfileFormProps {
  readonly uid: string;
  readonly profile: Profile | null;
  /** Whether `profile` comes from the server. */
  readonly isConfirmed: boolean;
  readonly email: string;
  /** Empty where the list could not be loaded. */
  readonly regions: readonly ClubRegion[];
  /** Where to go once it is saved. */
  readonly returnPath: string | null;
}

/** Name, pronouns, club, region and skill of the player. */
export function ProfileForm({ uid, profile, isConfirmed, email, regions, returnPath }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const navigate = useNavigate();
  const choices = useMemo(() => clubChoices(regions), [regions]);
  const regionNames = regions.map(({ name }) => name);
  const { form, validate, submit, state, failure, savedAt } = useProfileForm({ uid, profile, isConfirmed, choices, regions: regionNames });
  const { register, control, setValue, getValues, watch, formState, clearErrors } = form;
  const { errors, isDirty, submitCount } = formState;
  const { isClubFree, club, clubText, region } = watch();
  const question = useUnsavedWarning(isDirty);

  // Only after all changes are saved: otherwise the warning would ask.
  useEffect(() => {
    if (savedAt > 0 && returnPath && !isDirty) void navigate(returnPath, { replace: true });
  }, [savedAt, returnPath, isDirty, navigate]);

  const wordsOf = (code: string | undefined, most = 0) => (code ? t(`missing.${code as ProfileIssueCode}`, { count: most }) : undefined);
  const words = (field: ProfileFieldName) =>
    wordsOf(errors[field]?.message, profileIssues(getValues()).find((issue) => issue.field === field)?.most);
  const summary = order.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), message: words(field) }] : []));
  const isAllTooLong = order.every((field) => !errors[field] || errors[field].message === 'tooLong');
  const change = { shouldDirty: true, shouldValidate: submitCount > 0 } as const;

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {/* A new attempt renders a new summary, so that it takes the focus again. */}
      <ErrorSummary
        key={submitCount}
        title={isAllTooLong ? t('common:formError.title', { count: summary.length }) : t('errors:allFields')}
        errors={summary}
      />
      <TextField
        id={idOf('name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        error={words('name')}
        {...register('name', { validate: validate('name') })}
      />
      <TextField
        id={idOf('pronouns')}
        label={t('pronouns')}
        hint={t('pronounsHint')}
        required
        autoComplete="off"
        maxLength={profileLimits.pronouns}
        error={words('pronouns')}
        {...register('pronouns', { validate: validate('pronouns') })}
      />
      <Together>
        {isClubFree ? (
          <TextField
            id={idOf('clubFree')}
            label={t('clubFree')}
            hint={t('clubFreeHint')}
            required
            autoComplete="organization"
            error={words('clubFree')}
            {...register('clubFree', { validate: validate('clubFree') })}
          />
        ) : (
          <Controller
            control={control}
            name="clubText"
            rules={{ validate: validate('clubText') }}
            render={() => (
              <ClubField
                id={idOf('clubText')}
                choices={choices}
                selected={club}
                onSelect={(chosen) => {
                  setValue('club', chosen, change);
                  if (chosen) {
                    setValue('region', chosen.region, change);
                    setValue('clubText', chosen.name, change);
                  }
                }}
                text={clubText}
                onTextChange={(text) => {
                  if (getValues('club') && getValues('club')?.name !== text) setValue('club', null, change);
                  setValue('clubText', text, change);
                }}
                error={words('clubText')}
              />
            )}
          />
        )}
        {choices.length > 0 && (
          <Checkbox
            label={t('clubNotListed')}
            {...register('isClubFree', {
              onChange: () => clearErrors(['clubText', 'clubFree']),
            })}
          />
        )}
      </Together>
      {choices.length > 0 && (
        <SelectField
          id={idOf('region')}
          label={t('region')}
          required
          error={words('region')}
          {...register('region', { validate: validate('region'), onChange: () => clearErrors('regionFree') })}
        >
          <option value="" disabled>
            {t('regionChoose')}
          </option>
          {regionNames.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={otherRegion}>{t('regionOther')}</option>
        </SelectField>
      )}
      {region === otherRegion && (
        <TextField
          id={idOf('regionFree')}
          label={t('regionFree')}
          required
          autoComplete="off"
          error={words('regionFree')}
          {...register('regionFree', { validate: validate('regionFree') })}
        />
      )}
      <Controller
        control={control}
        name="skill"
        render={({ field }) => (
          <Slider
            id="profile-skill"
            label={t('skill')}
            hint={t('skillHint')}
            name="skill"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            min={profileLimits.skill.minimum}
            max={profileLimits.skill.maximum}
          />
        )}
      />
      <Together>
        <Checkbox label={t('page.show')} hint={t('page.hint')} {...register('hasPage')} />
        {profile && !profile.isPageHidden && (
          <p>
            <Link to={linkTo('player', uid)}>{t('page.look')}</Link>
          </p>
        )}
      </Together>
      <TextField id="profile-email" label={t('email')} hint={t('emailHint')} type="email" readOnly value={email} autoComplete="email" />
      {failure && (
        <Notice kind="error" title={t('errors:profileNotSaved')}>
          {t(`errors:cause.${failure}`)}
        </Notice>
      )}
      <Cluster $gap={space[3]}>
        <Button type="submit" size="large" loading={state === 'saving'}>
          {t('save')}
        </Button>
        <SaveIndicator
          state={state}
          words={{
            saving: t('saveState.saving'),
            success: t('saveState.success'),
            error: t('saveState.error'),
            waiting: t('saveState.waiting'),
          }}
        />
      </Cluster>
      {question}
    </Form>
  );
}
