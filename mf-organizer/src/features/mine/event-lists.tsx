import type { Tournament } from '@courtside/domain';
import type { EventFacts } from '@courtside/domain/event-steps';
import { ErrorBoundary } from '@courtside/federation/error-boundary';
import { useTranslation } from '@courtside/i18n';
import { isNearEvent, useClock } from '@courtside/tournament-ui';
import { Card, color, EmptyLine, line, space, useServerClock } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { getDayAfterPause, phaseAt } from '../../events/event-phase';
import { Areas, EventPart, Room } from './list-style';
import { NeedsList } from './needs-list';
import { NextRow } from './next-row';
import { PastEvents } from './past-events';
import { useTaskBoard } from './task-board';
import { TodayCard } from './today-card';

const Cards = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Rows = styled(Card)`
  padding: 0;
  container-type: inline-size;
  > li + li {
    border-top: ${line.hair} solid ${color.line};
  }
`;

interface EventListsProps {
  readonly tournaments: readonly Tournament[];
  readonly uid: string;
}

const byStart = (one: Tournament, other: Tournament): number =>
  one.startDate.localeCompare(other.startDate) || one.name.localeCompare(other.name);

/**
 * The tournaments that the user organizes: today, next and past, and next to them the user's tasks. A league between two of its days is
 * among the next ones.
 */
export function EventLists({ tournaments, uid }: EventListsProps) {
  const { t } = useTranslation('organizerMine');
  const now = useClock(60_000);
  // The server's clock decides what is in play, whatever this device's clock shows.
  useServerClock(tournaments.some((tournament) => isNearEvent(tournament, now)));
  const [board, tell] = useTaskBoard();
  const sorted = useMemo(() => [...tournaments].sort(byStart), [tournaments]);
  const inPhase = (when: EventFacts['when']) => sorted.filter((tournament) => phaseAt(tournament, now) === when);
  const isPaused = (tournament: Tournament) => getDayAfterPause(tournament, now) !== null;
  const getNextDate = (tournament: Tournament) => getDayAfterPause(tournament, now)?.date ?? tournament.startDate;
  const begun = inPhase('today');
  const today = begun.filter((tournament) => !isPaused(tournament));
  const next = [...begun.filter(isPaused), ...inPhase('ahead')].sort((one, other) => getNextDate(one).localeCompare(getNextDate(other)));
  const past = inPhase('over').reverse();
  return (
    <Room>
      <Areas>
        {today.length > 0 && (
          <EventPart className="today" aria-labelledby="today">
            <h2 id="today">{t('today')}</h2>
            <Cards>
              {today.map((tournament) => (
                // Any user can name another as an organizer of any stored data: an error in one tournament must not hide the others.
                <ErrorBoundary key={tournament.id} fallback={() => null}>
                  <TodayCard {...{ tournament, uid, tell }} />
                </ErrorBoundary>
              ))}
            </Cards>
          </EventPart>
        )}
        <NeedsList className="needs" tournaments={tournaments} board={board} />
        <div className="rest">
          <EventPart aria-labelledby="next">
            <h2 id="next">{t('next')}</h2>
            {next.length > 0 ? (
              <Rows as="ol" $padded={false}>
                {next.map((tournament) => (
                  <ErrorBoundary key={tournament.id} fallback={() => null}>
                    <NextRow {...{ tournament, uid, tell }} />
                  </ErrorBoundary>
                ))}
              </Rows>
            ) : (
              <EmptyLine>{t('nothingNext')}</EmptyLine>
            )}
          </EventPart>
          {past.length > 0 && <PastEvents tournaments={past} {...{ uid, tell }} />}
        </div>
      </Areas>
    </Room>
  );
}
