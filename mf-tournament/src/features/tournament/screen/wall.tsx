import { finalRanking, toScheduleTime, type Tournament } from '@courtside/domain';
import type { WallCourt } from '@courtside/domain/wall';
import { linkTo } from '@courtside/federation/links';
import { useAsOf, useConnection } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { TeamDirectory, wallClock, useFormatDay, usePlaceToday } from '@courtside/tournament-ui';
import { CloudOffIcon, Mark, MegaphoneIcon, PauseIcon, QrCode, useWakeLock } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageHead } from '../../../head/use-page-head';
import { FurtherGroupsProvider } from '../../../live/further-groups';
import { screenChoice } from './address';
import { ChampionPanel } from './champion-panel';
import { Controls } from './controls';
import { CourtPanel } from './court-panel';
import { Courts } from './courts-style';
import { TurningSheet } from './turning-sheet';
import { useIdle } from './use-idle';
import { usePause } from './use-pause';
import { useTurning } from './use-turning';
import { useWall, type Wall as WallState } from './use-wall';
import { wallPages } from './wall-pages';
import { SidePanel, Code, Ground, Greeting, Head, Main, Say, Stopped } from './wall-style';

/** Longer names and announcements have smaller letters. */
const LONG = { name: 34, line: 90 };

/** Returns how large courts are, and how many future games are below each. */
function getDensity(count: number, isStopped: boolean): { readonly density: 'large' | 'medium' | 'small'; readonly ahead: number } {
  // The band of a stop takes the room of one future game.
  const less = isStopped ? 1 : 0;
  if (count <= 2) return { density: 'large', ahead: 2 - less };
  return count <= 4 ? { density: 'medium', ahead: 1 - less } : { density: 'small', ahead: 0 };
}

/** Finished courts leave their room to the others: the final has the full width. */
function inPlay(courts: readonly WallCourt[]): readonly WallCourt[] {
  const left = courts.filter(({ now, next, isClosed }) => isClosed || now !== null || next.length > 0);
  return left.some(({ isClosed }) => !isClosed) ? left : courts;
}

/** The wall screen: readable from five meters, for all spectators, running for days. */
export function Wall({ tournament }: { readonly tournament: Tournament }) {
  const wall = useWall(tournament);
  return (
    <TeamDirectory teams={wall.parts.teams}>
      <FurtherGroupsProvider value={wall.parts.furtherGroups}>
        <Drawn tournament={tournament} wall={wall} />
      </FurtherGroupsProvider>
    </TeamDirectory>
  );
}

