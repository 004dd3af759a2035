import { useTranslation } from '@courtside/i18n';
import { findTeamWithName } from '@courtside/tournament-ui';
import { Caution, color, space, TextField, type } from '@courtside/ui';
import { Controller, type FieldError, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { PlayerField } from './player-field';
import { blankPlace, type PlayerEntry, type TeamField, type TeamValues } from './team-values';
import type { OtherTeams } from './use-other-teams';

export const FieldGroup = styled.fieldset`
  display: grid;
  gap: 1.25rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${type.d4}
    margin-bottom: ${space[0]};
    padding: 0;
  }
  /* A legend takes no part in the grid, so the space under it is its own. */
  legend + p {
    ${type.small}
    color: ${color.ink2};
  }
`;

/** Returns the message of an error code; `index` is the place of the player. */
type Words = (code: string, index?: number) => string;

const playerError = (errors: FieldErrors<TeamValues>, index: number): string | undefined =>
  (errors.players?.[index] as FieldError | undefined)?.message;

/** Returns the errors of the team, for the summary above the form. @param playerLabel names the box of a place, from 1 */
export function teamErrors(errors: FieldErrors<TeamValues>, words: Words, playerLabel: (number: number) => string) {
  const players = Array.isArray(errors.players) ? errors.players.map((_, index) => playerError(errors, index)) : [];
  return [
    ...(errors.name?.message ? [{ fieldId: 'team-name', message: words(errors.name.message) }] : []),
    ...(errors.email?.message ? [{ fieldId: 'team-email', message: words(errors.email.message) }] : []),
    ...players.flatMap((code, index) =>
      code ? [{ fieldId: `player-${index + 1}`, message: `${playerLabel(index + 1)}: ${words(code, index)}` }] : [],
    ),
  ];
}

interface TeamFieldsProps {
  readonly form: UseFormReturn<TeamValues>;
  /** Validates one field for its rules: returns the code of the error, or true. */
  readonly validate: (field: TeamField) => (value: unknown, values: TeamValues) => string | true;
  readonly words: Words;
  readonly places: readonly PlayerEntry[];
  readonly others: OtherTeams;
}

/** The fields of a team: its name, an address, and its players. */
export function TeamFields({ form, validate, words, places, others: { teams, teamOf } }: TeamFieldsProps) {
  const { t } = useTranslation('registration');
  const { register, control, formState, getValues, trigger } = form;
  const { errors, isSubmitted } = formState;
  const namesake = findTeamWithName(form.watch('name'), teams);
  const errorOf = (index: number) => {
    const code = playerError(errors, index);
    return code && words(code, index);
  };
  return (
    <>
      <TextField
        id="team-name"
        label={t('team.name')}
        hint={namesake && <Caution>{t('team.nameTaken', { team: namesake.name })}</Caution>}
        required
        autoComplete="off"
        error={errors.name?.message && words(errors.name.message)}
        {...register('name', { validate: validate('name') })}
      />
      <TextField
        id="team-email"
        label={t('team.email')}
        hint={t('team.emailHint')}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message && words(errors.email.message)}
        {...register('email', { validate: validate('email') })}
      />
      <FieldGroup>
        <legend>{t('team.playersTitle')}</legend>
        <p>{t('team.playersHint')}</p>
        {places.map((place, index) => (
          <Controller
            key={index}
            control={control}
            name={`players.${index}`}
            rules={{ validate: validate(`players.${index}`) }}
            render={({ field }) => (
              <PlayerField
                id={`player-${index + 1}`}
                number={index + 1}
                value={place}
                current={() => getValues(`players.${index}`) ?? blankPlace}
                onChange={(entry) => {
                  field.onChange(entry);
                  // A player who is removed from one place may be valid in another.
                  if (isSubmitted) void trigger('players');
                }}
                onBlur={field.onBlur}
                error={errorOf(index)}
                taken={new Set(places.flatMap(({ player }, other) => (player && other !== index ? [player.id] : [])))}
                otherTeams={teamOf}
              />
            )}
          />
        ))}
      </FieldGroup>
    </>
  );
}
