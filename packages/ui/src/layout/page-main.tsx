import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Main = styled.main`
  min-width: 0;
  &:focus {
    outline: none; /* receives the focus after a change of page, for screen readers only */
  }
`;

export interface PageMainProps {
  /** Address of the page that is shown. After a change of it the reader stands at the top of the new page, by eye and by keyboard. */
  readonly address: string;
  readonly children: ReactNode;
}

/** The `main` of a site, where `SkipLink` leads with `href="#main"`. */
export function PageMain({ address, children }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <Main id="main" ref={main} tabIndex={-1}>
      {children}
    </Main>
  );
}
