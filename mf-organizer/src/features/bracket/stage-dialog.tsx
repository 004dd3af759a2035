import { hasBracket } from '@courtside/domain';
import { furtherStageId, type EntryRule, type BracketPlan } from '@courtside/domain/stages';
import { addStage, changeStage, newDocumentId } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { ChoiceCards, Cluster, TextField } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { EntryProblems } from './entry-problems';
import { withRule, type FurtherStages } from './further-stages';
import { useEntryWords } from './use-entry-words';

type Kind = 'rest' | 'ranks' | 'groupRanks';

interface Draft {
  readonly kind: Kind;
  readonly first: number | null;
  /** Null: all teams behind the first. */
  readonly last: number | null;
}

interface StageDialogProps {
  readonly stages: FurtherStages;
  /** The stage to change; without it a stage is added. */
  readonly plan?: BracketPlan;
  readonly onClose: () => void;
}

const NAME_LIMIT = 100;
const MOST_RANKS = 999;

/** Adds a bracket, or changes one: its name, and while it is not drawn its teams. */
export function StageDialog({ stages, plan, onClose }: StageDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const format = useFormat();
  const entryWords = useEntryWords();
  const { tournament, nameOf } = useSchedule();
  // One id for all attempts, so that a retry is the same stage.
  const [id] = useState(() => plan?.id ?? furtherStageId(newDocumentId()));
  const [name, setName] = useState(() => plan?.name ?? t('stage.defaultName', { letter: getNextLetter(stages.plans) }));
  const [draft, setDraft] = useState<Draft>(() => toDraft(plan?.entry, tournament.bracketSeeds.length));
  const task = useTask((message) => t('stage.notSaved', { message }), { queued: !plan, needsNetwork: plan !== undefined });
  const isDrawn = plan !== undefined && hasBracket(plan);
  const entry = isDrawn ? plan.entry : toRule(draft);
  const effect = entry && !isDrawn ? withRule(tournament, stages, id, entry) : null;
  const entering = effect?.entries.get(id) ?? [];
  const isNamed = name.trim() !== '';
  const submit = async () => {
    if (!isNamed || !entry) return;
    const chosen = { name, entry };
    const order = Math.max(1, ...stages.plans.map((other) => other.order)) + 1;
    if (await task.run(() => (plan ? changeStage(tournament.id, id, chosen) : addStage(tournament.id, id, chosen, order)))) onClose();
  };
  const kinds: readonly Kind[] = Object.keys(tournament.groups).length > 1 ? ['rest', 'ranks', 'groupRanks'] : ['rest', 'ranks'];
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
          <ChoiceCards
            legend={t('stage.who')}
            value={draft.kind}
            onChange={(kind) => setDraft({ ...draft, kind })}
            choices={kinds.map((kind) => ({ value: kind, label: t(`stage.kind.${kind}`), text: t(`stage.kindText.${kind}`) }))}
          />
          {draft.kind !== 'rest' && (
            <Cluster>
              <CountField
                label={t('stage.from')}
                value={draft.first}
                onChange={(first) => setDraft({ ...draft, first })}
                min={1}
                max={MOST_RANKS}
                error={draft.first === null && t('stage.fromMissing')}
              />
              <CountField
                label={t('stage.to')}
                value={draft.last}
                onChange={(last) => setDraft({ ...draft, last })}
                min={draft.first ?? 1}
                max={MOST_RANKS}
                error={draft.first !== null && draft.last !== null && draft.last < draft.first && t('stage.toBefore')}
              />
            </Cluster>
          )}
          {effect && entry && (
            <>
              <p role="status">
                {entryWords(entry)}.{' '}
                {hasBracket(tournament) && t('stage.teams', { count: entering.length, teams: format.list(entering.map(nameOf)) })}
              </p>
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

function toDraft(entry: EntryRule | undefined, firstSize: number): Draft {
  if (entry?.kind === 'ranks' || entry?.kind === 'groupRanks') return { kind: entry.kind, first: entry.first, last: entry.last };
  return { kind: 'rest', first: firstSize > 0 ? firstSize + 1 : 5, last: null };
}

function toRule({ kind, first, last }: Draft): EntryRule | null {
  if (kind === 'rest') return { kind, of: 'groups' };
  if (first === null || first < 1 || first > MOST_RANKS || (last !== null && (last < first || last > MOST_RANKS))) return null;
  return { kind, of: 'groups', first, last };
}
