import { mostCourts, type MatchTimes, type ScheduleTime } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { color, line, Notice, space, Stack, type as text } from '@courtside/ui';
import styled from 'styled-components';
import type { SchedulePreview } from './create-schedule-model';
import { useTimeWords } from './time-words';

const Days = styled.ul`
  display: grid;
  gap: ${space[0]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${text.table}
  font-weight: 600;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${space[2]} ${space[3]};
  margin: 0;
  padding-top: ${space[2]};
  border-top: ${line.hair} solid ${color.line};
  dt {
    color: ${color.ink3};
    ${text.meta}
  }
  dd {
    margin: 0;
    ${text.table}
    font-weight: 600;
  }
`;

/** Shows length and quality of a schedule before it is written. */
export function SchedulePreviewView({ preview, times }: { readonly preview: SchedulePreview; readonly times: MatchTimes }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const format = useFormat();
  const clock = useTimeWords();
  const { quality, days, plan } = preview;
  const minutes = (slots: number) => Math.round(slots * (times.gameLength + times.interval) + times.interval);
  const rest = (slots: number | null) => {
    if (slots === null) return t('common:notAvailable');
    if (slots < 0.5) return t('create.restNone');
    return t('create.restMinutes', {
      slots: t('create.restSlots', { count: Math.round(slots * 10) / 10 }),
      minutes: format.number(minutes(slots)),
    });
  };
  const line = (key: 'create.dayLine' | 'create.roundLine', games: number, start: ScheduleTime, end: ScheduleTime, number: number) =>
    t(key, { number, games: t('common:count.games', { count: games }), start: clock(start), end: clock(end) });
  const isSwiss = plan.scheduleType === 'swissRounds';
  const figures: readonly (readonly [string, string])[] = [
    [t('create.slots'), format.number(preview.slots)],
    [t('create.shortestRest'), rest(quality.shortestRest)],
    [t('create.averageRest'), rest(quality.averageRest)],
    [t('create.longestWait'), rest(quality.longestWait)],
    [t('create.backToBack'), format.number(quality.backToBack.length)],
    ...(mostCourts(times) > 1
      ? [
          [
            t('create.courts'),
            quality.courtImbalance <= 1 ? t('create.courtsEven') : t('create.courtsUneven', { count: quality.courtImbalance }),
          ] as const,
        ]
      : []),
  ];
  return (
    <Stack $gap={space[3]}>
      <Days>
        {days.map(({ games, start, end }, day) => (
          <li key={`${day + 1}`}>
            {games === 0 && !isSwiss
              ? t('create.dayEmpty', { number: day + 1 })
              : line(isSwiss ? 'create.roundLine' : 'create.dayLine', games, start, end, day + 1)}
          </li>
        ))}
      </Days>
      {!isSwiss && (
        <Figures>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      )}
      {days.some(({ end }) => end.plusDays > 0) && <Notice kind="warning">{t('create.pastMidnight')}</Notice>}
    </Stack>
  );
}
