import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { XIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { layer, radius, shadow } from '../tokens/scales';
import { Notice } from './notice';
import { dismissToast, toastStore } from './toast-store';
import type { Toast } from './toast-store';

const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: 1rem;
  /* Above lasting notices at the edge. */
  bottom: calc(1rem + env(safe-area-inset-bottom) + var(--cs-lower-edge, 0px));
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  pointer-events: none;
  /* Below the bars at the top of the page. */
  &[data-at='top'] {
    bottom: auto;
    top: calc(4rem + env(safe-area-inset-top));
  }
  > div {
    width: min(100%, 30rem);
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
    pointer-events: auto;
  }
`;

const Tools = styled.span`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin: -0.75rem -0.875rem -0.75rem auto;
`;

/** Room around the toasts, in px. */
const MARGIN = 24;
/** Height of the bars at the top of the page, in px. */
const BARS = 64;

/** How long a toast without a button is shown, in ms. Errors and toasts with a button stay until dismissed, unless they say how long. */
export const toastDuration = 6000;

function Item({ toast, dismissLabel }: { readonly toast: Toast; readonly dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  const { duration } = toast;
  const stays = held || (duration === undefined && (toast.kind === 'error' || toast.action !== undefined));
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), duration ?? toastDuration);
    return () => clearTimeout(timer);
  }, [stays, toast.id, duration]);
  const { action } = toast;
  return (
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice
        kind={toast.kind}
        action={
          <Tools>
            {action && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  action.onPress();
                  dismissToast(toast.id);
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label={dismissLabel} onClick={() => dismissToast(toast.id)}>
              <XIcon size={20} />
            </IconButton>
          </Tools>
        }
      >
        {toast.text}
      </Notice>
    </div>
  );
}

/** Returns the edge of the window that does not cover the focused element: the bottom, unless the user works there. */
function useEdge(region: { readonly current: HTMLElement | null }, count: number): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    if (count === 0) {
      setEdge('bottom');
      return;
    }
    const look = () => {
      const active = document.activeElement;
      if (!active || active === document.body || region.current?.contains(active)) return;
      const { top, bottom } = active.getBoundingClientRect();
      const height = region.current?.getBoundingClientRect().height ?? 0;
      const isInSight = bottom > 0 && top < window.innerHeight;
      setEdge(isInSight && bottom > window.innerHeight - height - MARGIN && top > height + BARS + MARGIN ? 'top' : 'bottom');
    };
    look();
    document.addEventListener('focusin', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      window.removeEventListener('scroll', look);
    };
  }, [region, count]);
  return edge;
}

/** Where toasts appear; once in the page, in the host. Polite for screen readers. */
export function ToastRegion({ label, dismissLabel }: { readonly label: string; readonly dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const region = useRef<HTMLDivElement>(null);
  const edge = useEdge(region, toasts.length);
  return (
    <Place ref={region} data-at={edge} role="region" aria-label={label} aria-live="polite" data-print="no">
      {toasts.map((toast) => (
        <Item key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </Place>
  );
}
