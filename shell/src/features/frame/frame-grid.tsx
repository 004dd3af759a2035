import { media } from '@courtside/ui';
import styled from 'styled-components';

/** Puts the navigation next to the page on wide screens. */
export const FrameGrid = styled.div<{ $open: boolean; $hasBar: boolean }>`
  /* Elements that stick to the top of a page are below the navbar. */
  --cs-sticky-top: ${({ $hasBar }) => ($hasBar ? '3.5rem' : '0px')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ $hasBar }) => ($hasBar ? 'calc(100dvh - 3.75rem)' : '100dvh')};

  @media ${media.wide} {
    grid-template-columns: ${({ $open }) => ($open ? 'min(14rem, 30vw) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }

  @media print {
    display: block;
  }
`;
