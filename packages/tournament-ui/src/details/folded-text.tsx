import { useTranslation } from '@courtside/i18n';
import { Button, line, useKeptState } from '@courtside/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { LinkedText } from './linked-text';

/** Lines of a folded text. */
const LINES = 4;
/** Letters of a line where a text is folded. */
const LETTERS = 44;

/** A folded text is cut for the eye only: screen readers, search in the page and paper have all of it. */
const Root = styled.div`
  > button {
    display: none;
    margin-inline-start: calc(-0.75rem - ${line.control});
  }
  @media screen {
    @container (max-width: 34rem) {
      &[data-folds] > button {
        display: inline-flex;
      }
      /* A link that has the focus must be in sight. */
      &[data-folds='closed'] > p:not(:focus-within) {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: ${LINES};
        overflow: hidden;
      }
    }
  }
  > p {
    margin: 0;
  }
`;

/** Whether a text takes at least two lines more than a folded one, on a phone. */
const isLong = (text: string): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LETTERS)), 0) > LINES + 1;

/** A text with links. In a narrow column a long one shows its first lines and a button for the rest. */
export function FoldedText({ children: text }: { readonly children: string }) {
  const { t } = useTranslation('tournament');
  const id = useId();
  const [isOpen, setOpen] = useKeptState<boolean>('details text', false);
  if (!isLong(text)) return <LinkedText>{text}</LinkedText>;
  return (
    <Root data-folds={isOpen ? 'open' : 'closed'}>
      <p id={id}>
        <LinkedText>{text}</LinkedText>
      </p>
      <Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'details.less' : 'details.more')}
      </Button>
    </Root>
  );
}
