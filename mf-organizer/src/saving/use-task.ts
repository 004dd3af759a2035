import { watchConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { useState } from 'react';
import { causeOf, messageOf } from './cause-of';

export interface Task {
  readonly busy: boolean;
  /** What to say about the last failure; null when there is none. */
  readonly problem: string | null;
  readonly clear: () => void;
  /** Runs a command. @returns whether it succeeded, or is queued */
  readonly run: (command: () => Promise<unknown>) => Promise<boolean>;
}

export interface TaskOptions {
  /**
   * The command is a plain update: without a network it is queued, and its effect shows at once. It is waited for only as long as there
   * is a network, so that nobody is locked in; if the server refuses it later, a message says so.
   */
  readonly queued?: boolean;
  /** The command goes by what the server has: without a network it is refused, since it could neither be done nor left while it waits. */
  readonly needsNetwork?: boolean;
  /**
   * Commands wait for each other: the next one starts by itself, and must not take the failure of the one before with it. Whoever lines one up
   * clears.
   */
  readonly keepsProblem?: boolean;
}

/**
 * Runs one command at a time and puts its failure into words. Four causes are told in words of ours, because they say what to do: no network,
 * somebody quicker, a right that is gone, and a server without room. Every other one keeps the server's message.
 * @param words the catalogue's sentence for the cause's message
 */
export function useTask(
  words: (message: string) => string,
  { queued = false, needsNetwork = false, keepsProblem = false }: TaskOptions = {},
): Task {
  const { t } = useTranslation(['common', 'errors']);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explain = (error: unknown): string => {
    const cause = causeOf(error, t);
    if (cause === null) return words(messageOf(error, t));
    // In the reader's language, in the place of the server's own message; behind a sentence that has no such place.
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
    // A command that throws before it waits is one that failed, too.
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
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, clear: () => setProblem(null), run };
}

function isOffline(): boolean {
  let status = '';
  watchConnection((now) => (status = now.status))();
  return status === 'offline';
}

/** Whether what goes by the server can be asked for now; without a line it would keep whoever asks for as long as the client tries. */
export const hasLine = async (): Promise<boolean> => !isOffline() || lineComes();

/** How long the line is waited for where the browser has a network, in milliseconds. */
const LINE_PATIENCE = 5_000;

/**
 * Whether there is a line after all. A page that was opened anew shows what was kept at once, and hears from the server a moment later: whoever is as quick
 * is not told that there is no network.
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

/** Waits for a queued change as long as there is a network. @returns whether it was left before the server had answered */
async function whileOnline(work: Promise<unknown>): Promise<boolean> {
  const line = lineTo('offline');
  try {
    return await Promise.race([work.then(() => false), line.turned]);
  } finally {
    line.stop();
  }
}

/** The moment in which the line is so, or is already. */
function lineTo(wanted: 'online' | 'offline'): { readonly turned: Promise<true>; readonly stop: () => void } {
  let stop = () => {};
  const turned = new Promise<true>((resolve) => {
    stop = watchConnection(({ status }) => {
      if (status === wanted) resolve(true);
    });
  });
  return { turned, stop: () => stop() };
}
