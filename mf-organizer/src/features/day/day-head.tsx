import { timeOf, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useConnection } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays, useClock, wallClock } from '@courtside/tournament-ui';
import { ArrowLeftIcon, IconButton, SaveIndicator } from '@courtside/ui';
import { Link } from 'react-router-dom';
import type { BoardDay } from './board-model';
import { Head, Saved, Time, Title } from './day-head-style';
import { DayMenu } from './day-menu';

export interface DayHeadProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  /** Null while its games have not come, or there are none. */
  readonly shown: BoardDay | null;
  readonly onDay: (day: number) => void;
}

/** One line: back, whose board it is, how far the day is, whether everything is saved, and what concerns all courts. */
export function DayHead({ tournament, days, shown, onDay }: DayHeadProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const format = useFormat();
  const { status, pending } = useConnection();
  const { time } = timeOf(Math.floor(wallClock(useClock(15_000), tournament.timeZone ?? undefined).minutes));
  const games = shown?.courts.flatMap((court) => court.games) ?? [];
  const played = games.filter(({ phase }) => phase === 'finished' || phase === 'confirmed').length;
  return (
    <Head as="header">
      <IconButton as={Link} to={linkTo('tournament', tournament.id)} label={t('back')}>
        <ArrowLeftIcon size={24} aria-hidden="true" />
      </IconButton>
      <Title>
        <h1>{t('title')}</h1>
        <p>
          {tournament.name}
          {shown && ` · ${format.date(addDays(tournament.startDate, shown.day), 'day')} · ${t('played', { played, total: games.length })}`}
        </p>
      </Title>
      <Saved>
        <SaveIndicator
          state={status === 'offline' ? 'waiting' : pending ? 'saving' : shown ? 'success' : 'idle'}
          words={{
            saving: t('common:save.saving'),
            success: t('common:save.saved'),
            error: t('common:save.failed'),
            waiting: t('common:save.waiting'),
          }}
        />
      </Saved>
      <Time aria-label={t('now', { time })}>{time}</Time>
      <DayMenu tournament={tournament} days={days} shown={shown} onDay={onDay} />
    </Head>
  );
}
