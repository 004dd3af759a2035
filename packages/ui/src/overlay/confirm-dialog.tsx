import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';
import { TextField } from '../fields/text-field';
import { color } from '../tokens/css-vars';
import { space } from '../tokens/scales';
import { Dialog } from './dialog';

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** The question, and what would be lost. */
const Question = styled.div`
  display: grid;
  gap: 0.5rem;
  ul {
    display: grid;
    gap: 0.375rem;
    padding-inline-start: 1rem;
    border-inline-start: 3px solid ${color.danger};
  }
`;

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The losses in numbers, one line each: "12 teams", "24 games with 18 scores". */
  readonly losses?: readonly ReactNode[];
  readonly lossesTitle?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel: ReactNode;
  readonly closeLabel: string;
  /** A red button: the action deletes something permanently. */
  readonly destructive?: boolean;
  /** The confirm button is disabled until this text has been typed (ignoring case and outer blanks). */
  readonly typed?: { readonly label: ReactNode; readonly expected: string };
  readonly busy?: boolean;
  /** The failure of the last attempt. */
  readonly error?: ReactNode;
  /** False for a question that Back itself has opened. */
  readonly backCloses?: boolean;
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();

/**
 * Asks before an action that can't be undone. The focus starts on the cancel button (or on the box to type into), so that Enter pressed by habit
 * deletes nothing.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirm {...rest} /> : null;
}

function OpenConfirm(props: Omit<ConfirmDialogProps, 'open'>) {
  const {
    onClose,
    onConfirm,
    title,
    children,
    losses = [],
    lossesTitle,
    confirmLabel,
    cancelLabel,
    closeLabel,
    destructive = false,
    typed,
    busy = false,
    error,
    backCloses = true,
  } = props;
  const [text, setText] = useState('');
  const bodyId = useId();
  const ready = !typed || same(text, typed.expected);
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      busy={busy}
      describedBy={bodyId}
      backCloses={backCloses}
      message={error && <Notice kind="error">{error}</Notice>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus={typed ? undefined : true}>
            {cancelLabel}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} onClick={onConfirm} loading={busy} disabled={!ready}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Body>
        <Question id={bodyId}>
          {children}
          {losses.length > 0 && (
            <>
              {lossesTitle && <p>{lossesTitle}</p>}
              <ul>
                {losses.map((loss, index) => (
                  <li key={index}>{loss}</li>
                ))}
              </ul>
            </>
          )}
        </Question>
        {typed && (
          <TextField
            label={typed.label}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            disabled={busy}
          />
        )}
      </Body>
    </Dialog>
  );
}
