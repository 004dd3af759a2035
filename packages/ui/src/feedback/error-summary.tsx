import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlertIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { line, radius, type } from '../tokens/scales';

const Root = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem;
  border: ${line.control} solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  color: ${color.danger};
  ${type.table}
  strong {
    display: block;
  }
  li {
    margin-top: 0.25rem;
  }
  a {
    display: inline-block;
    padding: 0.25rem 0;
    color: inherit;
  }
`;

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: ReadonlyArray<{
    /** id of the invalid control. */
    readonly fieldId: string;
    readonly message: ReactNode;
  }>;
}

/**
 * The errors after a refused submit, with a link to each field. It takes the focus when it is first rendered with errors, and never later: an
 * error that appears while the user types must not take the focus from the field. Each attempt renders a new one, by its `key`.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, []);
  if (errors.length === 0) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <CircleAlertIcon size={20} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault(); // the address stays; only the focus moves
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
