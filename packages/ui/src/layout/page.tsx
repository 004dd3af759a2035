import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { gutter, layer, line, pageWidth, radius, space, type } from '../tokens/scales';

/** The column that carries a page's content. `$narrow` is for forms and text. */
export const Page = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '44rem' : pageWidth)};
  margin-inline: auto;
  padding: 1.25rem ${gutter} ${space[6]};
  @media (min-width: 600px) {
    padding: 2rem 2rem ${space[7]};
  }
  @media print {
    max-width: none;
    padding: 0;
  }
`;

/** The one h1 of a page. */
export const PageTitle = styled.h1`
  ${type.d1}
  margin-bottom: ${space[3]};
  text-wrap: balance;
  overflow-wrap: anywhere;
  &:focus {
    outline: none; /* receives the focus after a change of page, for screen readers only */
  }
  @media (max-width: 599.98px) {
    /* In large text the title grows less: its longest word should fit on one line of a phone. */
    font-size: min(2.5rem, 15vw);
  }
`;

/** A sentence under the title. */
export const Lead = styled.p`
  max-width: 37.25em;
  margin-bottom: ${space[4]};
  color: ${color.ink2};
  ${PageTitle} + & {
    margin-top: -0.5rem;
  }
`;

/** Elements below each other. */
export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  gap: ${({ $gap = space[3] }) => $gap};
  align-content: start;
  min-width: 0;
  > * {
    min-width: 0;
  }
`;

/** Elements next to each other, with wrapping. */
export const Cluster = styled.div<{ $gap?: string; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = space[1] }) => $gap};
  min-width: 0;
`;

/** Equal columns, as many as fit. */
export const Columns = styled.div<{ $min?: string; $gap?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = '1.25rem' }) => $gap};
  > * {
    min-width: 0;
  }
`;

/** First in the page: jumps over the navigation. Visible once focused. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.75rem 1rem;
  border: ${line.control} solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  ${type.control}
  &:not(:focus) {
    transform: translateY(-200%);
  }
  /* Fixed elements would be printed on every sheet. */
  @media print {
    display: none;
  }
`;
