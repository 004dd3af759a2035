import { listEndedGames, toScheduleTime } from '@courtside/domain';
import { getStartToShow } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { SeriesLine } from '@courtside/tournament-ui';
import { Button, CourtBadge, EmptyState, isCourtLetter, StatusBadge, Badge, VisuallyHidden } from '@courtside/ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { BoardCourt, BoardGame } from '../data/board-model';
import { BusyTeams } from './busy-teams';
import { ConfirmedLine } from './confirmed-line';
import { ClockRow, MetaRow, StateRow, Top } from './court-head-style';
import { Half, Halves, Panel } from './court-style';
import { CourtGame } from './court-game';
import { CourtMenu } from './court-menu';
import { CourtQueue } from './court-queue';
import { ClockSlot } from './court-slots';
import { CourtLate } from './court-late';
import { useDay } from '../data/day-context';
import { BigClock, GameProgress, Period, useGameClock, useIsGolden } from './game-clock';
import { DoneCourt } from './done-court';
import { RefereeLine } from './referee-line';
import { useGameWords } from '../data/use-game-words';

/** One court: its game with the next action, and the games that follow. */
export function CourtPanel({ court, children }: { readonly court: BoardCourt; readonly children?: ReactNode }) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { letter, current, queue } = court;
  const name = t('common:court', { letter });
  const panel = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  const keepFocus = useCallback(() => {
    // The pressed button may be gone: keyboard users continue at this court, not at the top of the page.
    if (isInside.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(keepFocus, [keepFocus, current?.id, current?.phase]);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      aria-label={name}
      data-court={letter}
      onFocus={() => (isInside.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) isInside.current = false;
      }}
    >
      <VisuallyHidden as="h2">{name}</VisuallyHidden>
      <Halves>
        <Half>
          {current ? (
            <>
              <Top>
                <ClockRow>
                  {isCourtLetter(letter) && <CourtBadge letter={letter} label={name} size="large" />}
                  <BigClock key={current.id} game={current} />
                  <ClockSlot game={current} />
                </ClockRow>
                <StateRow>
                  <div>
                    <State game={current} />
                    <Period game={current} />
                    <CourtLate court={court} />
                    <SeriesLine series={{ bestOf: current.bestOf, play: current.state.play }} />
                    <Where game={current} />
                  </div>
                  <CourtMenu court={court} game={current} />
                </StateRow>
              </Top>
              <GameProgress game={current} />
              <CourtGame key={current.id} game={current} next={queue[0] ?? null} onGone={keepFocus} />
              <RefereeRow game={current} />
              <BusyTeams game={current} />
            </>
          ) : court.isClosed ? (
            <ClosedCourt court={court} />
          ) : (
            <DoneCourt court={court} />
          )}
          <ConfirmedLine court={court} />
        </Half>
        {queue.length > 0 && (
          <Half>
            <CourtQueue letter={letter} queue={queue} />
          </Half>
        )}
      </Halves>
      {children}
    </Panel>
  );
}

function State({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { stateName } = useGameWords();
  const reading = useGameClock(game.state.play?.clock);
  const isGolden = useIsGolden(game);
  const ended = listEndedGames(game.state).length;
  if (game.phase === 'called' && ended > 0) return <Badge>{t('series.over', { number: ended })}</Badge>;
  if (game.phase !== 'playing') return <Badge>{stateName(game)}</Badge>;
  const timeUp = t(isGolden ? 'level.golden' : 'state.timeUp');
  return <StatusBadge status="live">{reading && reading.leftMs <= 0 ? timeUp : t('common:status.live')}</StatusBadge>;
}

/** Shows the referee of the game. */
function RefereeRow({ game }: { readonly game: BoardGame }) {
  if (game.referee === '' || game.phase === 'planned' || game.phase === 'called') return null;
  return (
    <MetaRow>
      <RefereeLine game={game} />
    </MetaRow>
  );
}

function ClosedCourt({ court: { court, letter } }: { readonly court: BoardCourt }) {
  const { t } = useTranslation('organizerDay');
  const { openSheet, by } = useDay();
  return (
    <EmptyState
      title={t('closed.title', { letter })}
      actions={
        by === 'organizer' && (
          <Button variant="secondary" onClick={() => openSheet({ kind: 'plan', change: 'openCourt', court })}>
            {t('closed.open', { letter })}
          </Button>
        )
      }
    >
      {t('closed.text')}
    </EmptyState>
  );
}

function Where({ game }: { readonly game: BoardGame }) {
  const { t } = useTranslation('organizerDay');
  const { expected } = useDay();
  const { stageName } = useGameWords();
  const looks = expected.get(game.id);
  const about = getStartToShow(game, looks);
  const time = (minutes: number) => toScheduleTime(Math.round(minutes)).time;
  const parts = [
    stageName(game),
    t('queue.planned', { time: game.time }),
    about === null ? '' : t('queue.about', { time: time(about) }),
    looks?.isOn ? t('queue.ends', { time: time(looks.end) }) : '',
  ];
  return <span>{parts.filter(Boolean).join(' · ')}</span>;
}
