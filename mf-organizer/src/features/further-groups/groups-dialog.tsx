import { hasSchedule, limits, type TeamId } from '@courtside/domain';
import { carries, feeds, furtherStageId, type FurtherStageId, type GroupsPlan } from '@courtside/domain/stages';
import { addGroups, changeGroups, newDocumentId, type NewGroups } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { addDays, daysBetween, useFormatDay } from '@courtside/tournament-ui';
import { ChoiceCards, SelectField, Stack, TextField } from '@courtside/ui';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useConflict } from '../../saving/use-conflict';
import { useTask } from '../../saving/use-task';
import { EntryFields } from '../../stages/entry-fields';
import { useEventStages, type EventStages } from '../../stages/event-stages';
import { useEntrySources } from '../../stages/use-entry-sources';
import { useEntryWords } from '../../stages/use-entry-words';
import { DealtTeams } from './dealt-teams';
import { dealDraft, planDraft, toGroupsDraft, toNewGroups, type GroupsDraft } from './groups-draft';
import { listHeldBack } from './held-back';
import { NamedTeams } from './named-teams';
import { useGroupsEnd } from './use-groups-end';

interface GroupsDialogProps {
  /** The groups to change; without them groups are added. */
  readonly plan?: GroupsPlan;
  readonly onClose: () => void;
}

const NAME_LIMIT = 100;

/** Adds a group stage, or changes one: its name and first day, and while it is not drawn its teams and what counts again. */
export function GroupsDialog({ plan, onClose }: GroupsDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'common']);
  const event = useEventStages();
  const { id: tournamentId } = event.tournament;
  // One id for all attempts, so that a retry is the same stage.
  const [id] = useState(() => plan?.id ?? furtherStageId(newDocumentId()));
  const toDraft = (stored: GroupsPlan | null) =>
    toGroupsDraft(event, stored, t('furtherGroups.defaultName', { number: event.groups.length + 2 }), getLastDay(event));
  const [draft, setDraft] = useState(() => toDraft(plan ?? null));
  const { seen, onConflict, clash } = useConflict({
    stored: plan ?? null,
    getCompared: (stored) => stored && toNewGroups(toDraft(stored)),
    draft,
    setDraft,
    toDraft,
  });
  const task = useTask((message) => t('furtherGroups.notSaved', { message }), { needsNetwork: true, onConflict });
  const isDrawn = plan !== undefined && hasSchedule(plan);
  // They take results only from groups before them.
  const order = plan?.order ?? Math.max(0, ...event.groups.map((other) => other.plan.order)) + 1;
  const heldBack = listHeldBack(event, id);
  // A team may have been deleted, or begun elsewhere, since it was named. Those of drawn groups stay.
  const choices = toNewGroups(draft, isDrawn ? draft.named : heldBack);
  const isNamed = draft.name.trim() !== '';
  const submit = async () => {
    if (!choices) return;
    const save = () => (seen ? changeGroups(tournamentId, id, choices, seen) : addGroups(tournamentId, id, choices, order));
    if (await task.run(save)) onClose();
  };
  return (
    <TaskDialog
      task={task}
      clash={clash}
      onClose={onClose}
      onSubmit={submit}
      title={
        plan ? t('stage.changeTitle', { name: plan.name }) : t(event.groups.length > 0 ? 'furtherGroups.addAnother' : 'furtherGroups.add')
      }
      submitLabel={plan ? t('common:action.save') : t('furtherGroups.addSubmit')}
      submitDisabled={!choices}
      size="small"
    >
      <TextField
        label={t('stage.name')}
        value={draft.name}
        maxLength={NAME_LIMIT}
        error={!isNamed && t('stage.nameMissing')}
        onChange={(change) => setDraft({ ...draft, name: change.currentTarget.value })}
      />
      {!isDrawn && <p>{t(draft.carries === 'games' ? 'furtherGroups.noSwiss' : 'furtherGroups.kindLater')}</p>}
      {!isDrawn && <TeamFields draft={draft} onChange={setDraft} before={order} heldBack={heldBack} />}
      <FirstDayField value={draft.firstDay} onChange={(firstDay) => setDraft({ ...draft, firstDay })} />
      {!isDrawn && <Stack role="status">{choices && <Effect {...{ id, order, choices }} />}</Stack>}
    </TaskDialog>
  );
}

