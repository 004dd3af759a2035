import { useTranslation } from '@courtside/i18n';
import { Button, color, EmptyState, space, type } from '@courtside/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

/** The number of results for screen readers. Always mounted, because text in a new live region is not announced. */
const Count = styled.p`
  ${type.small}
  color: ${color.ink2};
  &:not(:empty) {
    margin-bottom: ${space[2]};
  }
  &:focus {
    outline: none; /* receives the focus when the button that brought nothing goes away */
  }
`;

/** @param children the text; empty without a search */
export function CountLine({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLParagraphElement> }) {
  return (
    <Count aria-live="polite" tabIndex={-1} ref={ref}>
      {children}
    </Count>
  );
}

interface NothingFoundProps {
  readonly onClear: () => void;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

/** Nothing in the list matches: offers a button that clears the search. */
export function NothingFound({ onClear, title, children }: NothingFoundProps) {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      title={title ?? t('find.nothing')}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('find.clear')}
        </Button>
      }
    >
      {children ?? t('find.nothingText')}
    </EmptyState>
  );
}
