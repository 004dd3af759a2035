import type { Tournament } from '@courtside/domain';
import { organizersOnly } from '@courtside/domain/day';
import { prepareCommands, useSession, type Pass } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { addDays, TeamDirectory, useFormatDay } from '@courtside/tournament-ui';
import { Button, Cluster, EmptyState, media, space, Spinner, useKeptState, useMedia, useServerClock, useWakeLock } from '@courtside/ui';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Announced } from '../../../passes/announced';
import { isAlarmOn, keepAlarm, useSoundReady } from '../courts/alarm';
import { BoardNotices } from './board-notices';
import { CourtPanel } from '../courts/court-panel';
import { CourtSheets } from './court-sheets';
import { OnScreen } from './court-sheets-style';
import { Part } from '../courts/court-style';
import { CourtTabs } from './court-tabs';
import { DayHead } from './day-head';
import { DayProvider, type DayTools, type Sheet } from '../data/day-context';
import { OtherBoards } from './other-boards';
import { LazySheets, prepareSheets } from './lazy-sheets';
import { refereesIn } from './referees';
import { keeperCourts } from '../scorekeeper/keeper-courts';
import { useBoardData } from '../data/use-board-data';
import { useBoards } from '../data/use-boards';
import { useDayActions } from '../taps/use-day-actions';
import { useDoneActions } from './use-done-actions';
import { useHighWater } from './use-high-water';
import { useCourtsInPlace } from './use-courts-in-place';
import { usePlayers } from '../data/use-players';
import { WaitingResults } from './waiting-results';
import { useLeftTaps } from '../taps/use-left-taps';
import type { Refusals } from '../taps/use-refusals';

/** Without a box, so that a sticky notice stays as long as the board. */
const Notices = styled.div`
  display: contents;
`;

const Body = styled.div`
  /* Not a grid: sticky elements would stay in their row. */
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  /* The page can be scrolled by as much as a notice needs. */
  min-height: 100vh;
  @media ${media.wide} {
    padding: ${space[3]};
  }
`;

