import { CommandFailure } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { dismissToast, isApple, isCommandKey, isDialogOpen, isTyping, showToast, useShortcut } from '@courtside/ui';
import { useCallback, useEffect, useRef } from 'react';
import { messageOf } from './cause-of';

/** A change of a plan that has been made. */
export interface PlanChange {
  /** A sentence that says the change. */
  readonly said: string;
  /** The reverse command. It fails with `conflict` if another user has changed the same part since. */
  readonly undo: () => Promise<unknown>;
}

interface Step extends PlanChange {
  readonly toast: number;
}

/** How long Undo is offered in a message, in ms; by key, and in the history, it is longer. */
const OFFERED = 20_000;

/** The changes that were made on the open page, the last one at the end. */
let steps: readonly Step[] = [];

const without = (step: Step) => steps.filter((one) => one !== step);

/** Takes steps back. */
function useTakeBack(): (step: Step | undefined) => Promise<void> {
  const { t } = useTranslation(['organizerUndo', 'errors', 'common']);
  return useCallback(
    async function takeBack(step) {
      // Pressed twice, or by its button and by the key.
      if (!step || !steps.includes(step)) return;
      steps = without(step);
      dismissToast(step.toast);
      try {
        await step.undo();
        showToast(t('undone', { change: step.said }));
      } catch (error) {
        console.warn('The change was not undone', error);
        if (error instanceof CommandFailure && error.code === 'conflict') return void showToast(t('changed'), { kind: 'error' });
        steps = [...steps, step];
        const again = { label: t('common:action.retry'), onPress: () => void takeBack(step) };
        showToast(t('failed', { message: messageOf(error, t) }), { kind: 'error', action: again });
      }
    },
    [t],
  );
}

/** Offers to undo a change, in a message, and by the key as long as the page is open. */
export function useOfferUndo(): (change: PlanChange) => void {
  const { t } = useTranslation('organizerUndo');
  const takeBack = useTakeBack();
  return useCallback(
    (change) => {
      const before = steps.at(-1);
      // One offer at a time: the key goes further back.
      if (before) dismissToast(before.toast);
      const action = { label: t('undo'), onPress: () => void takeBack(step) };
      const step: Step = { ...change, toast: showToast(change.said, { action, duration: OFFERED }) };
      steps = [...steps, step];
    },
    [t, takeBack],
  );
}

/** Undoes the last change of the plan by Ctrl+Z, or ⌘Z on a Mac. Leaving the page ends it. */
export function useUndoKey(): void {
  const { t } = useTranslation('organizerUndo');
  const takeBack = useTakeBack();
  const latest = useRef(takeBack);
  useEffect(() => {
    latest.current = takeBack;
  }, [takeBack]);
  useShortcut(t('key'), `${isApple() ? '⌘' : 'Ctrl'}+Z`);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !isCommandKey(event) || isTyping(event) || isDialogOpen()) return;
      const last = steps.at(-1);
      if (!last) return;
      event.preventDefault();
      void latest.current(last);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      for (const { toast } of steps) dismissToast(toast);
      steps = [];
    };
  }, []);
}
