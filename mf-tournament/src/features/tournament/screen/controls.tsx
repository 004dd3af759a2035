import { useTranslation } from '@courtside/i18n';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  color,
  IconButton,
  layer,
  line,
  PauseIcon,
  PlayIcon,
  radius,
  shadow,
  space,
} from '@courtside/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { stacked } from './wall-style';

/** Hidden until the pointer moves or the keyboard focuses it. On a phone it is visible. */
const Bar = styled.div`
  position: fixed;
  z-index: ${layer.sticky};
  inset-inline: 0;
  bottom: ${space[4]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  max-width: calc(100vw - 2rem);
  margin-inline: auto;
  padding: ${space[1]} ${space[3]};
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  &[data-idle]:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
  @media ${stacked} {
    position: sticky;
    &[data-idle]:not(:focus-within) {
      opacity: 1;
      pointer-events: auto;
    }
    small {
      display: none;
    }
  }
`;

interface ControlsProps {
  readonly isIdle: boolean;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  readonly turn: (step: 1 | -1) => void;
  readonly hasPages: boolean;
}

/** Pauses the pages that turn, and turns them by hand: with its buttons, the space bar and the arrows. Nothing if no pages turn. */
export function Controls({ isIdle, isPaused, setPaused, turn, hasPages }: ControlsProps) {
  const { t } = useTranslation('screen');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A focused button handles the space bar itself.
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
      if (event.key === ' ' && !isOnButton) setPaused(!isPaused);
      else if (event.key === 'ArrowRight') turn(1);
      else if (event.key === 'ArrowLeft') turn(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isPaused, setPaused, turn]);
  if (!hasPages) return null;
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <Bar role="group" aria-label={t('controls.title')} data-idle={isIdle || undefined}>
      <IconButton label={t('controls.previous')} onClick={() => turn(-1)}>
        <ChevronLeftIcon size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t(isPaused ? 'controls.play' : 'controls.pause')} onClick={() => setPaused(!isPaused)}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('controls.next')} onClick={() => turn(1)}>
        <ChevronRightIcon size={20} aria-hidden="true" />
      </IconButton>
      <small>{t('controls.keys')}</small>
    </Bar>
  );
}