/** Announcements for all courts; takes no room if empty. */
const Lines = styled.div`
  &:has(li) {
    padding: ${space[1]} ${space[2]};
    /* As wide as the courts below. */
    @media ${media.wide} {
      padding: ${space[2]} ${space[3]} 0;
    }
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

/** The board comes first; after this delay the rare parts are fetched. */
const PREPARE_MS = 30_000;

interface DayBoardProps {
  readonly tournament: Tournament;
  /** The scorekeeper's pass, if the user is not an organizer. It limits them to scoring on its courts. */
  readonly pass?: Pass | null;
  readonly History: DayTools['History'];
  readonly refusals: Refusals;
  /** A note above the courts. */
  readonly note?: ReactNode;
}

/** All courts of a day: next to each other if there is room, else one at a time. */
export function DayBoard({ tournament, pass = null, refusals, note, History }: DayBoardProps) {
  const { t } = useTranslation(['organizerDay', 'tournament']);
  const { uid } = useSession();
  const { shown: data, days, today, isStored, loading, failed, isReading, retry } = useBoardData(tournament, pass === null);
  const { teams, plan } = data;
  const boards = useBoards(tournament.id, pass?.name ?? '');
  const { act, run } = useDayActions({ tournament, teams, uid, refusals, by: pass ? 'scorekeeper' : 'organizer' });
  useLeftTaps({ tournamentId: tournament.id, uid, plan, isStored, refusals, act });
  const done = useDoneActions(run);
  const { did } = done;
  const [sheet, openSheet] = useState<Sheet | null>(null);
  const [alarm, setAlarmOn] = useState(isAlarmOn);
  const [chosen, setChosen] = useKeptState<number | null>('day', null);
  const isWide = useMedia(media.wide);
  const shown = days.find(({ day }) => day === (chosen ?? today));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const allCourts = shown?.courts ?? [];
  const courts = pass ? keeperCourts(allCourts, pass, left) : allCourts;
  // Fetched in advance, so that the first tap counts even if the network has gone.
  useEffect(() => void prepareCommands(), []);
  useEffect(() => {
    const timer = setTimeout(prepareSheets, PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);
  const referees = useMemo(() => refereesIn(plan, teams, tournament.withdrawnTeamIds), [plan, teams, tournament.withdrawnTeamIds]);
  const playersOf = usePlayers({ tournament, teams });
  const body = useHighWater<HTMLDivElement>();
  const board = useCourtsInPlace(!loading && courts.length > 0);
  useServerClock();
  useSoundReady(alarm);
  useWakeLock(courts.some(({ current }) => current?.phase === 'playing'));
  const tools = useMemo(
    (): DayTools => ({
      ...data,
      tournament,
      referees,
      playersOf,
      boards,
      act: (game, action, onRefused) => {
        // Deciding a game at the desk does not count as scoring its court.
        if (!organizersOnly.includes(action.kind)) boards.use(game.court);
        act(game, action, onRefused);
      },
      run,
      sheet,
      openSheet,
      History,
      did,
      by: pass ? 'scorekeeper' : 'organizer',
      goOn: ({ id }) => setLeft((before) => new Set([...before, id])),
      isAlarmOn: alarm,
      setAlarm: (isOn) => {
        keepAlarm(isOn);
        setAlarmOn(isOn);
      },
    }),
    [data, tournament, History, referees, playersOf, boards, act, run, sheet, did, alarm, pass],
  );
  return (
    <TeamDirectory teams={teams}>
      <DayProvider value={tools}>
        <OnScreen>
          <DayHead
            tournament={tournament}
            days={days}
            shown={shown ?? null}
            courts={courts.map(({ letter }) => letter)}
            onDay={setChosen}
            undo={done.last && { text: done.last.text, do: done.undo }}
            pass={pass}
          />
          <div ref={board}>
            <Notices>
              <Lines>
                <Announced tournament={tournament} />
              </Lines>
              {note && <Part>{note}</Part>}
              <BoardNotices
                retry={failed ? retry : null}
                isReading={isReading}
                refusals={refusals}
                done={done.notice}
                onUndo={done.undo}
                onHide={done.hide}
              />
            </Notices>
            <Body ref={body}>
              {loading ? (
                <Spinner label={t('tournament:loading')} fill />
              ) : courts.length === 0 ? (
                <Part>
                  <NoGames tournament={tournament} days={days.map(({ day }) => day)} onDay={setChosen} />
                </Part>
              ) : isWide ? (
                <Side>
                  {courts.map((court) => (
                    <CourtPanel key={court.letter} court={court}>
                      <OtherBoards court={court} />
                    </CourtPanel>
                  ))}
                </Side>
              ) : (
                <CourtTabs courts={courts} />
              )}
              {!loading && !pass && <WaitingResults courts={allCourts} />}
            </Body>
          </div>
        </OnScreen>
        <CourtSheets tournament={tournament} courts={courts} />
        {sheet && (
          <Suspense fallback={null}>
            <LazySheets />
          </Suspense>
        )}
      </DayProvider>
    </TeamDirectory>
  );
}

interface NoGamesProps {
  readonly tournament: Tournament;
  readonly days: readonly number[];
  readonly onDay: (day: number) => void;
}

function NoGames({ tournament, days, onDay }: NoGamesProps) {
  const { t } = useTranslation('organizerDay');
  const formatDay = useFormatDay();
  if (days.length === 0) return <EmptyState title={t('noGames.none')}>{t('noGames.noneText')}</EmptyState>;
  return (
    <EmptyState
      title={t('noGames.title')}
      actions={
        <Cluster>
          {days.map((day) => (
            <Button key={day} variant="secondary" onClick={() => onDay(day)}>
              {formatDay(addDays(tournament.startDate, day))}
            </Button>
          ))}
        </Cluster>
      }
    >
      {t('noGames.text')}
    </EmptyState>
  );
}
