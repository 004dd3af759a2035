import { useTranslation } from '@courtside/i18n';
import { color, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { PartHeading, PartList } from '../../../dialogs/part-list';
import type { ScheduleWords } from '../../../games/schedule-context';
import { useTimeWords } from '../../../games/time-words';
import type { TakingDay } from './use-day-removal';

const Day = styled.div`
  & + & {
    margin-top: ${space[2]};
  }
  h3 {
    margin-bottom: ${space[0]};
  }
`;

const Game = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  ${type.table}
  overflow-wrap: anywhere;
`;

const Times = styled.span`
  font-weight: 650;
  white-space: nowrap;
  color: ${color.ink};
`;

interface MovedGamesProps {
  readonly taking: readonly TakingDay[];
  readonly shown: Pick<ScheduleWords, 'dayName' | 'gameName'>;
}

/** The games that move, under the day that takes them, each with its times before and after. */
export function MovedGames({ taking, shown }: MovedGamesProps) {
  const { t } = useTranslation('organizerSchedule');
  const clock = useTimeWords();
  return (
    <section aria-label={t('removeDay.list')}>
      {taking.map(({ dayId, games }) => (
        <Day key={dayId}>
          <PartHeading>{t('removeDay.to', { day: shown.dayName(dayId) })}</PartHeading>
          <PartList $dense>
            {games.map(({ id, from, to }) => (
              <Game key={id}>
                <span>{shown.gameName(id)}</span>
                <Times>{t('removeDay.times', { from: clock(from), to: clock(to) })}</Times>
              </Game>
            ))}
          </PartList>
        </Day>
      ))}
    </section>
  );
}
