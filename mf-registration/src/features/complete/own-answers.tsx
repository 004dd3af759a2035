import { registrationPhase, type Tournament } from '@courtside/domain';
import type { Answer, Given, Question } from '@courtside/domain/registration';
import { query, useWatch, watchTeamAnswers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { AnswerList } from '@courtside/tournament-ui';
import { Button, color, line, PencilIcon, space, type, useServerNow } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AnswersForm } from './answers-form';

const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding-bottom: ${space[3]};
  border-bottom: ${line.hair} solid ${color.line};
  h2 {
    margin: 0;
    ${type.d4}
  }
`;

const none: readonly Answer[] = [];

/** Returns the answer to a question, if the question is unchanged. */
const givenTo = (questions: readonly Question[], answers: readonly Answer[]): Given =>
  Object.fromEntries(questions.map(({ id, kind }) => [id, answers.find((one) => one.questionId === id && one.kind === kind)?.given ?? '']));

interface OwnAnswersProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly uid: string;
  /** The organizers' current questions, which may differ from those that were answered. */
  readonly questions: readonly Question[];
}

/** The captain's answers, with a button to change them while registration is open. */
export function OwnAnswers({ tournament, teamId, uid, questions }: OwnAnswersProps) {
  const { t } = useTranslation('registration');
  const now = useServerNow(1000);
  const { value: stored } = useWatch(query(watchTeamAnswers, tournament.id, teamId));
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  // An open form keeps the last questions if the organizers remove all of them.
  const asked = useRef(questions);
  if (questions.length > 0 || !isEditing) asked.current = questions;
  if (stored === undefined) return null;
  const answers = stored?.answers ?? none;
  const isOpen = registrationPhase(tournament, now) === 'open' && questions.length > 0;
  if (answers.length === 0 && !isOpen && !isEditing) return null;
  return (
    <Part aria-labelledby="own-answers">
      <h2 id="own-answers">{t('questions.own')}</h2>
      {isEditing ? (
        // The form stays if registration closes in the meantime: typed text is not lost, and saving shows why it is refused.
        <AnswersForm
          tournamentId={tournament.id}
          teamId={teamId}
          uid={uid}
          questions={asked.current}
          given={givenTo(asked.current, answers)}
          onDone={() => setEditing(false)}
        />
      ) : (
        <>
          {answers.length === 0 ? (
            <p>{t('questions.noneYet')}</p>
          ) : (
            <AnswerList answers={answers} yesNo={{ yes: t('questions.yes'), no: t('questions.no') }} />
          )}
          {isOpen && (
            <Button
              ref={opener}
              variant="secondary"
              size="small"
              icon={<PencilIcon size={20} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t(answers.length === 0 ? 'questions.answer' : 'questions.change')}
            </Button>
          )}
        </>
      )}
    </Part>
  );
}
