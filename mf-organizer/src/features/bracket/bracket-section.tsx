import { hasBracket, hasGroups, limits } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, EmptyState, NetworkIcon } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { BracketEditor, type BracketEditorProps } from './bracket-editor';
import { BracketStageProvider, firstBracket } from './bracket-stage';
import { CreateBracketDialog } from './create-bracket-dialog';
import { FurtherBracket } from './further-bracket';
import { MOST_STAGES } from './further-stages';
import { StageDialog } from './stage-dialog';
import { StagesUnread } from './stages-unread';
import { useFurtherStages } from './use-further-stages';

export interface OrganizerBracketProps extends Omit<BracketEditorProps, 'tournament' | 'onAddStage' | 'renaming'> {
  /** Opens the dialog for another group stage, which is played before the brackets. */
  readonly onAddGroups?: () => void;
}

/** The brackets with their tools; before there is one, the button that creates it. */
export function OrganizerBracket({ games, DayRules, openHistory, onAddGroups }: OrganizerBracketProps) {
  const { tournament, teams } = useSchedule();
  const { stages, status, retry } = useFurtherStages();
  const [adding, setAdding] = useState(false);
  const canAdd = stages !== null && hasGroups(tournament) && stages.plans.length < MOST_STAGES;
  const onAddStage = canAdd ? () => setAdding(true) : undefined;
  const first = useMemo(() => firstBracket(tournament, stages?.plans ?? []), [tournament, stages]);
  return (
    <>
      <BracketStageProvider value={first}>
        {hasBracket(tournament) ? (
          <BracketEditor {...{ tournament, games, DayRules, openHistory, onAddStage }} />
        ) : (
          <NoBracket teamCount={teams.length} {...{ openHistory, onAddStage }} onAddGroups={hasGroups(tournament) ? onAddGroups : undefined} />
        )}
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
}

function NoBracket({ teamCount, openHistory, onAddStage, onAddGroups }: NoBracketProps) {
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
              <Button variant="secondary" icon={<NetworkIcon size={20} aria-hidden="true" />} onClick={() => setCreating(true)}>
                {t('tool.create')}
              </Button>
              {onAddStage && teamCount >= 2 * limits.bracket.teams && (
                <Button variant="quiet" onClick={onAddStage}>
                  {t('stage.add')}
                </Button>
              )}
              {onAddGroups && (
                <Button variant="quiet" onClick={onAddGroups}>
                  {t('furtherGroups.add')}
                </Button>
              )}
              <Button variant="quiet" onClick={() => openHistory()}>
                {t('organizerSchedule:history.open')}
              </Button>
            </>
          )
        }
      >
        {enough ? t('empty.text') : t('empty.tooFew')}
      </EmptyState>
      {creating && <CreateBracketDialog onClose={() => setCreating(false)} />}
    </Section>
  );
}
