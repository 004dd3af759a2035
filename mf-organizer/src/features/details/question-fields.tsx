import { checkQuestion, formLimits, questionKinds, type Question, type QuestionKind } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import {
  Checkbox,
  ChevronDownIcon,
  ChevronUpIcon,
  color,
  IconButton,
  line,
  radius,
  SelectField,
  space,
  TextArea,
  TextField,
  Trash2Icon,
  type,
} from '@courtside/ui';
import styled from 'styled-components';

const Box = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: ${space[2]} ${space[3]} ${space[3]};
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.sunken};
  /* On the line of the tools, not on the border. */
  legend {
    ${type.d4}
    float: left;
    height: 0;
    padding: 0;
    line-height: 2.75rem;
  }
  .tools {
    display: flex;
    justify-content: flex-end;
    margin: -${space[2]} -${space[2]} 0 0;
  }
`;

/** Returns the id of the field that gets the focus when a question is new, was moved, or another one was removed. */
export const fieldId = (questionId: string, part: 'text' | 'up' | 'down'): string => `question-${questionId}-${part}`;

interface QuestionFieldsProps {
  readonly question: Question;
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The user tried to save: errors are shown. */
  readonly isTried: boolean;
  readonly onChange: (question: Question) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question of the form: its text, the kind of its answer, the choices, and its position. */
export function QuestionFields({ question, number, count, isTried, onChange, onMove, onRemove }: QuestionFieldsProps) {
  const { t } = useTranslation('organizerForm');
  const { id, kind, text, choices, isRequired } = question;
  const issues = isTried ? checkQuestion(question) : [];
  const most = { textTooLong: formLimits.text, choicesTooMany: formLimits.choices, choiceTooLong: formLimits.choice };
  const getError = (field: 'text' | 'choices') => {
    const issue = issues.find((one) => one.field === field);
    return issue && t(`error.${issue.code}`, { count: Object.entries(most).find(([code]) => code === issue.code)?.[1] ?? 0 });
  };
  return (
    <Box>
      <legend>{t('question', { number })}</legend>
      <div className="tools">
        <IconButton id={fieldId(id, 'up')} label={t('up', { number })} disabled={number === 1} onClick={() => onMove(-1)}>
          <ChevronUpIcon size={20} />
        </IconButton>
        <IconButton id={fieldId(id, 'down')} label={t('down', { number })} disabled={number === count} onClick={() => onMove(1)}>
          <ChevronDownIcon size={20} />
        </IconButton>
        <IconButton label={t('remove', { number })} onClick={onRemove}>
          <Trash2Icon size={20} />
        </IconButton>
      </div>
      <TextField
        id={fieldId(id, 'text')}
        label={t('text')}
        hint={number === 1 && t('textHint')}
        autoComplete="off"
        value={text}
        error={getError('text')}
        onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        onChange={(event) => onChange({ ...question, kind: event.currentTarget.value as QuestionKind })}
      >
        {questionKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'choice' && (
        <TextArea
          label={t('choices')}
          hint={t('choicesHint')}
          rows={3}
          value={choices.join('\n')}
          error={getError('choices')}
          onChange={(event) => onChange({ ...question, choices: event.currentTarget.value.split('\n') })}
        />
      )}
      <Checkbox
        label={t('required')}
        checked={isRequired}
        onChange={(event) => onChange({ ...question, isRequired: event.currentTarget.checked })}
      />
    </Box>
  );
}
