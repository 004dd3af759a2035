import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, radius, space, type } from '../tokens/scales';

const Root = styled.section<{ $failed: boolean }>`
  /* Next to each other where there is room for words, so that an empty part takes little height. */
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  padding: min(${space[4]}, 7.5vw);
  border: ${({ $failed }) => ($failed ? `${line.control} solid ${color.danger}` : `${line.hair} solid ${color.line}`)};
  border-radius: ${radius.card};
  background: ${color.surface};
  h1,
  h2,
  h3 {
    ${type.d2}
    text-wrap: balance;
  }
  > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.ink2};
    max-width: min(60ch, 100%);
  }
`;

/** One line, so that an empty part takes little room. */
const Line = styled.p`
  padding: ${space[2]} ${space[3]};
  border: ${line.hair} dashed ${color.lineStrong};
  border-radius: ${radius.card};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Sign = styled.div<{ $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? color.danger : color.lineStrong)};
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 18rem;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  > * {
    max-width: 100%;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[0]};
`;

/** An empty court. */
function EmptyCourt({ width = 150 }: { readonly width?: number }) {
  return (
    <svg
      width={width}
      height={(width * 96) / 150}
      viewBox="0 0 150 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
    >
      <path d="M3 3H147V93H3ZM75 3V93" />
      <circle cx="75" cy="48" r="19" />
    </svg>
  );
}

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons for the next step. */
  readonly actions?: ReactNode;
  /** Replaces the empty court. */
  readonly sign?: ReactNode;
  /** Something failed: red edge, `role="alert"`. */
  readonly failed?: boolean;
  /** Level of the heading. */
  readonly level?: 1 | 2 | 3;
}

/** One line for an empty part of a page. */
export function EmptyLine({ children }: { readonly children: ReactNode }) {
  return <Line>{children}</Line>;
}

/** Shown if there is no content, or it could not be loaded: explains which, and offers a next step. */
export function EmptyState({ title, children, actions, sign, failed = false, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root $failed={failed} role={failed ? 'alert' : undefined}>
      <Sign $failed={failed}>{sign ?? <EmptyCourt />}</Sign>
      <Words>
        <Heading>{title}</Heading>
        {children && <p>{children}</p>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
    </Root>
  );
}
