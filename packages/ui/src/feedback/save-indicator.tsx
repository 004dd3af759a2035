import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../actions/button';
import { color } from '../tokens/css-vars';
import { SpinnerRing } from '../base/spinner';
import { moveFocusTo } from '../place/move-focus-to';
import { savedWidthWithoutWord, StatusBadge } from './status-badge';

/** idle: nothing to show · waiting: stored on this device until the connection is back. */
export type SaveState = 'idle' | 'saving' | 'success' | 'error' | 'waiting';

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.875rem;
`;

/** As wide as the longer of the two usual words, which lie invisibly in one place. */
const usualRoom = css`
  display: grid;
  &::before,
  &::after {
    grid-area: 1 / 1;
    height: 0;
    overflow: hidden;
    padding-inline-start: ${savedWidthWithoutWord};
    visibility: hidden;
    font-size: 0.8125rem;
    font-weight: 650;
    white-space: nowrap;
  }
  &::before {
    content: attr(data-saving);
  }
  &::after {
    content: attr(data-success);
  }
  > * {
    grid-area: 1 / 1;
  }
`;

const Said = styled.span<{ readonly $keepsRoom: boolean }>`
  ${({ $keepsRoom }) => $keepsRoom && usualRoom}
`;

const Saving = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 5px 2px;
  color: ${color.ink2};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 650;
  white-space: nowrap;
`;

const looks: Readonly<Record<SaveState, (word: ReactNode) => ReactNode>> = {
  idle: () => null,
  saving: (word) => (
    <Saving>
      <SpinnerRing $size={15} aria-hidden="true" />
      {word}
    </Saving>
  ),
  success: (word) => <StatusBadge status="saved">{word}</StatusBadge>,
  error: (word) => <StatusBadge status="notSaved">{word}</StatusBadge>,
  waiting: (word) => <StatusBadge status="waiting">{word}</StatusBadge>,
};

export interface SaveIndicatorProps {
  readonly state: SaveState;
  /** A word for every state except idle, which shows none. The height of its line is reserved. */
  readonly words: Readonly<Record<Exclude<SaveState, 'idle'>, string>>;
  /** Also reserves the width of the usual words, so that what is in the same line does not wrap under a finger. */
  readonly keepsRoom?: boolean;
  /** Retries after an error. */
  readonly onRetry?: () => void;
  readonly retryLabel?: ReactNode;
  readonly className?: string;
}

/** Shows the state of a change with icon, shape and word. */
export function SaveIndicator({ state, words, keepsRoom = false, onRetry, retryLabel, className }: SaveIndicatorProps) {
  const said = useRef<HTMLSpanElement>(null);
  // The retry button stays until the result is known, and then passes the focus to the message.
  const [isTrying, setTrying] = useState(false);
  const isOver = isTrying && state !== 'saving' && state !== 'error';
  useEffect(() => {
    if (!isOver) return;
    setTrying(false);
    moveFocusTo(said.current);
  }, [isOver]);
  const retry = () => {
    setTrying(true);
    onRetry?.();
  };
  return (
    <Place className={className} data-state={state}>
      <Said
        ref={said}
        role="status"
        tabIndex={-1}
        $keepsRoom={keepsRoom}
        data-saving={keepsRoom ? words.saving : undefined}
        data-success={keepsRoom ? words.success : undefined}
      >
        {looks[state](state === 'idle' ? null : words[state])}
      </Said>
      {onRetry && (state === 'error' || (isTrying && state === 'saving')) && (
        <Button variant="quiet" size="small" loading={state === 'saving'} onClick={retry}>
          {retryLabel}
        </Button>
      )}
    </Place>
  );
}
