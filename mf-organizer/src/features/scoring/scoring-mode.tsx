import { canScoreRound } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { FAR_AHEAD, playClock, useClock, wallClock } from '@courtside/tournament-ui';
import { Columns, Dialog, SelectField, space, Stack, type } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useExpectedStarts } from '../../games/expected-starts';
import { useSchedule } from '../../games/schedule-context';
import { useScheduleNow } from '../../games/use-schedule-now';
import { CourtCard } from './court-card';
import { listDefaultGames, courtSlots, type DefaultCourtGames, type CourtGame } from './court-slots';
import { ScoreNotices } from '../../score-book/score-notices';

const Heading = styled.h3`
  ${type.d3}
  margin: 0 0 ${space[2]};
  small {
    ${type.meta}
    margin-inline-start: ${space[1]};
  }
`;

/** Shows only the games on court, with big targets; another time slot can be chosen when the day runs late. */
export function ScoringMode({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const schedule = useSchedule();
  const { tournament, matches, gameName, shortDayName } = schedule;
  const [chosen, setChosen] = useState('');
  const clock = playClock(tournament.startDate, wallClock(useClock(5_000), tournament.timeZone ?? undefined));
  const starts = useExpectedStarts();
  const live = useScheduleNow();
  const slots = useMemo(() => courtSlots(schedule), [schedule]);
  const picked = slots.find(({ key }) => key === chosen);
  const around: readonly DefaultCourtGames[] = picked ? [] : listDefaultGames({ slots, matches, live, starts, clock });
  const title = ({ kind, time }: DefaultCourtGames) =>
    kind === 'now' ? t('mode.now') : kind === 'last' ? t('mode.last') : t('mode.next', { time });
  const minutes = ({ kind, minutes: count }: DefaultCourtGames) => {
    if (count === null) return '';
    return kind === 'now' ? t('mode.minutesLeft', { count }) : count < FAR_AHEAD ? t('mode.inMinutes', { count }) : '';
  };
  const cards = (games: readonly CourtGame[], isLive: boolean) => (
    <Columns $min="20rem">
      {games.map(({ dayId, row }) => (
        <CourtCard key={row.entry} row={row} isLive={isLive} canScore={canScoreRound(tournament, dayId).allowed} />
      ))}
    </Columns>
  );
  return (
    <Dialog open onClose={onClose} title={t('mode.title')} closeLabel={t('common:action.close')} size="large">
      <Stack $gap={space[4]}>
        <ScoreNotices gameName={gameName} />
        {picked && (
          <section>
            <Heading>
              {shortDayName(picked.dayId)}, {picked.time}
            </Heading>
            {cards(picked.games, false)}
          </section>
        )}
        {!picked && around[0]?.kind !== 'now' && <p role="status">{t('mode.nothing')}</p>}
        {around.map((part) => (
          <section key={`${part.kind} ${part.games[0]?.dayId} ${part.time}`}>
            <Heading>
              {title(part)} <small>{minutes(part)}</small>
            </Heading>
            {cards(part.games, part.kind === 'now')}
          </section>
        ))}
        <SelectField label={t('mode.chooseSlot')} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{t('mode.nowOption')}</option>
          {slots.map(({ key, dayId, time }) => (
            <option key={key} value={key}>
              {shortDayName(dayId)}, {time}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Dialog>
  );
}
