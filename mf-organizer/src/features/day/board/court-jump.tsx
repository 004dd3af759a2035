import { useTranslation } from '@courtside/i18n';
import { Button, layer, media, radius, shadow, space, color, useShortcut, visuallyHidden } from '@courtside/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

/** Visible while it has the focus, over the head of the board, so that nothing moves. If courts are tabs, the tabs do this. */
const Row = styled.div`
  display: none;
  @media ${media.wide} {
    display: flex;
    position: absolute;
    z-index: ${layer.bar};
    gap: ${space[1]};
    padding: ${space[1]};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
    --cs-focus: var(--cs-page-focus);
    &:not(:focus-within) {
      ${visuallyHidden}
    }
  }
`;

/** Takes keyboard users to a court: one Tab stop, arrows to choose the court, Enter to go to its next action. */
export function CourtJump({ letters }: { readonly letters: readonly string[] }) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  useShortcut(t('jump'), '← →');
  const at = Math.min(chosen, letters.length - 1);
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: letters.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + letters.length) % letters.length;
    setChosen(next);
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const jump = (letter: string) => {
    const court = document.querySelector<HTMLElement>(`section[data-court="${letter}"]`);
    (court?.querySelector<HTMLElement>('[data-next]:not(:disabled)') ?? court)?.focus();
  };
  return (
    <Row ref={row} role="toolbar" aria-label={t('jump')} tabIndex={-1} onKeyDown={keys}>
      {letters.map((letter, place) => (
        <Button key={letter} variant="secondary" size="small" tabIndex={place === at ? 0 : -1} onClick={() => jump(letter)}>
          {t('common:court', { letter })}
        </Button>
      ))}
    </Row>
  );
}
