import { hasBracket, hasGroups, hasSchedule, limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, EmptyState, NetworkIcon } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { ScheduleProvider } from '../../games/schedule-context';
import { toBracketEvent } from '../../stages/bracket-event';
import { useEventStages } from '../../stages/event-stages';
import { BracketEditor, type BracketEditorProps } from './bracket-editor';
import { BracketStageProvider, firstBracket } from './bracket-stage';
import { CreateBracketDialog } from './create-bracket-dialog';
import { FurtherBracket } from './further-bracket';
import { MAX_STAGES } from './further-stages';
import { StageDialog } from './stage-dialog';
import { StagesUnread } from './stages-unread';
import { useFurtherStages } from './use-further-stages';

export interface OrganizerBracketProps extends Omit<BracketEditorProps, 'tournament' | 'onAddStage' | 'renaming'> {
  /** Opens the dialog for another group stage, which is played before the brackets. */
  readonly onAddGroups?: () => void;
}

/** The brackets with their tools; before there is one, the button that creates it. */
export function OrganizerBracket({ games, DayRules, openHistory, onAddGroups }: OrganizerBracketProps) {
  const event = useEventStages();
  const { tournament, teams } = event;
  const { stages, status, retry } = useFurtherStages();
  const [adding, setAdding] = useState(false);
  const canAdd = stages !== null && hasGroups(tournament) && stages.plans.length < MAX_STAGES;
  const onAddStage = canAdd ? () => setAdding(true) : undefined;
  const first = useMemo(() => firstBracket(event, stages?.plans ?? []), [event, stages]);
  const { tournament: seeded, matches, source } = useMemo(() => toBracketEvent(event, null), [event]);
  // Its teams are not known before the games of these groups exist.
  const waitsFor = source && !hasSchedule(source) ? source.name : null;
  return (
    <>
      <BracketStageProvider value={first}>
        <ScheduleProvider tournament={seeded} teams={teams} matches={matches}>
          {hasBracket(tournament) ? (
            <BracketEditor tournament={seeded} {...{ games, DayRules, openHistory, onAddStage }} />
          ) : (
            <NoBracket
              teamCount={teams.length}
              {...{ openHistory, onAddStage, waitsFor }}
              hasFurther={event.groups.length > 0}
              isReading={event.status === 'loading'}
              onAddGroups={hasGroups(tournament) && event.groups.length < MAX_STAGES ? onAddGroups : undefined}
            />
          )}
        </ScheduleProvider>
      </BracketStageProvider>
      {stages?.plans.map((plan) => (
        <FurtherBracket key={plan.id} {...{ plan, stages, DayRules, openHistory }} />
      ))}
      {status !== 'ready' && <StagesUnread status={status} retry={retry} />}
      {adding && stages && <StageDialog stages={stages} onClose={() => setAdding(false)} />}
    </>
  );
}

interface NoBracketProps {
  readonly teamCount: number;
  /** Opens the history, from which a deleted bracket can be restored. */
  readonly openHistory: () => void;
  readonly onAddStage: (() => void) | undefined;
  readonly onAddGroups: (() => void) | undefined;
  /** There are further groups already. */
  readonly hasFurther: boolean;
  /** The name of the groups whose games have to exist first; null if there are none. */
  readonly waitsFor: string | null;
  /** The groups that its teams come from have not loaded. */
  readonly isReading: boolean;
}

function NoBracket({ teamCount, openHistory, onAddStage, onAddGroups, hasFurther, waitsFor, isReading }: NoBracketProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const [creating, setCreating] = useState(false);
  const enough = teamCount >= limits.bracket.teams;
  return (
    <Section id="bracket">
      <EmptyState
        title={t('empty.title')}
        actions={
          enough && (
            <>
              {waitsFor === null && !isReading && (
                <Button variant="secondary" icon={<NetworkIcon size={20} aria-hidden="true" />} onClick={() => setCreating(true)}>
                  {t('tool.create')}
                </Button>
              )}
              {onAddStage && teamCount >= 2 * limits.bracket.teams && (
                <Button variant="quiet" onClick={onAddStage}>
                  {t('stage.add')}
                </Button>
              )}
              {onAddGroups && (
                <Button variant="quiet" onClick={onAddGroups}>
                  {t(hasFurther ? 'furtherGroups.addAnother' : 'furtherGroups.add')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => openHistory()}>
                {t('organizerSchedule:history.open')}
              </Button>
            </>
          )
        }
      >
        {enough ? (waitsFor === null ? t('empty.text') : t('furtherGroups.bracketAfter', { stage: waitsFor })) : t('empty.tooFew')}
      </EmptyState>
      {creating && <CreateBracketDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
