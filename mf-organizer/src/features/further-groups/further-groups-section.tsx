import { hasSchedule } from '@courtside/domain';
import { inStageOrder, type GroupsPlan } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../../loading/not-loaded';
import { useEventStages } from '../../stages/event-stages';
import { GroupsDialog } from './lazy-dialogs';
import { UndrawnGroups } from './undrawn-groups';

interface FurtherGroupsSectionProps {
  /** Whether the dialog for another group stage is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The group stages that are planned and not drawn; once they are drawn, they are part of the schedule. */
export function FurtherGroupsSection({ isAdding, onAdded }: FurtherGroupsSectionProps) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const { groups, status, retry } = useEventStages();
  const [drawn, setDrawn] = useState<GroupsPlan['id'] | null>(null);
  const isDrawn = groups.some(({ plan, games }) => plan.id === drawn && hasSchedule(plan) && games !== null);
  // The pressed button is gone, so the focus moves to the new schedule, once its games have replaced the spinner.
  useEffect(() => {
    if (drawn === null || !isDrawn) return;
    setDrawn(null);
    const section = document.getElementById(`stage-${drawn}`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }, [drawn, isDrawn]);
  const undrawn = inStageOrder(groups.map(({ plan }) => plan)).filter((plan) => !hasSchedule(plan));
  return (
    <>
      {undrawn.map((plan) => (
        <UndrawnGroups key={plan.id} plan={plan} onDrawn={setDrawn} />
      ))}
      {status === 'loading' && groups.length === 0 && <Spinner label={t('common:loading')} />}
      {status === 'error' && <NotLoaded retry={retry}>{t('furtherGroups.notLoaded')}</NotLoaded>}
      {isAdding && <GroupsDialog onClose={onAdded} />}
    </>
  );
}
