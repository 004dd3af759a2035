import { limits } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Checkbox, color, Columns, line, Notice, space, Stack, TextArea } from '@courtside/ui';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { LegsField } from '../../fields/legs-field';
import { LeftOut } from '../../fields/left-out';
import { TimesFields } from '../../fields/times-fields';
import { readGroupCount, hasTooManyGames, mostChosen, mostGroups, withManyGroups, type PlanDraft } from './first-plan';
import type { ReadNames } from './read-names';
import { ShapeField } from './shape-field';
import { hasOneTable, readShape, type Shape, type ShapeFigures } from './shapes';

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

/** A long list scrolls in itself, so that the shapes below it stay near. */
const Names = styled.div`
  textarea {
    max-height: 13.5rem;
  }
`;

/** A live region must exist before its text, so that screen readers announce it. It has no gap while it is empty. */
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
  /** The estimates of the shapes that can be chosen; null while a field is wrong. */
  readonly figures: ReadonlyMap<Shape, ShapeFigures> | null;
  readonly startDate: string;
  /** The default start, `HH:MM`. */
  readonly usualStart: string;
}

/** The field for teams that are known already. With enough teams it also previews groups and games. */
export function PlanFields({ draft, change, names, figures, startDate, usualStart }: PlanFieldsProps) {
  const { t } = useTranslation(['organizer', 'organizerSchedule']);
  const format = useFormat();
  const count = names.teams.length;
  const isEnough = count >= limits.groupStageTeams;
  const groups = readGroupCount(draft, count);
  const most = mostChosen(draft, count);
  const shape = readShape(draft.shape, count);
  const groupsError = () =>
    hasTooManyGames(draft, count)
      ? t('organizerSchedule:create.tooManyGames', { most: format.number(limits.scheduledGames) })
      : t('create.groupsRange', { least: limits.groups.minimum, most });
  return (
    <Stack $gap={space[3]}>
      <Names>
        <TextArea
          label={t('create.teams')}
          hint={t('create.teamsHint')}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          value={draft.teams}
          onChange={(event) => change({ teams: event.currentTarget.value })}
        />
      </Names>
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
            isBrief
          />
          <ShapeField
            value={shape}
            teamCount={count}
            onChange={(chosen) =>
              change({
                shape: chosen,
                // One table suits some shapes, several the others.
                ...(hasOneTable(chosen) !== hasOneTable(shape) && { groups: 0 }),
                ...(chosen === 'swiss' && { hasManyGroups: false }),
              })
            }
            {...{ figures, startDate }}
          />
          <Columns $min="10.5rem" $gap={space[3]}>
            <CountField
              label={t('create.groups')}
              value={draft.groups === 0 ? groups : draft.groups}
              onChange={(next) => change({ groups: next })}
              min={limits.groups.minimum}
              max={most}
              maxDigits={1}
              error={groups === null && groupsError()}
            />
            {shape !== 'swiss' && <LegsField value={draft.legs} onChange={(legs) => change({ legs })} />}
          </Columns>
          {mostGroups(count) > limits.groups.usual && shape !== 'swiss' && (
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
