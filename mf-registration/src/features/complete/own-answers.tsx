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

/** What was answered to a question, as long as it is the same one. */
const givenTo = (questions: readonly Question[], answers: readonly Answer[]): Given =>
  Object.fromEntries(questions.map(({ id, kind }) => [id, answers.find((one) => one.questionId === id && one.kind === kind)?.given ?? '']));

interface OwnAnswersProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly uid: string;
  /** What the organisers ask now; it may be something else than what was answered. */
  readonly questions: readonly Question[];
}

/** What the captain answered, and the way to change it while registration takes entries. */
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
  // An open form keeps what was asked last where all of it is taken away.
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
        // It stays when registration closes meanwhile: what was typed is not lost, and saving says why it is refused.
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
