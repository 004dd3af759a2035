import { limits } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Checkbox, color, line, Notice, space, Stack, TextArea } from '@courtside/ui';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { LegsField } from '../../fields/legs-field';
import { LeftOut } from '../../fields/left-out';
import { TimesFields } from '../../fields/times-fields';
import { groupCountOf, hasTooManyGames, mostChosen, mostGroups, withManyGroups, type PlanDraft } from './first-plan';
import type { ReadNames } from './read-names';

const Plan = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} 0 0;
  border-top: ${line.paint} solid ${color.ink};
  @media (min-width: 600px) {
    padding: ${space[3]};
    border: ${line.hair} solid ${color.line};
    border-top: ${line.paint} solid ${color.ink};
    background: ${color.surface};
  }
`;

/** There before anything is said, so that it is read out; without a gap of its own until then. */
const Said = styled.div`
  display: grid;
  gap: ${space[3]};
  &:empty {
    margin-top: calc(-1 * ${space[3]});
  }
`;

export interface PlanFieldsProps {
  readonly draft: PlanDraft;
  readonly change: (changes: Partial<PlanDraft>) => void;
  readonly names: ReadNames;
  /** `HH:MM`, where none is chosen. */
  readonly usualStart: string;
}

/** The teams, if they are known already; with enough of them their groups and games, too, before anything is written. */
export function PlanFields({ draft, change, names, usualStart }: PlanFieldsProps) {
  const { t } = useTranslation(['organizer', 'organizerSchedule']);
  const format = useFormat();
  const count = names.teams.length;
  const isEnough = count >= limits.groupStageTeams;
  const groups = groupCountOf(draft, count);
  const most = mostChosen(draft, count);
  const groupsError = () =>
    hasTooManyGames(draft, count)
      ? t('organizerSchedule:create.tooManyGames', { most: format.number(limits.scheduledGames) })
      : t('create.groupsRange', { least: limits.groups.minimum, most });
  return (
    <Stack $gap={space[3]}>
      <TextArea
        label={t('create.teams')}
        hint={t('create.teamsHint')}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={draft.teams}
        onChange={(event) => change({ teams: event.currentTarget.value })}
      />
      <Said aria-live="polite">
        {names.read && <LeftOut read={names.read} />}
        {count > 0 && !isEnough && <Notice kind="info">{t('create.fewTeams', { count, least: limits.groupStageTeams })}</Notice>}
      </Said>
      {isEnough && (
        <Plan aria-label={t('create.games')}>
          <TimesFields
            value={{ ...draft, startTimes: [draft.start || usualStart] }}
            onChange={({ startTimes: [start = ''], gameLength, interval, numberOfCourts }) =>
              change({ start: start === usualStart ? '' : start, gameLength, interval, numberOfCourts })
            }
            startsOf="all"
          >
            <CountField
              label={t('create.groups')}
              value={draft.groups === 0 ? groups : draft.groups}
              onChange={(next) => change({ groups: next })}
              min={limits.groups.minimum}
              max={most}
              maxDigits={1}
              error={groups === null && groupsError()}
            />
            <LegsField value={draft.legs} onChange={(legs) => change({ legs })} />
          </TimesFields>
          {mostGroups(count) > limits.groups.usual && (
            <Checkbox
              label={t('create.manyGroups', { usual: limits.groups.usual })}
              checked={draft.hasManyGroups}
              onChange={(event) => change(withManyGroups(draft, event.currentTarget.checked))}
            />
          )}
          <Checkbox
            label={t('create.referees')}
            checked={draft.hasReferees}
            onChange={(event) => change({ hasReferees: event.currentTarget.checked })}
          />
        </Plan>
      )}
    </Stack>
  );
}
