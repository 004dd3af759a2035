import { useTranslation } from '@courtside/i18n';
import { Button, color, EmptyState, space, type } from '@courtside/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

/** How much was found, told to those who do not see the list change. Always in the page: what is said in a new element is not told. */
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

/** @param children the words; nothing while nothing is looked for */
export function CountLine({ children, ref }: { readonly children: ReactNode; readonly ref?: Ref<HTMLParagraphElement> }) {
  return (
    <Count aria-live="polite" tabIndex={-1} ref={ref}>
      {children}
    </Count>
  );
}

/** None of the list is what was looked for: a way back to all of it. */
export function NothingFound({ onClear, children }: { readonly onClear: () => void; readonly children?: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      title={t('find.nothing')}
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
