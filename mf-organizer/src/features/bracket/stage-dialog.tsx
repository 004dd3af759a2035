import { hasBracket } from '@courtside/domain';
import { furtherStageId, type BracketPlan } from '@courtside/domain/stages';
import { addStage, changeStage, newDocumentId } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { TextField } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { toEntryDraft, toEntryRule } from '../../stages/entry-draft';
import { EntryFields } from '../../stages/entry-fields';
import { useEventStages } from '../../stages/event-stages';
import { useEntrySources } from '../../stages/use-entry-sources';
import { useEntryWords } from '../../stages/use-entry-words';
import { EntryProblems } from './entry-problems';
import { useAddedEnd } from './use-added-end';
import { withRule, type FurtherStages } from './further-stages';

interface StageDialogProps {
  readonly stages: FurtherStages;
  /** The stage to change; without it a stage is added. */
  readonly plan?: BracketPlan;
  readonly onClose: () => void;
}

const NAME_LIMIT = 100;

/** Adds a bracket, or changes one: its name, and while it is not drawn its teams. */
export function StageDialog({ stages, plan, onClose }: StageDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const format = useFormat();
  const entryWords = useEntryWords();
  const { nameOf } = useSchedule();
  const event = useEventStages();
  const { tournament } = event;
  // One id for all attempts, so that a retry is the same stage.
  const [id] = useState(() => plan?.id ?? furtherStageId(newDocumentId()));
  const [name, setName] = useState(() => plan?.name ?? t('stage.defaultName', { letter: getNextLetter(stages.plans) }));
  const sources = useEntrySources();
  const [draft, setDraft] = useState(() => {
    const firstSize = tournament.bracketSeeds.length;
    return toEntryDraft(plan?.entry, { kind: 'rest', of: 'groups', first: firstSize > 0 ? firstSize + 1 : 5, last: null });
  });
  const task = useTask((message) => t('stage.notSaved', { message }), { queued: !plan, needsNetwork: plan !== undefined });
  const isDrawn = plan !== undefined && hasBracket(plan);
  const entry = isDrawn ? plan.entry : toEntryRule(draft);
  const effect = entry && !isDrawn ? withRule(event, stages, id, entry) : null;
  const entering = effect?.entries.get(id) ?? [];
  // Before the first bracket is drawn, the rest is not known.
  const end = useAddedEnd(!plan && (hasBracket(tournament) || entry?.kind !== 'rest') ? entering : []);
  const isNamed = name.trim() !== '';
  const submit = async () => {
    if (!isNamed || !entry) return;
    const chosen = { name, entry };
    const order = Math.max(1, ...stages.plans.map((other) => other.order)) + 1;
    if (await task.run(() => (plan ? changeStage(tournament.id, id, chosen) : addStage(tournament.id, id, chosen, order)))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={plan ? t('stage.changeTitle', { name: plan.name }) : t('stage.add')}
      submitLabel={plan ? t('common:action.save') : t('stage.addSubmit')}
      submitDisabled={!isNamed || !entry}
      size="small"
    >
      <TextField
        label={t('stage.name')}
        value={name}
        maxLength={NAME_LIMIT}
        error={!isNamed && t('stage.nameMissing')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {!isDrawn && (
        <>
          <EntryFields value={draft} onChange={setDraft} sources={sources} restText={t('stage.kindText.rest')} />
          {effect && entry && (
            <>
              <p role="status">
                {entryWords(entry)}.{' '}
                {hasBracket(tournament) && t('stage.teams', { count: entering.length, teams: format.list(entering.map(nameOf)) })}
              </p>
              {end && <p>{end}</p>}
              <EntryProblems problems={effect.problems} about={id} stages={stages} />
            </>
          )}
        </>
      )}
    </TaskDialog>
  );
}

/** Returns B for the first added bracket. */
const getNextLetter = (plans: readonly unknown[]): string => String.fromCharCode('B'.charCodeAt(0) + plans.length);
