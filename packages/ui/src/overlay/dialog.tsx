import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button';
import { MissingFileLine } from '../feedback/missing-file-notice';
import { XIcon } from '../icons';
import { onPageSurface } from '../theme/base-css';
import { color } from '../tokens/css-vars';
import { line, media, radius, shadow, space, type } from '../tokens/scales';
import { firstFocus } from './first-focus';
import { closeModal, openModal } from './modal-element';
import { pauseSectionsBehind, measureSections } from './pause-sections-behind';
import { useBackCloses } from './use-back-closes';
import { useScrollByKeys } from './use-scroll-by-keys';
import { useScrollLock } from './use-scroll-lock';

export type DialogSize = 'small' | 'medium' | 'large' | 'full';

const widths: Readonly<Record<DialogSize, string>> = { small: '28rem', medium: '40rem', large: '68rem', full: '110rem' };

const Root = styled.dialog<{ $size: DialogSize }>`
  ${onPageSurface}
  width: calc(100% - 2rem);
  max-width: ${({ $size }) => widths[$size]};
  max-height: calc(100dvh - 3rem);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  /* Not "hidden": a focused element would scroll the dialog, and its head would leave. */
  overflow: clip;
  &[open] {
    /* Set here, because a bar may position everything inside it: the page would move the dialog while it is read. */
    position: fixed;
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgba(7, 20, 16, 0.55);
  }
  @media ${media.moving} {
    &[open] {
      animation: cs-dialog-in 200ms cubic-bezier(0.2, 0, 0, 1);
    }
    @keyframes cs-dialog-in {
      from {
        opacity: 0;
        transform: translateY(12px);
      }
    }
  }
  @media ${media.phone} {
    width: 100%;
    max-width: 100%;
    max-height: calc(100dvh - 40px);
    margin: auto 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    padding-bottom: env(safe-area-inset-bottom);
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 0.5rem;
  padding: ${space[2]} ${space[1]} ${space[1]} ${space[4]};
  border-bottom: ${line.paint} solid ${color.ink};
  h2 {
    flex: 1;
    min-width: 0;
    padding-top: 0.5rem;
    padding-bottom: 0.25rem;
    ${type.d3}
    text-wrap: balance;
  }
  /* A large text grows less here, because the content needs the room. */
  @media ${media.phone} {
    padding: min(${space[2]}, 3vw) ${space[1]} min(${space[1]}, 2vw) min(${space[3]}, 5vw);
    h2 {
      padding-top: min(0.5rem, 2vw);
      font-size: min(1.625rem, 9vw);
      line-height: 1.1;
    }
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]};
  /* No bar of the page is above it, and elements that stick to its top cover its padding too. */
  --cs-below-bars: -${space[4]};
  @media ${media.phone} {
    padding: ${space[3]};
    --cs-below-bars: -${space[3]};
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-top: ${line.hair} solid ${color.line};
  @media ${media.phone} {
    padding: min(${space[2]}, 3vw) min(${space[3]}, 5vw);
    && > * {
      flex: 1 1 auto;
      padding-block: min(0.5rem, 2vw);
      font-size: min(0.9375rem, 5vw);
      line-height: 1.33;
    }
  }
`;

/** Between the content and the buttons, so that it is in sight wherever the content is scrolled. */
const Message = styled.div`
  flex: none;
  max-height: 40%;
  overflow-y: auto;
  padding: ${space[1]} ${space[4]};
  @media ${media.phone} {
    padding-inline: min(${space[3]}, 5vw);
  }
`;

const sizes = Object.keys(widths) as DialogSize[];

/**
 * Adds the styles of dialogs, and of its children, while the page is still small. A media rule that is added later makes the browser recompute
 * the style of every element (Chromium can't tell which elements it affects). On a page of 20,000 elements the first dialog had to wait for
 * that.
 */
export function DialogsAhead({ children }: { readonly children?: ReactNode }) {
  // Rendered outside the document: users, scripts and element counts do not find it on the page.
  const [nowhere] = useState(() => document.createElement('div'));
  return createPortal(
    <>
      {sizes.map((size) => (
        <Root key={size} $size={size}>
          <Head />
          <Body />
          <Message />
          <Foot />
        </Root>
      ))}
      {children}
    </>,
    nowhere,
  );
}

export interface DialogProps {
  readonly open: boolean;
  /** Esc, the close button, the browser's Back, or a press next to the dialog. The owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the closing cross. */
  readonly closeLabel: string;
  readonly size?: DialogSize;
  /** Buttons at the bottom; they stay visible while the body scrolls. Put the main action last. */
  readonly footer?: ReactNode;
  /** A failure, above the buttons. */
  readonly message?: ReactNode;
  /** While something is being written the dialog can't be closed by accident. */
  readonly busy?: boolean;
  /** 'alertdialog' interrupts: for confirmations. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  /** False for a question that Back itself has opened: its owner handles the history. */
  readonly backCloses?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog based on the browser's own <dialog>: the focus moves in and returns, the page behind is inert and does not scroll, Esc closes.
 * On phones it is a sheet from the bottom. The content is mounted only while it is open, so that it always starts in its initial state. The
 * focus starts in the first field of a form, or on the element marked `data-autofocus`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  size = 'medium',
  footer,
  message,
  busy = false,
  role,
  describedBy,
  backCloses = true,
  children,
}: Omit<DialogProps, 'open'>) {
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [sections] = useState(measureSections);
  // Before the other effects, which measure elements: paused sections need no layout then.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const endRest = pauseSectionsBehind(sections, element.current);
    return endRest;
  }, [sections]);
  useScrollLock();
  useScrollByKeys(body, titleId);
  // In the same step as the page changes: a user who continues at once must not lose the focus a moment later.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const before = document.activeElement;
    openModal(dialog);
    firstFocus(dialog)?.focus();
    return () => {
      closeModal(dialog);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = () => {
    if (!busy) onClose();
  };
  useBackCloses(close, backCloses);
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // a file chooser inside bubbles its own cancel
    event.preventDefault(); // the owner decides; otherwise the element would close behind React's back
    close();
  };
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // The keyboard has Esc and the close button; pressing next to the dialog is an extra for the mouse.
    <Root
      ref={element}
      $size={size}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onMouseDown={pressBeside}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} onClick={close} disabled={busy}>
          <XIcon size={24} />
        </IconButton>
      </Head>
      <Body ref={body}>{children}</Body>
      <MissingFileLine />
      {message && <Message>{message}</Message>}
      {footer && <Foot>{footer}</Foot>}
    </Root>
  );
}
