import { useTranslation } from '@courtside/i18n';
import { showToast, VisuallyHidden } from '@courtside/ui';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

const Anchor = styled.a`
  position: relative;
  display: inline-block;
  min-height: 1.5rem;
  line-height: 1.5rem;
  color: inherit;
  font: inherit;
  line-height: 1.5rem;
  white-space: nowrap;
  text-decoration: underline dotted;
  &:hover {
    text-decoration-style: solid;
  }
  /* A finger needs a larger target than a number. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.125rem -0.5rem;
  }
  @media print {
    text-decoration: none;
  }
`;

export interface GameLinkProps {
  /** Id of the element that is the game. */
  readonly target: string;
  /** The game's number. */
  readonly number: number;
  /** The visible content: the number. */
  readonly children: ReactNode;
}

/** The number of a game. Pressing it copies the address that opens the page at this game; the browser's own link actions work as well. */
export function GameLink({ target, number, children }: GameLinkProps) {
  const { t } = useTranslation('schedule');
  const fragment = `#${encodeURIComponent(target)}`;
  const copy = (event: MouseEvent) => {
    // Without a clipboard the link leads to the game, so that the page's address can be shared.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(`${window.location.origin}${window.location.pathname}${fragment}`).then(
      () => showToast(t('linkCopied', { number })),
      () => {
        window.location.hash = fragment;
      },
    );
  };
  return (
    <Anchor href={fragment} onClick={copy}>
      {children}
      <VisuallyHidden>{t('copyLink')}</VisuallyHidden>
    </Anchor>
  );
}
