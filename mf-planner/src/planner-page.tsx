import { readPlannerInput } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Page, PageTitle, Stack } from '@courtside/ui';
import { useSearchParams } from 'react-router-dom';
import { PlannerBoard } from './board/planner-board';
import { CopyPlan } from './copy-plan';
import { readAddress, writeAddress } from './planner-address';

/** The planner as a page: its numbers live in the address, so the address is the link to share. */
export function PlannerPage() {
  const { t } = useTranslation('planner');
  const [search, setSearch] = useSearchParams();
  const fields = readAddress(search);
  return (
    <Page>
      <PageTitle tabIndex={-1}>{t('title')}</PageTitle>
      <Stack>
        <PlannerBoard value={fields} onChange={(next) => setSearch((now) => writeAddress(next, now), { replace: true, preventScrollReset: true })} />
        <CopyPlan input={readPlannerInput(fields)} />
      </Stack>
    </Page>
  );
}
