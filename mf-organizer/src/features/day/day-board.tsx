import type { Tournament } from '@courtside/domain';
import { prepareCommands } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays, TeamDirectory } from '@courtside/tournament-ui';
import { Button, Cluster, EmptyState, media, Notice, space, Spinner, useKeptState, useMedia } from '@courtside/ui';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { isAlarmOn, keepAlarm } from './alarm';
import { CourtPanel } from './court-panel';
import { CourtTabs } from './court-tabs';
import { DayHead } from './day-head';
import { DayProvider, type DayTools } from './day-context';
import { useBoardData } from './use-board-data';
import { useDayActions } from './use-day-actions';
import { useWakeLock } from './use-wake-lock';

const Body = styled.div`
  display: grid;
  /* What lies beside the screen widens nothing. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  @media ${media.wide} {
    padding: ${space[3]};
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${space[3]};
`;

/** All courts of a day: beside each other where there is room, else one by one. */
export function DayBoard({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation(['organizerDay', 'tournament']);
  const { teams, bracket, days, today, loading, failed } = useBoardData(tournament);
  const { act, failure, dismiss } = useDayActions(tournament);
  const [alarm, setAlarmOn] = useState(isAlarmOn);
  const [chosen, setChosen] = useKeptState<number | null>('day', null);
  const isWide = useMedia(media.wide);
  const shown = days.find(({ day }) => day === (chosen ?? today));
  const courts = shown?.courts ?? [];
  // Fetched beforehand, so that the first tap also counts when the network has gone by then.
  useEffect(() => void prepareCommands(), []);
  useWakeLock(courts.some(({ current }) => current?.phase === 'playing'));
  const tools = useMemo(
    (): DayTools => ({
      tournament,
      bracket,
      act,
      isAlarmOn: alarm,
      setAlarm: (isOn) => {
        keepAlarm(isOn);
        setAlarmOn(isOn);
      },
    }),
    [tournament, bracket, act, alarm],
  );
  const told = (failed || failure !== null) && (
    <Part>
      {failed && <Notice kind="error">{t('partFailed')}</Notice>}
      {failure !== null && (
        <Notice
          kind="error"
          title={t('failed.title', { message: failure })}
          action={
            <Button variant="quiet" size="small" onClick={dismiss}>
              {t('failed.dismiss')}
            </Button>
          }
        />
      )}
    </Part>
  );
  return (
    <TeamDirectory teams={teams}>
      <DayProvider value={tools}>
        <DayHead tournament={tournament} days={days} shown={shown ?? null} onDay={setChosen} />
        <Body>
          {loading ? (
            <Spinner label={t('tournament:loading')} fill />
          ) : courts.length === 0 ? (
            <>
              {told}
              <Part>
                <NoGames tournament={tournament} days={days.map(({ day }) => day)} onDay={setChosen} />
              </Part>
            </>
          ) : isWide ? (
            <>
              {told}
              <Side>
                {courts.map((court) => (
                  <CourtPanel key={court.letter} court={court} />
                ))}
              </Side>
            </>
          ) : (
            <CourtTabs courts={courts}>{told}</CourtTabs>
          )}
        </Body>
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
  const format = useFormat();
  if (days.length === 0) return <EmptyState title={t('noGames.none')}>{t('noGames.noneText')}</EmptyState>;
  return (
    <EmptyState
      title={t('noGames.title')}
      actions={
        <Cluster>
          {days.map((day) => (
            <Button key={day} variant="secondary" onClick={() => onDay(day)}>
              {format.date(addDays(tournament.startDate, day), 'day')}
            </Button>
          ))}
        </Cluster>
      }
    >
      {t('noGames.text')}
    </EmptyState>
  );
}
