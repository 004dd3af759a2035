import { canScoreRound } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { FAR_AHEAD, useClock, wallClock } from '@courtside/tournament-ui';
import { Columns, Dialog, SelectField, space, Stack, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useSchedule } from '../../games/schedule-context';
import { CourtCard } from './court-card';
import { aroundNow, courtSlots, type AroundNow } from './court-slots';
import { ScoreNotices } from '../../score-book/score-notices';

const Heading = styled.h3`
  ${type.d3}
  margin: 0 0 ${space[2]};
  small {
    ${type.meta}
    margin-inline-start: ${space[1]};
  }
`;

/** Only the games now on court, with big targets; another time slot can be chosen when the day runs late. */
export function ScoringMode({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const schedule = useSchedule();
  const { tournament, gameName, shortDayName } = schedule;
  const [chosen, setChosen] = useState('');
  const now = wallClock(useClock(5_000), tournament.timeZone ?? undefined);
  const slots = courtSlots(schedule);
  const picked = slots.find(({ key }) => key === chosen);
  const around: readonly AroundNow[] = picked ? [] : aroundNow(slots, tournament.startDate, now);
  const title = ({ kind, slot }: AroundNow) =>
    kind === 'now' ? t('mode.now') : kind === 'last' ? t('mode.last') : t('mode.next', { time: slot.time });
  const minutes = ({ kind, minutes: count }: AroundNow) =>
    kind === 'now' ? t('mode.minutesLeft', { count }) : kind === 'next' && count < FAR_AHEAD ? t('mode.inMinutes', { count }) : '';
  const cards = (slot: AroundNow['slot'], isLive: boolean) => (
    <Columns $min="20rem">
      {slot.games.map((row) => (
        <CourtCard key={row.entry} row={row} isLive={isLive} canScore={canScoreRound(tournament, slot.dayId).allowed} />
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
            {cards(picked, false)}
          </section>
        )}
        {!picked && around[0]?.kind !== 'now' && <p role="status">{t('mode.nothing')}</p>}
        {around.map((part) => (
          <section key={part.slot.key}>
            <Heading>
              {title(part)} <small>{minutes(part)}</small>
            </Heading>
            {cards(part.slot, part.kind === 'now')}
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
