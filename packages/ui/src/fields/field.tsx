import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlertIcon } from '../icons';
import { visuallyHidden } from '../base/visually-hidden';
import { color } from '../tokens/css-vars';
import { type } from '../tokens/scales';

/** The props of the frame around every control. */
export interface FieldFrameProps {
  readonly label: ReactNode;
  /** Help below the label, for before the user types. */
  readonly hint?: ReactNode;
  /** The error and its remedy. Its presence makes the control invalid. */
  readonly error?: ReactNode;
  /** A short word after the label, such as "optional". */
  readonly marker?: ReactNode;
  /** Hides the label visually if the context explains the field (a table cell, a search row). */
  readonly labelHidden?: boolean;
}

/** Splits a field's props into those of its frame and those of its control. */
export function partFrame<Props extends FieldFrameProps & { readonly id?: string | undefined }>(props: Props) {
  const { label, hint, error, marker, labelHidden, id, ...own } = props;
  return [{ label, hint, error, marker, labelHidden, id }, own] as const;
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControlProps {
  readonly 'id': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const Root = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-width: 0;
`;

const FieldLabel = styled.label<{ $hidden?: boolean }>`
  ${type.control}
  color: ${color.ink};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const FieldMarker = styled.span`
  ${type.meta}
  margin-inline-start: 0.5rem;
  color: ${color.ink3};
`;

export const FieldHint = styled.div`
  ${type.meta}
  overflow-wrap: anywhere;
  color: ${color.ink3};
`;

const ErrorLine = styled.div`
  display: flex;
  gap: 0.5rem;
  ${type.small}
  font-weight: 600;
  color: ${color.danger};
  overflow-wrap: anywhere;
  svg {
    margin-top: 1px;
  }
`;

/** The error of one field: icon and words, announced when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <CircleAlertIcon size={18} aria-hidden="true" />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** Joins the ids that describe a control; undefined if there are none. */
export const describedBy = (...ids: ReadonlyArray<string | false | undefined>) => ids.filter(Boolean).join(' ') || undefined;

/**
 * Label, hint and error around one control, connected for assistive technology. `children` receives the control's attributes; the caller may set
 * a fixed `id`.
 */
export function Field({
  label,
  hint,
  error,
  marker,
  labelHidden = false,
  id: givenId,
  children,
}: FieldFrameProps & { readonly id?: string | undefined; readonly children: (control: FieldControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <Root>
      <FieldLabel htmlFor={id} $hidden={labelHidden}>
        {label}
        {marker && <FieldMarker>{marker}</FieldMarker>}
      </FieldLabel>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id,
        'aria-describedby': describedBy(hint ? hintId : false, error ? errorId : false),
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
