import type { TeamId } from '@courtside/domain';
import type { SwissPlan } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';
import { useSchedule } from '../../games/schedule-context';

/** Two teams to swap; empty while none is chosen. */
export interface Exchange {
  readonly one: TeamId | '';
  readonly other: TeamId | '';
}

export const noExchange: Exchange = { one: '', other: '' };

export interface ExchangeFieldsProps {
  readonly plan: SwissPlan<TeamId>;
  readonly value: Exchange;
  readonly onChange: (value: Exchange) => void;
  readonly error?: string | false | undefined;
}

/** Chooses two of a round's teams; the second one is from another game. */
export function ExchangeFields({ plan, value, onChange, error }: ExchangeFieldsProps) {
  const { t } = useTranslation('organizerSchedule');
  const { nameOf } = useSchedule();
  const teams = [...plan.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]), ...(plan.bye ? [plan.bye] : [])];
  const game = plan.pairings.find(({ team1Id, team2Id }) => team1Id === value.one || team2Id === value.one);
  const others = teams.filter((id) => id !== value.one && id !== game?.team1Id && id !== game?.team2Id);
  const options = (ids: readonly TeamId[]) => (
    <>
      <option value="">{t('swiss.exchange.choose')}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {id === plan.bye ? `${nameOf(id)} (${t('swiss.byeWord')})` : nameOf(id)}
        </option>
      ))}
    </>
  );
  return (
    <>
      <SelectField
        label={t('swiss.exchange.first')}
        value={value.one}
        onChange={(event) => onChange({ one: event.currentTarget.value as TeamId, other: '' })}
      >
        {options(teams)}
      </SelectField>
      <SelectField
        label={t('swiss.exchange.second')}
        value={value.other}
        error={error}
        onChange={(event) => onChange({ ...value, other: event.currentTarget.value as TeamId })}
      >
        {options(others)}
      </SelectField>
    </>
  );
}
