import { useEffect, useState, useSyncExternalStore } from 'react';
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
  bottom: calc(1rem + env(safe-area-inset-bottom));
  display: grid;
  gap: 0.5rem;
  justify-items: center;
  pointer-events: none;
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
  margin: -0.75rem -0.875rem -0.75rem 0;
`;

/** How long a toast without a button stands, in ms. Errors and toasts with a button stay until dismissed. */
export const toastDuration = 6000;

function Item({ toast, dismissLabel }: { readonly toast: Toast; readonly dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  const stays = held || toast.kind === 'error' || toast.action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastDuration);
    return () => clearTimeout(timer);
  }, [stays, toast.id]);
  const { action } = toast;
  return (
    <div onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
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

/** Where toasts appear; once in the page, in the host. Polite for screen readers. */
export function ToastRegion({ label, dismissLabel }: { readonly label: string; readonly dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Place role="region" aria-label={label} aria-live="polite" data-print="no">
      {toasts.map((toast) => (
        <Item key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </Place>
  );
}
