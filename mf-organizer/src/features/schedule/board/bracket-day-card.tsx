import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { useSchedule } from '../../../games/schedule-context';
import { countCourts, filterBracketGames, type BracketOfDay } from '../days/bracket-places';
import { BracketRow } from '../rows/bracket-row';
import { Card, Facts, Head } from './day-card-style';
import { DayRows } from './day-rows';
import { toDayTimes } from '../days/day-times';
import type { Problems } from '../problems/use-problems';
import type { ScheduleSight } from '../sight/use-schedule-sight';

interface BracketDayCardProps {
  /** The number of days after the first one of the tournament. */
  readonly day: number;
  /** The brackets of this day. */
  readonly brackets: readonly BracketOfDay[];
  readonly sight: ScheduleSight;
  readonly problems: Problems;
}

/** A day on which only brackets are played. */
export function BracketDayCard({ day, brackets, sight, problems }: BracketDayCardProps) {
  const { t } = useTranslation('organizerSchedule');
  const formatDay = useFormatDay();
  const { tournament } = useSchedule();
  const all = useMemo(() => toDayTimes([], brackets), [brackets]);
  const shown = sight.isFiltered ? toDayTimes([], filterBracketGames(brackets, sight.showsBracketGame)) : all;
  const courts = countCourts(brackets, 1);
  const states = brackets.flatMap(({ bracket, places }) => places.map(({ index }) => bracket.states[index]?.status));
  if (sight.isFiltered && shown.length === 0) return null;
  const headingId = `bracket-day-${day}`;
  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>{t('dayHeading', { number: day + 1, weekday: formatDay(addDays(tournament.startDate, day)) })}</h3>
        <Facts>
          <p>
            {t('played', {
              played: states.filter((status) => status === 'decided').length,
              total: states.filter((status) => status !== 'dormant').length,
            })}
          </p>
        </Facts>
      </Head>
      <DayRows
        times={shown}
        isFiltered={sight.isFiltered}
        courts={courts}
        bracketGame={({ of, place }, gridRow) => <BracketRow {...{ of, place, gridRow, isOneCourt: courts === 1, problems }} />}
      >
        {() => null}
      </DayRows>
    </Card>
  );
}
