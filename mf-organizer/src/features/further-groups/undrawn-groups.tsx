import type { GroupsPlan } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, CalendarPlusIcon, Cluster, Stack } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { RemoveStageDialog } from '../../dialogs/remove-stage-dialog';
import { useEventStages } from '../../stages/event-stages';
import { useEntryWords } from '../../stages/use-entry-words';
import { DealtTeams } from './dealt-teams';
import { getDrawObstacle } from './draw-model';
import { DrawGroupsDialog, GroupsDialog } from './lazy-dialogs';
import { dealTeams } from './groups-draft';

/** The button's text has the typed name of the stage. */
const Draw = styled(Button)`
  overflow-wrap: anywhere;
`;

interface UndrawnGroupsProps {
  readonly plan: GroupsPlan;
  readonly onDrawn: (stage: GroupsPlan['id']) => void;
}

/** A group stage that is not drawn: its teams as they are now, and the buttons that draw, change and remove it. */
export function UndrawnGroups({ plan, onDrawn }: UndrawnGroupsProps) {
  const { t } = useTranslation('organizerBracket');
  const entryWords = useEntryWords('groups');
  const event = useEventStages();
  const [task, setTask] = useState<'draw' | 'change' | 'remove' | null>(null);
  const close = () => setTask(null);
  const dealt = dealTeams(event, plan);
  const obstacle = getDrawObstacle(event, plan);
  return (
    <Section
      id={`stage-${plan.id}`}
      title={plan.name}
      intro={entryWords(plan.entry, dealt.named)}
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
        {obstacle && <p>{t(`furtherGroups.${obstacle}`)}</p>}
        {!obstacle && dealt.groups && (
          <Cluster>
            <Draw variant="secondary" icon={<CalendarPlusIcon size={20} aria-hidden="true" />} onClick={() => setTask('draw')}>
              {t('stage.draw', { name: plan.name })}
            </Draw>
          </Cluster>
        )}
      </Stack>
      {task === 'draw' && <DrawGroupsDialog plan={plan} onClose={close} onDrawn={() => onDrawn(plan.id)} />}
      {task === 'change' && <GroupsDialog plan={plan} onClose={close} />}
      {task === 'remove' && <RemoveStageDialog plan={plan} onClose={close} />}
    </Section>
  );
}
