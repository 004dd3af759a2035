import { color, space, type } from '@courtside/ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  dt {
    ${type.meta}
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A captain's stored answer, with the question at that time. */
export interface ShownAnswer {
  readonly questionId: string;
  readonly asked: string;
  readonly kind: string;
  readonly given: string;
}

export interface AnswerListProps {
  readonly answers: readonly ShownAnswer[];
  /** The words for yes and no. */
  readonly yesNo: Readonly<Record<'yes' | 'no', string>>;
}

/** An answer as a user sees it. */
export const answerText = ({ kind, given }: Pick<ShownAnswer, 'kind' | 'given'>, yesNo: AnswerListProps['yesNo']): string =>
  kind === 'yesNo' && (given === 'yes' || given === 'no') ? yesNo[given] : given;

/** The questions and answers. */
export function AnswerList({ answers, yesNo }: AnswerListProps) {
  return (
    <List>
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt>{answer.asked}</dt>
          <dd>{answerText(answer, yesNo)}</dd>
        </div>
      ))}
    </List>
  );
}
