import { CommandFailure } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';

export interface Task {
  readonly busy: boolean;
  /** What to say about the last failure; null when there is none. */
  readonly problem: string | null;
  readonly clear: () => void;
  /** Runs a command. @returns whether it succeeded */
  readonly run: (command: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Runs one command at a time and puts its failure into words. Two causes are explained, because they say what to do: no network, and somebody
 * quicker. Every other one keeps the sentence of the error catalogue.
 * @param words the catalogue's sentence for the cause's message
 */
export function useTask(words: (message: string) => string): Task {
  const { t } = useTranslation('errors');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explain = (error: unknown): string => {
    const sentence = words(error instanceof Error ? error.message : String(error));
    const code = error instanceof CommandFailure ? error.code : null;
    if (code === 'unavailable') return `${sentence} ${t('cause.offline')}`;
    if (code === 'conflict') return `${sentence} ${t('cause.conflict')}`;
    return sentence;
  };
  const run = async (command: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await command();
      return true;
    } catch (error) {
      console.warn('The change was not made', error);
      setProblem(explain(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, clear: () => setProblem(null), run };
}
