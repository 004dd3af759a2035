import type { Tournament } from '@courtside/domain';
import { formLimits, type Question } from '@courtside/domain/registration';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { Button, ErrorSummary, Notice, space } from '@courtside/ui';
import type { FieldError } from 'react-hook-form';
import styled from 'styled-components';
import { AnswerField } from '../../questions/answer-field';
import { FieldGroup, teamErrors, TeamFields } from '../../teams/team-fields';
import { teamTextLimits, withPlaces, type TeamIssueCode, type TeamValues } from '../../teams/team-values';
import { useOtherTeams } from '../../teams/use-other-teams';
import { useTeamForm } from './use-team-form';

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;

const Send = styled.div`
  display: grid;
  gap: ${space[2]};
`;

interface TeamFormProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly email: string;
  /** Whether the other teams may be read, to show which players are in one already. */
  readonly showsTeams: boolean;
  /** The organizers' questions, in addition to the team. */
  readonly questions: readonly Question[];
  readonly onRegistered: (teamId: string, values: TeamValues) => void;
}

/** A captain enters a team: its name, an address, and as many players as a team has. */
export function TeamForm({ tournament, uid, email, showsTeams, questions, onRegistered }: TeamFormProps) {
  const { t } = useTranslation(['registration', 'common', 'errors']);
  const { form, validate, submit, failure, isKept, startAfresh } = useTeamForm({ tournament, uid, email, questions, onRegistered });
  const { register, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const others = useOtherTeams(tournament, showsTeams);
  const places = withPlaces(form.watch('players'), tournament.playersPerTeam);

  const words = (code: string, index?: number) =>
    t(`team.error.${code as TeamIssueCode}`, {
      count: code === 'answerTooLong' ? formLimits.answer : teamTextLimits.name,
      name: index === undefined ? '' : formatPersonName(places[index]?.player?.name ?? ''),
    });
  const answerError = (id: string) => (errors.given?.[id] as FieldError | undefined)?.message;
  const summary = [
    ...teamErrors(errors, words, (number) => t('team.player', { number })),
    ...questions.flatMap(({ id, text }) => {
      const code = answerError(id);
      return code
        ? [{ fieldId: `answer-${id}`, message: /[?:!.]$/.test(text) ? `${text} ${words(code)}` : `${text}: ${words(code)}` }]
        : [];
    }),
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
      {/* A new attempt renders a new summary, so that it takes the focus again. */}
      <ErrorSummary key={submitCount} title={t('common:formError.title', { count: summary.length })} errors={summary} />
      <TeamFields form={form} validate={validate} words={words} places={places} others={others} />
      {questions.length > 0 && (
        <FieldGroup>
          <legend>{t('questions.title')}</legend>
          <p>{t('questions.hint')}</p>
          {questions.map((question) => (
            <AnswerField
              key={question.id}
              question={question}
              error={answerError(question.id) && words(answerError(question.id) ?? '')}
              {...register(`given.${question.id}`, { validate: validate(`given.${question.id}`) })}
            />
          ))}
        </FieldGroup>
      )}
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
