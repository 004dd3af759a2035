import { isMixer } from '@courtside/domain';
import { missingFrom } from '@courtside/domain/registration';
import { query, useWatch, watchCheckIns, watchForm } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, ClockIcon, Cluster } from '@courtside/ui';
import { useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { CheckInDialog } from './check-in-dialog';
import { getTimeZone } from './registration-times-dialog';
import { Sheet } from './sheet';

/** Shows when captains check in, how many teams have checked in, and a button to change the times. */
export function CheckInState({ data: { tournament, teams } }: { readonly data: Pick<TournamentData, 'tournament' | 'teams'> }) {
  const { t } = useTranslation('organizerEntries');
  const format = useFormat();
  const isShown = !isMixer(tournament);
  const { value: form } = useWatch(isShown ? query(watchForm, tournament.id) : null);
  const hours = form?.checkIn ?? null;
  const { value: checkIns } = useWatch(hours ? query(watchCheckIns, tournament.id) : null);
  const [asking, setAsking] = useState(false);
  if (!isShown || !form) return null;
  const when = (instant: number) => format.dateTime(instant, getTimeZone(tournament));
  const missing =
    checkIns &&
    missingFrom(
      teams.map(({ id }) => id as string),
      checkIns,
    ).length;
  return (
    <Sheet>
      <h3>{t('checkIn.heading')}</h3>
      {hours ? <p>{t('checkIn.hours', { opens: when(hours.opensAt), closes: when(hours.closesAt) })}</p> : <p>{t('checkIn.none')}</p>}
      {hours && missing !== undefined && <p role="status">{t('checkIn.there', { there: teams.length - missing, count: teams.length })}</p>}
      <Cluster data-edit>
        <Button variant="quiet" size="small" icon={<ClockIcon size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t('checkIn.set')}
        </Button>
      </Cluster>
      {asking && <CheckInDialog tournament={tournament} hours={hours} onClose={() => setAsking(false)} />}
    </Sheet>
  );
}
