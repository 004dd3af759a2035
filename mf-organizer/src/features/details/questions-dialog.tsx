import { checkQuestion, formLimits, oneLine, type Question } from '@courtside/domain/registration';
import { newDocumentId, setQuestions } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, PlusIcon, useTyped } from '@courtside/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOwnName } from '../../saving/own-name';
import { mergeListEdits } from '../../saving/merge-edits';
import { TaskDialog } from '../../saving/task-dialog';
import { useConflict } from '../../saving/use-conflict';
import { useTask } from '../../saving/use-task';
import { fieldId, QuestionFields } from './question-fields';
import { questionsIn } from './typed-questions';

/** Returns the question as it is stored: without empty choices, and without choices for other kinds. */
const tidy = (question: Question): Question => ({
  ...question,
  text: oneLine(question.text),
  choices: question.kind === 'choice' ? question.choices.map(oneLine).filter((choice) => choice !== '') : [],
});

interface QuestionsDialogProps {
  readonly tournamentId: string;
  /** The stored questions. */
  readonly questions: readonly Question[];
  readonly onClose: () => void;
}

/**
 * Edits the questions to captains on registration: up to ten, in order. Typed text stays in the tab until it is saved or discarded, unless
 * other questions are stored while the dialog is closed.
 */
export function QuestionsDialog({ tournamentId, questions, onClose }: QuestionsDialogProps) {
  const { t } = useTranslation('organizerForm');
  const [typed, keep, forget] = useTyped(useOwnName(`${tournamentId}.questions`), { list: JSON.stringify(questions) });
  const list = questionsIn(typed.list) ?? questions;
  const setList = (next: readonly Question[], stored?: readonly Question[]) =>
    keep({ list: JSON.stringify(next) }, stored && { list: JSON.stringify(stored) });
  const { seen, onConflict, clash } = useConflict({
    stored: questions,
    draft: list,
    setDraft: setList,
    toDraft: (stored) => stored,
    merge: (mine, before, now) => mergeListEdits(mine, before, now, ({ id }) => id),
  });
  const [isTried, setTried] = useState(false);
  const task = useTask((message) => t('failed', { message }), { needsNetwork: true, onConflict });
  const next = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    // The first that can take the focus: a button at the end of the list is disabled.
    const target = next.current.map((id) => document.getElementById(id)).find((one) => one && !one.matches(':disabled'));
    next.current = [];
    target?.focus();
  });
  const isFull = list.length >= formLimits.questions;
  const add = () => {
    const id = newDocumentId();
    next.current = [fieldId(id, 'text')];
    setList([...list, { id, kind: 'text', text: '', choices: [], isRequired: false }]);
  };
  const move = (index: number, by: -1 | 1) => {
    const others = list.filter((_, at) => at !== index);
    const moved = list[index];
    if (!moved) return;
    next.current = by < 0 ? [fieldId(moved.id, 'up'), fieldId(moved.id, 'down')] : [fieldId(moved.id, 'down'), fieldId(moved.id, 'up')];
    setList([...others.slice(0, index + by), moved, ...others.slice(index + by)]);
  };
  const remove = (index: number) => {
    const left = list.filter((_, at) => at !== index);
    const neighbour = left[index] ?? left.at(-1);
    next.current = [neighbour ? fieldId(neighbour.id, 'text') : 'add-question'];
    setList(left);
  };
  const finish = () => {
    forget();
    onClose();
  };
  const submit = async () => {
    setTried(true);
    const tidied = list.map(tidy);
    if (tidied.some((question) => checkQuestion(question).length > 0)) return;
    if (await task.run(() => setQuestions(tournamentId, tidied, seen))) finish();
  };
  return (
    <TaskDialog task={task} clash={clash} onClose={onClose} onCancel={finish} onSubmit={submit} title={t('title')} submitLabel={t('save')}>
      <p>{t('lead')}</p>
      {seen.length > 0 && <p>{t('stay')}</p>}
      {list.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          number={index + 1}
          count={list.length}
          isTried={isTried}
          onChange={(changed) => setList(list.map((one) => (one.id === changed.id ? changed : one)))}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <div>
        <Button
          id="add-question"
          variant="secondary"
          size="small"
          icon={<PlusIcon size={20} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {t('add')}
        </Button>
      </div>
      <p role="status">{isFull && t('most', { count: formLimits.questions })}</p>
    </TaskDialog>
  );
}
