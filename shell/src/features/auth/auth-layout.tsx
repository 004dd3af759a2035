import { Card, color, Page, space, type, useDocumentTitle } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Title = styled.h1`
  ${type.d2}
  margin: 0 0 ${space[3]};
`;

const Sheet = styled(Card)`
  max-width: 26rem;
  margin: 0 auto;
`;

/** Fields below each other, evenly spaced. */
export const AuthForm = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  ${type.small}
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 650;
  }
`;

interface AuthLayoutProps {
  readonly title: string;
  /** Links below the form. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of all sign-in pages. */
export function AuthLayout({ title, footer, children }: AuthLayoutProps) {
  useDocumentTitle(title);
  return (
    <Page $narrow>
      <Sheet>
        <Title>{title}</Title>
        {children}
        {footer && <Lines>{footer}</Lines>}
      </Sheet>
    </Page>
  );
}
