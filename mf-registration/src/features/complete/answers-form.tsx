import { checkAnswer, formLimits, type Given, type Question } from '@courtside/domain/registration';
import { saveAnswers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice, space } from '@courtside/ui';
import { useState } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import styled from 'styled-components';
import { failureHelp } from '../../failure/failure-help';
import { AnswerField } from '../../questions/answer-field';

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  width: 100%;
`;

interface AnswersFormProps {
  readonly tournamentId: string;
  readonly teamId: string;
  readonly questions: readonly Question[];
  readonly given: Given;
  readonly onDone: () => void;
}

/** A captain answers otherwise than before. */
export function AnswersForm({ tournamentId, teamId, questions, given, onDone }: AnswersFormProps) {
  const { t } = useTranslation(['registration', 'common']);
  const { register, handleSubmit, formState } = useForm<{ given: Given }>({ defaultValues: { given } });
  const [failure, setFailure] = useState<ReturnType<typeof failureHelp> | null>(null);
  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await saveAnswers(tournamentId, teamId, { questions, given: values.given });
      onDone();
    } catch (error) {
      setFailure(failureHelp(error));
    }
  });
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {questions.map((question) => {
        const code = (formState.errors.given?.[question.id] as FieldError | undefined)?.message;
        return (
          <AnswerField
            key={question.id}
            question={question}
            error={code && t(`team.error.${code as 'answerMissing'}`, { count: formLimits.answer })}
            {...register(`given.${question.id}`, { validate: (typed) => checkAnswer(question, typed ?? '') ?? true })}
          />
        );
      })}
      {failure && (
        <Notice kind="error" title={t('questions.notSaved')}>
          {failure === 'offline' || failure === 'other' ? t(`failure.${failure}`) : t('questions.refused')}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" size="small" loading={formState.isSubmitting}>
          {t('questions.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
