import { Button, Cluster } from '@courtside/ui';
import { useState } from 'react';
import { planText } from './board/plan-text';
import type { PlannerState } from './board/planner-state';
import type { Words } from './board/words';

/** Copies the plan and the page's address to the clipboard and shows the result; also prints. */
export function CopyPlan({ plan, words }: { readonly plan: PlannerState; readonly words: Words }) {
  const { t } = words;
  const text = planText(words, plan);
  // The copied text, so that "Copied" disappears when the plan changes.
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly done: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${window.location.href}`);
      setOutcome({ text, done: true });
    } catch {
      setOutcome({ text, done: false }); // refused by the browser, or no secure page
    }
  };
  return (
    <Cluster data-print="no">
      <Button variant="secondary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <span aria-live="polite">{outcome?.text === text ? (outcome.done ? t('copied') : t('copyFailed')) : ''}</span>
    </Cluster>
  );
}
