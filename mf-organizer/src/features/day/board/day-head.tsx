import { isOver } from '@courtside/domain/day';
import { toScheduleTime, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useConnection, type Pass } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { addDays, useClock, wallClock, useFormatDay } from '@courtside/tournament-ui';
import { ArrowLeftIcon, Button, ClockIcon, IconButton, PauseIcon, SaveIndicator, VisuallyHidden } from '@courtside/ui';
import { Link } from 'react-router-dom';
import type { BoardDay } from '../data/board-model';
import { CourtJump } from './court-jump';
import { useDay } from '../data/day-context';
import { Head, Middle, Saved, Time, Title, Wide } from './day-head-style';
import { DayMenu, type DayMenuProps } from './day-menu';

export interface DayHeadProps {
  readonly tournament: Tournament;
  readonly days: readonly BoardDay[];
  /** Null while its games have not loaded, or there are none. */
  readonly shown: BoardDay | null;
  /** The letters of the courts on the board. */
  readonly courts: readonly string[];
  readonly onDay: (day: number) => void;
  /** The last action here that can be undone. */
  readonly undo: DayMenuProps['undo'];
  /** The scorekeeper's pass, if the user is not an organizer. */
  readonly pass?: Pass | null;
}

/** One line: back, the tournament, the progress of the day, whether everything is saved, and actions for all courts. */
export function DayHead({ tournament, days, shown, courts, onDay, undo, pass = null }: DayHeadProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const formatDay = useFormatDay();
  const { openSheet } = useDay();
  const { status, pending } = useConnection();
  const { time } = toScheduleTime(Math.floor(wallClock(useClock(15_000), tournament.timeZone ?? undefined).minutes));
  const games = shown?.courts.flatMap((court) => court.games) ?? [];
  const played = games.filter(isOver).length;
  return (
    <Head as="header">
      {/* A scorekeeper sees only the board of a tournament that is not public. */}
      {(!pass || tournament.isTournamentPublic) && (
        <IconButton as={Link} to={linkTo('tournament', tournament.id)} label={t('back')}>
          <ArrowLeftIcon size={24} aria-hidden="true" />
        </IconButton>
      )}
      <Middle>
        <Title>
          <h1>{t('title')}</h1>
          <p>
            {tournament.name}
            {pass && ` · ${t('pass.of', { name: pass.name })}`}
            {shown && ` · ${formatDay(addDays(tournament.startDate, shown.day))}`}
          </p>
        </Title>
        <Saved>
          {shown && <span>{t('played', { played, total: games.length })}</span>}
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
      </Middle>
      {courts.length > 1 && <CourtJump letters={courts} />}
      <Time>
        <VisuallyHidden>{t('now', { time })}</VisuallyHidden>
        <span aria-hidden="true">{time}</span>
      </Time>
      {shown && !pass && (
        <Wide>
          <Button
            variant="onCourtQuiet"
            icon={<PauseIcon size={20} aria-hidden="true" />}
            onClick={() => openSheet({ kind: 'plan', change: 'stop' })}
          >
            {t('plan.menu.stop')}
          </Button>
          <Button
            variant="onCourtQuiet"
            icon={<ClockIcon size={20} aria-hidden="true" />}
            onClick={() => openSheet({ kind: 'plan', change: 'late' })}
          >
            {t('plan.menu.change')}
          </Button>
        </Wide>
      )}
      <DayMenu tournament={tournament} days={days} shown={shown} onDay={onDay} undo={undo} isOrganizer={!pass} />
    </Head>
  );
}
