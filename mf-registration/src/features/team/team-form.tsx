import type { Tournament } from '@courtside/domain';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { teamOfSameName } from '@courtside/tournament-ui';
import { Button, color, ErrorSummary, Notice, space, TextField, type } from '@courtside/ui';
import { Controller, type FieldError } from 'react-hook-form';
import styled from 'styled-components';
import { Caution } from './caution';
import { PlayerField } from './player-field';
import { blankPlace, teamTextLimits, withPlaces, type TeamIssueCode, type TeamValues } from './team-values';
import { useOtherTeams } from './use-other-teams';
import { useTeamForm } from './use-team-form';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;

const Players = styled.fieldset`
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

const Send = styled.div`
  display: grid;
  gap: ${space[2]};
`;

interface TeamFormProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly email: string;
  /** Whether the other teams may be read, to say who is in one already. */
  readonly showsTeams: boolean;
  readonly onRegistered: (teamId: string, values: TeamValues) => void;
}

/** A captain enters a team: its name, an address, and as many players as a team has. */
export function TeamForm({ tournament, uid, email, showsTeams, onRegistered }: TeamFormProps) {
  const { t } = useTranslation(['registration', 'common', 'errors']);
  const { form, validate, submit, failure, isKept, startAfresh } = useTeamForm({ tournament, uid, email, onRegistered });
  const { register, control, formState, getValues, trigger } = form;
  const { errors, isSubmitting, isSubmitted, submitCount } = formState;
  const { teams, teamOf } = useOtherTeams(tournament.id, showsTeams);
  const namesake = teamOfSameName(form.watch('name'), teams);
  const places = withPlaces(form.watch('players'), tournament.playersPerTeam);

  const words = (code: string, index?: number) =>
    t(`team.error.${code as TeamIssueCode}`, {
      count: teamTextLimits.name,
      name: index === undefined ? '' : formatPersonName(places[index]?.player?.name ?? ''),
    });
  const playerErrors = places.map((_, index) => (errors.players?.[index] as FieldError | undefined)?.message);
  const summary = [
    ...(errors.name?.message ? [{ fieldId: 'team-name', message: words(errors.name.message) }] : []),
    ...(errors.email?.message ? [{ fieldId: 'team-email', message: words(errors.email.message) }] : []),
    ...playerErrors.flatMap((code, index) =>
      code ? [{ fieldId: `player-${index + 1}`, message: `${t('team.player', { number: index + 1 })}: ${words(code, index)}` }] : [],
    ),
  ];

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {isKept && (
        <Notice
          kind="info"
          action={
            <Button variant="quiet" size="small" onClick={startAfresh}>
              {t('team.startAfresh')}
            </Button>
          }
        >
          {t('team.kept')}
        </Notice>
      )}
      {/* A new attempt shows the summary anew, so that it takes the focus again. */}
      <ErrorSummary key={submitCount} title={t('common:formError.title', { count: summary.length })} errors={summary} />
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
      <Players>
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
                  // A player who leaves one place may be right in another.
                  if (isSubmitted) void trigger('players');
                }}
                onBlur={field.onBlur}
                error={playerErrors[index] && words(playerErrors[index], index)}
                taken={new Set(places.flatMap(({ player }, other) => (player && other !== index ? [player.id] : [])))}
                otherTeams={teamOf}
              />
            )}
          />
        ))}
      </Players>
      <Send>
        {failure && (
          <Notice kind="error" title={t('errors:registration')}>
            {t(`failure.${failure}`)}
          </Notice>
        )}
        <Button type="submit" size="large" wide loading={isSubmitting}>
          {isSubmitting ? t('team.sending') : t('team.submit')}
        </Button>
      </Send>
    </Form>
  );
}
