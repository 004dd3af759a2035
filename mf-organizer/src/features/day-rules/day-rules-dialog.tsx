import { limits, type Tournament } from '@courtside/domain';
import { setDayRules } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, ChoiceCards, PlusIcon, space, Stack, Switch, type } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';
import { lengthStages, mergeRulesDrafts, toLengths, toRulesDraft, type LengthDraft, type RulesDraft } from './day-rules-model';
import { LengthRow, useStageName } from './length-row';

const Part = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space[1]};
    ${type.d3}
  }
  p {
    margin: 0;
    ${type.small}
  }
`;

/** The rules for the days of play: forfeits, withdrawn teams, lengths of games by round, and whether visitors see scorers. */
export function DayRulesDialog({ tournament, onClose }: { readonly tournament: Tournament; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerSchedule');
  const [opened] = useState(tournament);
  const stages = useMemo(() => lengthStages(opened), [opened]);
  const stageName = useStageName(stages);
  const { draft, setDraft, seen, onConflict, clash } = useDraft({
    stored: tournament,
    getCompared: (stored) => [stored.forfeitGoals, stored.withdrawnGames, stored.isScorersPublic, stored.gameLengths],
    toDraft: (stored) => toRulesDraft(stored, stages),
    merge: mergeRulesDrafts,
  });
  const { forfeitGoals, withdrawnGames, isScorersPublic, lengths } = draft;
  const change = (changes: Partial<RulesDraft>) => setDraft({ ...draft, ...changes });
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true, onConflict });
  const free = stages.filter(({ key }) => !lengths.some((one) => one.key === key));
  const isBadForfeit = forfeitGoals === null || forfeitGoals > limits.forfeitGoals.maximum;
  const submit = async () => {
    const gameLengths = toLengths(lengths);
    if (!gameLengths || isBadForfeit) return;
    const rules = { forfeitGoals, withdrawnGames, isScorersPublic, gameLengths };
    if (await task.run(() => setDayRules(tournament.id, rules, seen))) onClose();
  };
  const changeLength = (key: string, next: LengthDraft | null) =>
    change({ lengths: lengths.flatMap((one) => (one.key === key ? (next ?? []) : one)) });
  const add = () => {
    const [stage] = free;
    const usual = stage?.kind === 'day' ? opened.scheduleTimes : opened.bracketTimes;
    if (stage) change({ lengths: [...lengths, { key: stage.key, periods: 1, length: usual.gameLength, interval: null }] });
  };
  return (
    <TaskDialog task={task} clash={clash} onClose={onClose} onSubmit={submit} title={t('dayRules.title')} submitLabel={t('dayRules.save')}>
      <Stack $gap={space[4]}>
        <Part>
          <legend>{t('dayRules.forfeits')}</legend>
          <CountField
            label={t('dayRules.forfeitGoals')}
            hint={forfeitGoals === null ? undefined : t('dayRules.forfeitHint', { goals: forfeitGoals })}
            error={isBadForfeit && t('dayRules.outOfGoals', { most: limits.forfeitGoals.maximum })}
            value={forfeitGoals}
            onChange={(goals) => change({ forfeitGoals: goals })}
            min={0}
            max={limits.forfeitGoals.maximum}
          />
          <ChoiceCards
            legend={t('dayRules.withdrawn')}
            value={withdrawnGames}
            onChange={(games) => change({ withdrawnGames: games })}
            choices={[
              { value: 'stand', label: t('dayRules.stand'), text: t('dayRules.standText') },
              { value: 'fall', label: t('dayRules.fall'), text: t('dayRules.fallText') },
            ]}
          />
        </Part>
        <Part>
          <legend>{t('dayRules.lengths')}</legend>
          <p>{t('dayRules.lengthsHint')}</p>
          {lengths.map((length) => (
            <LengthRow
              key={length.key}
              draft={length}
              stages={stages.filter(({ key }) => key === length.key || free.some((one) => one.key === key))}
              stageName={stageName}
              onChange={(next) => changeLength(length.key, next)}
            />
          ))}
          {free.length > 0 && (
            <div>
              <Button variant="secondary" icon={<PlusIcon size={20} aria-hidden="true" />} onClick={add}>
                {t('dayRules.addLength')}
              </Button>
            </div>
          )}
        </Part>
        <Switch
          label={t('dayRules.scorers')}
          hint={t('dayRules.scorersHint')}
          checked={isScorersPublic}
          onChange={(isPublic) => change({ isScorersPublic: isPublic })}
        />
      </Stack>
    </TaskDialog>
  );
}
