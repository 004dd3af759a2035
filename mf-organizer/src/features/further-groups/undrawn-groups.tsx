import type { GroupsPlan } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, Cluster, Stack } from '@courtside/ui';
import { useState } from 'react';
import { RemoveStageDialog } from '../../dialogs/remove-stage-dialog';
import { useEventStages } from '../../stages/event-stages';
import { useEntryWords } from '../../stages/use-entry-words';
import { DealtTeams } from './dealt-teams';
import { GroupsDialog } from './groups-dialog';
import { dealTeams } from './groups-draft';

/** A group stage that is not drawn: its teams as they are now, and the buttons that draw, change and remove it. */
export function UndrawnGroups({ plan }: { readonly plan: GroupsPlan }) {
  const { t } = useTranslation('organizerBracket');
  const entryWords = useEntryWords('groups');
  const event = useEventStages();
  const [task, setTask] = useState<'change' | 'remove' | null>(null);
  const close = () => setTask(null);
  const dealt = dealTeams(event, plan);
  return (
    <Section
      id={`stage-${plan.id}`}
      title={plan.name}
      intro={entryWords(plan.entry)}
      actions={
        <Cluster>
          <Button variant="secondary" onClick={() => setTask('change')}>
            {t('stage.change')}
          </Button>
          <Button variant="quiet" onClick={() => setTask('remove')}>
            {t('stage.remove')}
          </Button>
        </Cluster>
      }
    >
      <Stack>
        <DealtTeams dealt={dealt} />
      </Stack>
      {task === 'change' && <GroupsDialog plan={plan} onClose={close} />}
      {task === 'remove' && <RemoveStageDialog plan={plan} onClose={close} />}
    </Section>
  );
}
