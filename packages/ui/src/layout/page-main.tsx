import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { keepFocusIn } from '../place/keep-focus';
import { watchOverlayHistory } from '../place/overlay-history';
import { usePlaces } from '../place/use-places';

const Main = styled.main`
  min-width: 0;
  &:focus {
    outline: none; /* receives the focus after a change of page, for screen readers only */
  }
`;

export interface PageMainProps {
  /** Address of the current page, without its fragment. After it changes the keyboard starts at the top of the new page. */
  readonly address: string;
  /** Changes with every entry of the browser's history: the router's key, and the fragment. */
  readonly entry: string;
  readonly children: ReactNode;
}

/** The `main` of a site. A user who comes back with the browser's buttons finds the place they left. `SkipLink` leads here with `href="#main"`. */
export function PageMain({ address, entry, children }: PageMainProps) {
  usePlaces(address, entry);
  useEffect(() => {
    watchOverlayHistory();
  }, []);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const end = keepFocusIn(main.current!);
    return end;
  }, []);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // A page that is opened at one of its parts has focused that part.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <Main id="main" ref={main} tabIndex={-1}>
      {children}
    </Main>
  );
}
