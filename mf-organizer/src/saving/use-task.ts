import { CommandFailure, watchConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { useState } from 'react';
import { findCause, getErrorMessage } from './find-cause';

export interface Task {
  readonly busy: boolean;
  /** The message about the last failure; null if there is none. */
  readonly problem: string | null;
  readonly clear: () => void;
  /** Runs a command. @returns whether it succeeded, or is queued */
  readonly run: (command: () => Promise<unknown>) => Promise<boolean>;
}

export interface TaskOptions {
  /**
   * The command is a plain update: without a network it is queued, and its effect shows at once. The dialog waits for it only while there
   * is a network, so that it can always be closed; if the server refuses it later, a message reports it.
   */
  readonly queued?: boolean;
  /**
   * The command depends on what the server has: without a network it is refused, since it could neither run nor be canceled while it waits.
   */
  readonly needsNetwork?: boolean;
  /**
   * Commands wait for each other: the next one starts automatically, and must not clear the failure of the one before. The caller that
   * queues them clears it.
   */
  readonly keepsProblem?: boolean;
  /** The text for a command that is refused because another user has changed the same; by default, to look at it again and retry. */
  readonly conflictWords?: string;
  /** Is called if the command is refused because another user has changed the same. */
  readonly onConflict?: () => void;
}

/**
 * Runs one command at a time and turns its failure into text. Four causes have our own text, because it tells the user what to do: no
 * network, another user was faster, a missing right, and a full server. Every other cause keeps the server's message.
 * @param words the translated sentence for the cause's message
 */
export function useTask(
  words: (message: string) => string,
  { queued = false, needsNetwork = false, keepsProblem = false, conflictWords, onConflict }: TaskOptions = {},
): Task {
  const { t } = useTranslation(['common', 'errors']);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explain = (error: unknown): string => {
    if (conflictWords !== undefined && isConflict(error)) return conflictWords;
    const cause = findCause(error, t);
    if (cause === null) return words(getErrorMessage(error, t));
    // In the user's language, in place of the server's own message; after a sentence that has no place for it.
    const sentence = words(cause);
    return sentence.includes(cause) ? sentence : `${sentence} ${cause}`;
  };
  const run = async (command: () => Promise<unknown>) => {
    setBusy(true);
    if (!keepsProblem) setProblem(null);
    if (needsNetwork && !(await hasLine())) {
      setBusy(false);
      setProblem(t('errors:cause.offline'));
      return false;
    }
    let isLeft = false;
    // A command that throws synchronously has failed too.
    const work = (async () => command())().catch((error: unknown) => {
      console.warn('The change was not made', error);
      if (!isLeft) throw error;
      showToast(explain(error), { kind: 'error' });
    });
    try {
      if (queued) isLeft = await whileOnline(work);
      else await work;
      return true;
    } catch (error) {
      setProblem(explain(error));
      if (isConflict(error)) onConflict?.();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, clear: () => setProblem(null), run };
}

const isConflict = (error: unknown): boolean => error instanceof CommandFailure && error.code === 'conflict';

function isOffline(): boolean {
  let status = '';
  watchConnection((now) => (status = now.status))();
  return status === 'offline';
}

/**
 * Whether the server can be reached now. Otherwise a command that depends on the server would keep the user waiting as long as the client
 * retries.
 */
export const hasLine = async (): Promise<boolean> => !isOffline() || lineComes();

/** How long to wait for a connection while the browser is online, in milliseconds. */
const LINE_PATIENCE = 5_000;

/**
 * Waits for a connection. A page that was just opened shows cached data at once, and reaches the server a moment later: a user who acts
 * that early should not see that there is no network.
 */
async function lineComes(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const line = lineTo('online');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), LINE_PATIENCE)));
  const isThere = await Promise.race([line.turned, silence]);
  clearTimeout(timer);
  line.stop();
  return isThere;
}

/** Waits for a queued change while there is a network. @returns whether it stopped before the server had answered */
async function whileOnline(work: Promise<unknown>): Promise<boolean> {
  const line = lineTo('offline');
  try {
    return await Promise.race([work.then(() => false), line.turned]);
  } finally {
    line.stop();
  }
}

/** Waits until the connection has this state, or returns at once if it has. */
function lineTo(wanted: 'online' | 'offline'): { readonly turned: Promise<true>; readonly stop: () => void } {
  let stop = () => {};
  const turned = new Promise<true>((resolve) => {
    stop = watchConnection(({ status }) => {
      if (status === wanted) resolve(true);
    });
  });
  return { turned, stop: () => stop() };
}
