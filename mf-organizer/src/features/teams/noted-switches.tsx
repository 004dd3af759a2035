import type { CheckIn, Payment } from '@courtside/domain/registration';
import { setCheckedIn, setPaid } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice, Switch } from '@courtside/ui';
import { useBackground } from '../../saving/use-background';
import type { TournamentData } from '../../workspace/tournament-data';
import { useNames } from './use-names';

interface NotedSwitchProps {
  readonly data: Pick<TournamentData, 'tournament' | 'profiles'>;
  readonly label: string;
  /** Null if it is not set. */
  readonly noted: { readonly at: number; readonly by: string } | null;
  /** When it was set, and by which user; the name is empty if unknown. */
  readonly hint: (when: string, name: string) => string;
  readonly onChange: (isSo: boolean) => Promise<unknown>;
}

/** A switch for a fact about a team, with the time and the user of the last change. */
function NotedSwitch({ data: { tournament, profiles }, label, noted, hint, onChange }: NotedSwitchProps) {
  const format = useFormat();
  const background = useBackground();
  const names = useNames(noted ? [noted.by] : [], profiles);
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

/** Whether a team has checked in. */
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

/** Whether a team has paid. */
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
