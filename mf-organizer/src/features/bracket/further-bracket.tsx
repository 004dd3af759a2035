import { hasBracket, limits, type TeamId } from '@courtside/domain';
import type { BracketPlan } from '@courtside/domain/stages';
import { query, useWatch, watchStageGames } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, Cluster, NetworkIcon, Stack } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { RemoveStageDialog } from '../../dialogs/remove-stage-dialog';
import { ScheduleProvider, useSchedule } from '../../games/schedule-context';
import { toBracketEvent } from '../../stages/bracket-event';
import { useEventStages } from '../../stages/event-stages';
import { useEntryWords } from '../../stages/use-entry-words';
import { BracketEditor, type BracketEditorProps } from './bracket-editor';
import { BracketStageProvider } from './bracket-stage';
import { CreateBracketDialog } from './create-bracket-dialog';
import { EntryProblems } from './entry-problems';
import { toBracketStage, type FurtherStages } from './further-stages';
import { StageDialog } from './stage-dialog';
import { StagesUnread } from './stages-unread';

interface FurtherBracketProps extends Pick<BracketEditorProps, 'DayRules' | 'openHistory'> {
  readonly plan: BracketPlan;
  readonly stages: FurtherStages;
}

/** A bracket beyond the first: the same tools on its own documents. */
export function FurtherBracket({ plan, stages, DayRules, openHistory }: FurtherBracketProps) {
  const event = useEventStages();
  const { tournament, teams } = event;
  const isDrawn = hasBracket(plan);
  const games = useWatch(isDrawn ? query(watchStageGames, tournament.id, plan.id) : null);
  const { tournament: staged, matches } = useMemo(() => toBracketEvent(event, plan), [event, plan]);
  const stage = useMemo(() => toBracketStage(event, stages, plan), [event, stages, plan]);
  const isUnread = isDrawn && !games.value;
  return (
    <BracketStageProvider value={stage}>
      <ScheduleProvider tournament={staged} teams={teams} matches={matches}>
        {isDrawn ? (
          <BracketEditor
            tournament={staged}
            games={games.value ?? null}
            {...{ DayRules, openHistory }}
            renaming={(onClose) => <StageDialog stages={stages} plan={plan} onClose={onClose} />}
          />
        ) : (
          <UndrawnBracket plan={plan} stages={stages} isFirstDrawn={hasBracket(tournament)} />
        )}
        {isUnread && <StagesUnread status={games.status === 'error' ? 'error' : 'loading'} retry={games.retry} />}
      </ScheduleProvider>
    </BracketStageProvider>
  );
}

interface UndrawnBracketProps {
  readonly plan: BracketPlan;
  readonly stages: FurtherStages;
  readonly isFirstDrawn: boolean;
}

/** The button's text has the typed name of the bracket. */
const Draw = styled(Button)`
  overflow-wrap: anywhere;
`;

/** Shows the teams of a bracket that is not drawn, and the button that draws it. */
function UndrawnBracket({ plan, stages, isFirstDrawn }: UndrawnBracketProps) {
  const { t } = useTranslation('organizerBracket');
  const format = useFormat();
  const entryWords = useEntryWords();
  const { nameOf } = useSchedule();
  const [task, setTask] = useState<'draw' | 'change' | 'remove' | null>(null);
  const close = () => setTask(null);
  const teams: readonly TeamId[] = stages.entries.get(plan.id) ?? [];
  const isEnough = teams.length >= limits.bracket.teams;
  const because = !isFirstDrawn ? t('stage.firstFirst') : isEnough ? null : t('empty.tooFew');
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
        {isFirstDrawn && teams.length > 0 && <p>{t('stage.teams', { count: teams.length, teams: format.list(teams.map(nameOf)) })}</p>}
        <EntryProblems problems={stages.problems} about={plan.id} stages={stages} />
        {because === null ? (
          <Cluster>
            <Draw variant="secondary" icon={<NetworkIcon size={20} aria-hidden="true" />} onClick={() => setTask('draw')}>
              {t('stage.draw', { name: plan.name })}
            </Draw>
          </Cluster>
        ) : (
          <p>{because}</p>
        )}
      </Stack>
      {task === 'draw' && <CreateBracketDialog onClose={close} />}
      {task === 'change' && <StageDialog stages={stages} plan={plan} onClose={close} />}
      {task === 'remove' && <RemoveStageDialog plan={plan} onClose={close} />}
    </Section>
  );
}
