import type { CheckIn, Payment } from '@courtside/domain/registration';
import { setCheckedIn, setPaid } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice, Switch } from '@courtside/ui';
import { useBackground } from '../../saving/use-background';
import type { TournamentData } from '../../workspace/tournament-data';
import { useNamesOf } from './use-names-of';

interface NotedSwitchProps {
  readonly data: Pick<TournamentData, 'tournament' | 'profiles'>;
  readonly label: string;
  /** Null where it is not so. */
  readonly noted: { readonly at: number; readonly by: string } | null;
  /** When, and who noted it; who is empty where nobody knows the name. */
  readonly hint: (when: string, name: string) => string;
  readonly onChange: (isSo: boolean) => Promise<unknown>;
}

/** Something that is so for a team or not, with when and who noted it. */
function NotedSwitch({ data: { tournament, profiles }, label, noted, hint, onChange }: NotedSwitchProps) {
  const format = useFormat();
  const background = useBackground();
  const names = useNamesOf(noted ? [noted.by] : [], profiles);
  return (
    <>
      <Switch
        label={label}
        hint={noted && hint(format.dateTime(noted.at, tournament.timeZone ?? undefined), names.get(noted.by) ?? '')}
        checked={noted !== null}
        onChange={(isSo) => background.start(() => onChange(isSo))}
      />
      {background.problem && <Notice kind="error">{background.problem}</Notice>}
    </>
  );
}

interface OfTeam extends Pick<NotedSwitchProps, 'data'> {
  readonly teamId: string;
}

/** That a team is there. */
export function CheckInSwitch({ data, teamId, checkIn }: OfTeam & { readonly checkIn: CheckIn | undefined }) {
  const { t } = useTranslation('organizerEntries');
  return (
    <NotedSwitch
      data={data}
      label={t('checkIn.label')}
      noted={checkIn ? { at: checkIn.checkedInAt, by: checkIn.checkedInBy } : null}
      hint={(when, name) => (name === '' ? t('checkIn.by', { when }) : t('checkIn.byName', { when, name }))}
      onChange={(isThere) => setCheckedIn(data.tournament.id, [teamId], isThere)}
    />
  );
}

/** That a team has paid. */
export function PaidSwitch({ data, teamId, payment }: OfTeam & { readonly payment: Payment | undefined }) {
  const { t } = useTranslation('organizerForm');
  return (
    <NotedSwitch
      data={data}
      label={t('fee.paid')}
      noted={payment ? { at: payment.paidAt, by: payment.paidBy } : null}
      hint={(when, name) => (name === '' ? t('fee.paidWhen', { when }) : t('fee.paidBy', { when, name }))}
      onChange={(isPaid) => setPaid(data.tournament.id, teamId, isPaid)}
    />
  );
}
