import type { Tournament } from '@courtside/domain';
import { defaultShuffle, type ShuffleRules } from '@courtside/domain/shuffle';
import { addShuffle, changeShuffle } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useState } from 'react';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { isInRange, ruleFields, pickRules, toRules, type RulesDraft } from './shuffle-rules';

interface RulesDialogProps {
  readonly tournament: Tournament;
  /** The rules to change; without them a shuffle is added. */
  readonly rules?: ShuffleRules | undefined;
  readonly onClose: () => void;
  readonly onAdded?: (() => void) | undefined;
}

/** Adds a shuffle, or changes its rules. */
export function RulesDialog({ tournament, rules, onClose, onAdded }: RulesDialogProps) {
  const { t } = useTranslation(['organizerShuffle', 'common']);
  // As they were when the dialog opened: another organizer's change is noticed by the command.
  const [seen] = useState<ShuffleRules>(() => {
    const { maximum, minimum } = ruleFields[0];
    const size = Math.min(maximum, Math.max(minimum, tournament.playersPerTeam));
    return rules ? pickRules(rules) : { ...defaultShuffle, teamSize: size };
  });
  const [draft, setDraft] = useState<RulesDraft>(seen);
  const task = useTask((message) => t('problem', { message }), { needsNetwork: true });
  const typed = toRules(draft);
  const submit = async () => {
    if (!typed) return;
    if (!(await task.run(() => (rules ? changeShuffle(tournament.id, typed, seen) : addShuffle(tournament.id, typed))))) return;
    if (!rules) onAdded?.();
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t(rules ? 'rules.title' : 'add.title')}
      submitLabel={rules ? t('common:action.save') : t('add.submit')}
      submitDisabled={!typed}
      size="small"
    >
      <p>{t(rules ? 'rules.later' : 'add.text')}</p>
      {ruleFields.map((field) => (
        <CountField
          key={field.key}
          label={t(`rules.${field.word}`)}
          value={draft[field.key]}
          onChange={(value) => setDraft({ ...draft, [field.key]: value })}
          min={field.minimum}
          max={field.maximum}
          maxDigits={3}
          error={!isInRange(draft[field.key], field) && t('rules.range', { least: field.minimum, most: field.maximum })}
        />
      ))}
    </TaskDialog>
  );
}
