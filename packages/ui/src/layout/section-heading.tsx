import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, space, type } from '../tokens/scales';

const Root = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[5]};
  padding-top: 0.875rem;
  padding-bottom: ${space[2]};
  border-top: ${line.paint} solid ${color.ink};
  &::before,
  &::after {
    content: '';
    position: absolute;
    width: ${line.paint};
    background: ${color.ink};
  }
  &::before {
    left: 0;
    top: -3px;
    height: 14px;
  }
  &::after {
    left: 50%;
    top: -9px;
    height: 9px;
  }
  h2 {
    flex: 0 1 auto;
    ${type.d2}
    text-wrap: balance;
    overflow-wrap: anywhere; /* the name of a bracket is typed */
  }
  @media print {
    margin-top: ${space[3]};
    border-color: #000;
    &::before,
    &::after {
      background: #000;
    }
  }
`;

const State = styled.div`
  flex: none;
  @media print {
    display: none;
  }
`;

const Tools = styled.div`
  margin-inline-start: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  @media print {
    display: none;
  }
`;

export interface SectionHeadingProps {
  readonly children: ReactNode;
  /** id of the heading, for `aria-labelledby` of the section. */
  readonly id?: string;
  /** The state of the section, next to its title: whether visitors see it. */
  readonly state?: ReactNode;
  /** Save indicator, buttons. */
  readonly tools?: ReactNode;
}

/** A section opens on a 3 px painted line with a hash mark. */
export function SectionHeading({ children, id, state, tools }: SectionHeadingProps) {
  return (
    <Root>
      <h2 id={id}>{children}</h2>
      {state && <State>{state}</State>}
      {tools && <Tools>{tools}</Tools>}
    </Root>
  );
}
