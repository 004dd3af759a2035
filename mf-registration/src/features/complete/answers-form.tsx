import { checkAnswer, formLimits, type Given, type Question } from '@courtside/domain/registration';
import { saveAnswers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, keepTyped, Notice, recallTyped, space } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import styled from 'styled-components';
import { registrationProblems } from '../../failure/failure-help';
import { useSending } from '../../failure/use-sending';
import { AnswerField } from '../../questions/answer-field';

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
  width: 100%;
`;

/** Answers that were typed and neither saved nor discarded, question by question; the stored answer if it has changed since it was edited. */
function withTyped(keptAs: string, given: Given): Given {
  const blank = Object.fromEntries(Object.keys(given).map((id) => [id, '']));
  const typed = recallTyped<Given>(keptAs, blank, 'tab');
  const base = recallTyped<Given>(`${keptAs}.base`, blank, 'tab');
  if (!typed || !base) return given;
  return Object.fromEntries(Object.entries(given).map(([id, stored]) => [id, base[id] === stored ? (typed[id] ?? stored) : stored]));
}

function keep(keptAs: string, typed: Given | null, base: Given | null): void {
  keepTyped(keptAs, typed, 'tab');
  keepTyped(`${keptAs}.base`, base, 'tab');
}

interface AnswersFormProps {
  readonly tournamentId: string;
  readonly teamId: string;
  /** The user whose changes are stored. */
  readonly uid: string;
  readonly questions: readonly Question[];
  readonly given: Given;
  readonly onDone: () => void;
}

/** Lets a captain change the answers. Typed text stays in the tab until it is saved or discarded. */
export function AnswersForm({ tournamentId, teamId, uid, questions, given, onDone }: AnswersFormProps) {
  const { t } = useTranslation(['registration', 'common']);
  const keptAs = `answers.${tournamentId}.${teamId}.${uid}`;
  const [base] = useState(given);
  const [begun] = useState(() => withTyped(keptAs, given));
  const { register, handleSubmit, formState, watch, getValues } = useForm<{ given: Given }>({ defaultValues: { given: begun } });
  useEffect(() => {
    const { unsubscribe } = watch(() => keep(keptAs, getValues().given, base));
    return unsubscribe;
  }, [watch, getValues, keptAs, base]);
  const finish = () => {
    keep(keptAs, null, null);
    onDone();
  };
  const { problem, send } = useSending(registrationProblems);
  const submit = handleSubmit(async ({ given: answers }) => {
    if (await send(() => saveAnswers(tournamentId, teamId, { questions, given: answers }))) finish();
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
      {problem && (
        <Notice kind="error" title={t('questions.notSaved')}>
          {problem === 'offline' || problem === 'full' || problem === 'other' ? t(`failure.${problem}`) : t('questions.refused')}
        </Notice>
      )}
      <Cluster>
        <Button type="submit" size="small" loading={formState.isSubmitting}>
          {t('questions.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={finish} disabled={formState.isSubmitting}>
          {t('common:action.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
