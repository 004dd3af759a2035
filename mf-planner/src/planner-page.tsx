import { Page, PageTitle, useDocumentTitle, useTypedEarly } from '@courtside/ui';
import { useInsertionEffect } from 'react';
import { adoptStyles } from '@courtside/ui/embedded';
import { boardCss } from './board/board-css';
import { PlannerBoard } from './board/planner-board';
import { CopyPlan } from './copy-plan';
import { withTyped } from './typed-plan';
import { useAddressedPlan } from './use-addressed-plan';
import { usePageWords } from './use-page-words';

/**
 The planner as a page. Its numbers are in the address, so users share the address.
 * @param address of the page, printed on paper
 */
export function PlannerPage({ address }: { readonly address: () => string }) {
  const words = usePageWords();
  const [plan, setPlan] = useAddressedPlan();
  useTypedEarly((typed) => setPlan(withTyped(plan, typed)));
  useDocumentTitle(words.t('title'));
  useInsertionEffect(() => {
    adoptStyles(document, boardCss);
  }, []);
  return (
    <Page>
      <PageTitle tabIndex={-1}>{words.t('title')}</PageTitle>
      <PlannerBoard value={plan} words={words} onChange={setPlan}>
        <CopyPlan plan={plan} words={words} />
        <p className="cs-meta cs-paper">
          {words.t('printedFrom')} · {address()}
        </p>
      </PlannerBoard>
    </Page>
  );
}