const getLastDay = ({ tournament }: Pick<EventStages, 'tournament'>): number =>
  Math.max(0, daysBetween(tournament.startDate, tournament.endDate));

interface TeamFieldsProps {
  readonly draft: GroupsDraft;
  readonly onChange: (draft: GroupsDraft) => void;
  readonly before: number;
  readonly heldBack: readonly TeamId[];
}

/** Which teams play, how they are dealt out, and what counts again. */
function TeamFields({ draft, onChange, before, heldBack }: TeamFieldsProps) {
  const { t } = useTranslation('organizerBracket');
  const sources = useEntrySources(before);
  const { minimum, maximum } = limits.groups;
  const { groupCount } = draft;
  const isInRange = groupCount !== null && groupCount >= minimum && groupCount <= maximum;
  return (
    <>
      <EntryFields
        value={draft.entry}
        onChange={(entry) => onChange({ ...draft, entry })}
        sources={sources}
        restText={t('furtherGroups.restText')}
      />
      <NamedTeams heldBack={heldBack} value={draft.named} onChange={(named) => onChange({ ...draft, named })} />
      <CountField
        label={t('furtherGroups.groupCount')}
        value={groupCount}
        onChange={(next) => onChange({ ...draft, groupCount: next })}
        min={minimum}
        max={maximum}
        maxDigits={1}
        error={!isInRange && t('create.sizeRange', { least: minimum, most: maximum })}
      />
      <ChoiceCards
        legend={t('furtherGroups.feed')}
        value={draft.feed}
        onChange={(feed) => onChange({ ...draft, feed })}
        choices={feeds.map((feed) => ({
          value: feed,
          label: t(`furtherGroups.feedKind.${feed}`),
          text: t(`furtherGroups.feedText.${feed}`),
        }))}
      />
      <ChoiceCards
        legend={t('furtherGroups.carries')}
        value={draft.carries}
        onChange={(next) => onChange({ ...draft, carries: next })}
        choices={carries.map((one) => ({
          value: one,
          label: t(`furtherGroups.carriesKind.${one}`),
          text: t(`furtherGroups.carriesText.${one}`),
        }))}
      />
    </>
  );
}

/** The date of the first day; nothing to choose in an event of one day. */
function FirstDayField({ value, onChange }: { readonly value: number; readonly onChange: (day: number) => void }) {
  const { t } = useTranslation('organizerBracket');
  const formatDay = useFormatDay();
  const event = useEventStages();
  const days = Array.from({ length: Math.max(getLastDay(event), value) + 1 }, (_, day) => day);
  if (days.length === 1) return null;
  return (
    <SelectField
      label={t('furtherGroups.firstDay')}
      value={String(value)}
      onChange={(change) => onChange(Number(change.currentTarget.value))}
    >
      {days.map((day) => (
        <option key={day} value={String(day)}>
          {formatDay(addDays(event.tournament.startDate, day))}
        </option>
      ))}
    </SelectField>
  );
}

interface EffectProps {
  readonly id: FurtherStageId;
  readonly order: number;
  readonly choices: NewGroups;
}

/** The teams that these choices give now, and when the event would end with their games. */
function Effect({ id, order, choices }: EffectProps) {
  const entryWords = useEntryWords('groups');
  const event = useEventStages();
  const plan = planDraft(event, id, order, choices);
  const dealt = dealDraft(event, plan);
  const end = useGroupsEnd(plan, dealt);
  return (
    <>
      <p>{entryWords(choices.entry, choices.namedTeamIds?.length)}</p>
      <DealtTeams dealt={dealt} />
      {end && <p>{end}</p>}
    </>
  );
}
