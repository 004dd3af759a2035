import { CommandFailure } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { dismissToast, isApple, isCommandKey, isDialogOpen, isTyping, showToast, useShortcut } from '@courtside/ui';
import { useCallback, useEffect, useRef } from 'react';
import { getErrorMessage } from './find-cause';
import { hasLine } from './use-task';

/** A change of a plan that has been made. */
export interface PlanChange {
  /** A sentence that describes the change. */
  readonly said: string;
  /** The reverse command. It fails with `conflict` if another user has changed the same part since. */
  readonly undo: () => Promise<unknown>;
}

interface Step extends PlanChange {
  readonly toast: number;
}

/** How long Undo is offered in a message, in ms; by key, and in the history, it is longer. */
const OFFERED = 20_000;

/** The changes that were made on the open page, the last one at the end. Another page has another list. */
let page: { steps: readonly Step[] } = { steps: [] };

/** Ends when the undo before has ended: each one starts from the plan that the one before leaves. */
let before = Promise.resolve();

/** Takes the step back that `find` returns once it is its turn. */
function useTakeBack(): (find: () => Step | undefined) => void {
  const { t } = useTranslation(['organizerUndo', 'errors', 'common']);
  return useCallback(
    function takeBack(find) {
      before = before.then(() => run(find()));
      async function run(step: Step | undefined): Promise<void> {
        const own = page;
        // Pressed twice, or by its button and by the key.
        if (!step || !own.steps.includes(step)) return;
        own.steps = own.steps.filter((one) => one !== step);
        dismissToast(step.toast);
        try {
          // The undo depends on the server's data: without a network it would wait without a message.
          if (!(await hasLine())) throw new CommandFailure('unavailable', 'There is no network.');
          await step.undo();
          showToast(t('undone', { change: step.said }));
        } catch (error) {
          console.warn('The change was not undone', error);
          if (error instanceof CommandFailure && error.code === 'conflict') return void showToast(t('changed'), { kind: 'error' });
          own.steps = [...own.steps, step];
          const again = { label: t('common:action.retry'), onPress: () => takeBack(() => step) };
          showToast(t('failed', { message: getErrorMessage(error, t) }), { kind: 'error', action: again });
        }
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
      const last = page.steps.at(-1);
      // One offer at a time: the key goes further back.
      if (last) dismissToast(last.toast);
      const action = { label: t('undo'), onPress: () => takeBack(() => step) };
      const step: Step = { ...change, toast: showToast(change.said, { action, duration: OFFERED }) };
      page.steps = [...page.steps, step];
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
      if (page.steps.length === 0) return;
      event.preventDefault();
      latest.current(() => page.steps.at(-1));
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      for (const { toast } of page.steps) dismissToast(toast);
      page = { steps: [] };
    };
  }, []);
}
