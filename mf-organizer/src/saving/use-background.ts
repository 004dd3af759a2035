import { useTranslation } from '@courtside/i18n';
import { useCallback, useMemo, useState } from 'react';
import { getErrorMessage } from './find-cause';

export interface Background {
  /** The message about the last failure. */
  readonly problem: string | null;
  readonly clear: () => void;
  /** Starts a plain update and does not wait: without a network it is queued. `words` is the translated sentence for its failure. */
  readonly start: (command: () => Promise<unknown>, words?: string | ((message: string) => string)) => void;
}

/** Runs plain updates, whose failures are shown in the section. */
export function useBackground(): Background {
  const { t } = useTranslation(['organizerSchedule', 'errors']);
  const [problem, setProblem] = useState<string | null>(null);
  const start = useCallback(
    (command: () => Promise<unknown>, words?: string | ((message: string) => string)) => {
      setProblem(null);
      command().catch((error: unknown) => {
        console.warn('The change was not made', error);
        setProblem(typeof words === 'function' ? words(getErrorMessage(error, t)) : (words ?? t('problem.somethingWrong')));
      });
    },
    [t],
  );
  const clear = useCallback(() => setProblem(null), []);
  return useMemo(() => ({ problem, clear, start }), [problem, clear, start]);
}
