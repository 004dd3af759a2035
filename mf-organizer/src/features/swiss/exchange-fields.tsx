import { groupLetter, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';
import { teamsIn, type RoundPlan } from './round-plan';

/** Two teams to swap; empty while none is chosen. */
export interface Exchange {
  readonly one: TeamId | '';
  readonly other: TeamId | '';
}

export const noExchange: Exchange = { one: '', other: '' };

export interface ExchangeFieldsProps {
  readonly plans: RoundPlan;
  readonly value: Exchange;
  readonly onChange: (value: Exchange) => void;
  readonly error?: string | false | undefined;
}

/** Chooses two teams of a group in a round; the second one is from another game. */
export function ExchangeFields({ plans, value, onChange, error }: ExchangeFieldsProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { nameOf, groups } = useSchedule();
  const own = plans.filter((plan) => value.one !== '' && teamsIn([plan]).includes(value.one));
  const game = own.flatMap(({ pairings }) => pairings).find(({ team1Id, team2Id }) => team1Id === value.one || team2Id === value.one);
  const isOther = (id: TeamId) => id !== value.one && id !== game?.team1Id && id !== game?.team2Id;
  const teamOptions = (ids: readonly TeamId[], bye: TeamId | null) =>
    ids.map((id) => (
      <option key={id} value={id}>
        {id === bye ? `${nameOf(id)} (${t('swiss.byeWord')})` : nameOf(id)}
      </option>
    ));
  const options = (of: RoundPlan, isOffered: (id: TeamId) => boolean) => (
    <>
      <option value="">{t('swiss.exchange.choose')}</option>
      {of.map((plan) => {
        const listed = teamOptions(teamsIn([plan]).filter(isOffered), plan.bye);
        // Groups have letters only if there are several.
        if (groups.size === 0) return listed;
        return (
          <optgroup key={plan.groupId} label={t('common:group', { letter: groupLetter(plan.groupId) })}>
            {listed}
          </optgroup>
        );
      })}
    </>
  );
  return (
    <>
      <SelectField
        label={t('swiss.exchange.first')}
        value={value.one}
        onChange={(event) => onChange({ one: event.currentTarget.value as TeamId, other: '' })}
      >
        {options(plans, () => true)}
      </SelectField>
      <SelectField
        label={t('swiss.exchange.second')}
        value={value.other}
        error={error}
        onChange={(event) => onChange({ ...value, other: event.currentTarget.value as TeamId })}
      >
        {options(value.one === '' ? plans : own, isOther)}
      </SelectField>
    </>
  );
}