function Drawn({ tournament, wall }: { readonly tournament: Tournament; readonly wall: WallState }) {
  const { t } = useTranslation(['screen', 'share', 'schedule']);
  const { name } = tournament;
  usePageHead({ title: `${t('title')}: ${name}` });
  useWakeLock(true);
  const [search] = useSearchParams();
  const choice = useMemo(() => screenChoice(search), [search]);
  const { parts, plan, day, today, showsTime } = wall;
  const { teams, matches, bracket, stages, furtherGroups } = parts;
  const courts = choice.panels.has('now') ? inPlay(day.courts) : [];
  const isStopped = day.heldUntil !== null;
  const { density, ahead } = getDensity(courts.length, isStopped);
  const ranking = useMemo(() => (bracket ? finalRanking(bracket) : null), [bracket]);
  const isWon = courts.length === 0 && choice.panels.has('bracket') && ranking !== null && ranking.complete && ranking.champion !== null;
  const isWide = courts.length === 0 && !isWon;
  const hasNext = courts.length > 0 && ahead > 0;
  const hasLines = wall.lines.length > 0;
  const pages = useMemo(
    () =>
      wallPages({
        tournament,
        teams,
        matches,
        stages,
        groups: furtherGroups,
        brackets: plan.brackets,
        day,
        panels: choice.panels,
        isWide,
        hasNext,
        hasLines,
        isStopped,
        showsStandings: wall.showsStandings,
      }),
    [
      tournament,
      teams,
      matches,
      stages,
      furtherGroups,
      plan.brackets,
      day,
      choice,
      isWide,
      hasNext,
      hasLines,
      isStopped,
      wall.showsStandings,
    ],
  );
  const { status } = useConnection();
  const [isPaused, setPaused] = usePause();
  const { index, turns, turn } = useTurning(
    pages.map(({ key }) => key),
    { seconds: choice.seconds, isPaused, isLive: day.isLive, isOnline: status === 'online' },
  );
  const isIdle = useIdle();
  const page = pages[index];
  const turning = page ? (
    <TurningSheet
      page={page}
      then={pages.length > 1 ? (pages[(index + 1) % pages.length] ?? null) : null}
      {...{ isWide, plan, day, showsTime, today }}
      forfeitGoals={tournament.forfeitGoals}
    />
  ) : (
    <Welcome tournament={tournament} />
  );
  const path = linkTo('tournament', tournament.id);
  const code = (
    <Code data-large={isWide || undefined} aria-label={t('follow')}>
      <QrCode text={`${window.location.origin}${path}`} label={t('share:qr')} />
      <div>
        <strong>{t('follow')}</strong>
        <span>{isWide ? `${window.location.host}${path}` : t('what')}</span>
      </div>
    </Code>
  );
  return (
    <Ground data-idle={isIdle || undefined}>
      <WallHead tournament={tournament} wall={wall} isOffline={status !== 'online'} />
      {day.heldUntil !== null && (
        <Stopped role="status">
          <PauseIcon aria-hidden="true" />
          <strong>{t('schedule:stop.title')}</strong>
          <span>{t('schedule:stop.resumes')}</span>
          <time>{day.heldUntil}</time>
        </Stopped>
      )}
      <Main>
        {isWon ? (
          <ChampionPanel ranking={ranking} />
        ) : isWide ? (
          turning
        ) : (
          <Courts data-count={courts.length} data-density={density}>
            {courts.map((court) => (
              <CourtPanel
                key={court.letter}
                court={court}
                brackets={plan.brackets}
                heldUntil={day.heldUntil}
                forfeitGoals={tournament.forfeitGoals}
                ahead={choice.panels.has('next') ? ahead : 0}
                isLarge={density === 'large'}
              />
            ))}
          </Courts>
        )}
        {isWide ? (
          code
        ) : (
          <SidePanel>
            {turning}
            {code}
          </SidePanel>
        )}
      </Main>
      <Announced wall={wall} turns={turns} />
      <Controls {...{ isIdle, isPaused, setPaused, turn }} hasPages={pages.length > 1} />
    </Ground>
  );
}

interface HeadProps {
  readonly tournament: Tournament;
  readonly wall: WallState;
  readonly isOffline: boolean;
}

/** The tournament's name, and the time; without a connection, the time of the shown data. */
function WallHead({ tournament: { name, timeZone }, wall: { day, clock, date }, isOffline }: HeadProps) {
  const { t } = useTranslation('screen');
  const formatDay = useFormatDay();
  const asOf = useAsOf();
  // Without a stored time, it is when the loss was noticed.
  const [lastClock, setLastClock] = useState(clock);
  if (!isOffline && lastClock !== clock) setLastClock(clock);
  const kept = asOf === null ? null : wallClock(asOf, timeZone ?? undefined);
  const time = kept ? toScheduleTime(Math.floor(kept.minutes)).time : lastClock;
  return (
    <Head>
      <Mark />
      <h1 data-long={name.length >= LONG.name || undefined}>{name}</h1>
      {isOffline ? (
        <p data-old="">
          <CloudOffIcon aria-hidden="true" />
          {t('asOf', { time: kept && kept.date !== date ? `${formatDay(kept.date)}, ${time}` : time })}
        </p>
      ) : (
        day.total > 0 && <p>{t('progress', { played: day.played, total: day.total })}</p>
      )}
      <time>{clock}</time>
    </Head>
  );
}

/** While there is nothing else to show: dates and place. */
function Welcome({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('screen');
  const format = useFormat();
  return (
    <Greeting aria-label={t('welcome')}>
      <h2>{format.dateRange(tournament.startDate, tournament.endDate, 'weekday')}</h2>
      <p>{usePlaceToday(tournament)}</p>
    </Greeting>
  );
}

/** The announcements; several take turns. Nothing if there is none. */
function Announced({ wall: { lines }, turns }: { readonly wall: WallState; readonly turns: number }) {
  const { t } = useTranslation('tournament');
  const line = lines[turns % Math.max(1, lines.length)];
  if (!line) return null;
  return (
    <Say data-long={line.text.length >= LONG.line || undefined}>
      <MegaphoneIcon aria-hidden="true" />
      <p>
        {line.text} {line.until && t('announcement.until', { time: line.until })}
      </p>
    </Say>
  );
}
