import { hasSchedule } from '@courtside/domain';
import { inStageOrder } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import { NotLoaded } from '../../loading/not-loaded';
import { useEventStages } from '../../stages/event-stages';
import { GroupsDialog } from './groups-dialog';
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
  const undrawn = inStageOrder(groups.map(({ plan }) => plan)).filter((plan) => !hasSchedule(plan));
  return (
    <>
      {undrawn.map((plan) => (
        <UndrawnGroups key={plan.id} plan={plan} />
      ))}
      {status === 'loading' && groups.length === 0 && <Spinner label={t('common:loading')} />}
      {status === 'error' && <NotLoaded retry={retry}>{t('furtherGroups.notLoaded')}</NotLoaded>}
      {isAdding && <GroupsDialog onClose={onAdded} />}
    </>
  );
}
