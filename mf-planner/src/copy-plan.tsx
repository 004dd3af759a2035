import type { PlannerInput } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster } from '@courtside/ui';
import { useState } from 'react';
import { usePlanWords } from './board/use-plan-words';

/** Puts the plan's sentences and the page's address on the clipboard; says whether that worked. */
export function CopyPlan({ input }: { readonly input: PlannerInput }) {
  const { t } = useTranslation('planner');
  const { sentence, verdict } = usePlanWords(input);
  const text = [sentence, verdict, t('daylight')].filter(Boolean).join('\n');
  // What was copied, so that the word "Copied" goes away once the plan is another.
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
    <Cluster>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <span aria-live="polite">{outcome?.text === text ? (outcome.done ? t('copied') : t('copyFailed')) : ''}</span>
    </Cluster>
  );
}
