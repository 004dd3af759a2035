import type { Tournament } from '@courtside/domain';
import { eventMarks, nextStep } from '@courtside/domain/event-steps';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { withPoster } from '@courtside/tournament-ui';
import { Button, color, PosterFrame, space, StatusBadge, type } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { MarksRow } from './event-marks';
import { stepLink } from './step-link';
import { useReportTasks, type ReportTasks } from './task-board';
import { useEntrantsText } from '../../events/use-entrants-text';
import { getDayAfterPause } from '../../events/event-phase';
import { useEventReading } from './use-event-reading';
import { useInDays } from '../../events/use-in-days';
import { useStepWords } from '../../events/use-step-words';

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space[0]} ${space[2]};
  padding: ${space[2]};
  overflow-wrap: anywhere;
  .poster {
    grid-row: 1 / span 4;
    min-height: 64px;
    height: 100%;
    border-radius: 3px;
  }
  > :not(.poster) {
    grid-column: 2;
  }
  h3 {
    ${type.d4}
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  @media (hover: hover) {
    h3 a:hover {
      text-decoration: underline;
    }
  }
  small,
  b {
    display: block;
  }
  small {
    ${type.meta}
    color: ${color.ink2};
  }
  b {
    ${type.small}
    font-weight: 650;
  }
  .when {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[1]};
  }
  .state {
    display: grid;
    gap: ${space[0]};
    margin-block: ${space[0]};
    min-height: 3rem;
  }
  .step {
    min-height: 44px;
    justify-self: start;
  }
  @container (min-width: 38rem) {
    grid-template-columns: 40px minmax(0, 1fr) 6.25rem 8.25rem 8.5rem;
    align-items: center;
    > * {
      grid-row: 1;
      grid-column: auto !important;
    }
    .poster {
      grid-row: 1;
      min-height: 52px;
      height: 52px;
    }
    .when {
      display: block;
    }
    .step {
      justify-self: stretch;
    }
    .step > * {
      width: 100%;
    }
  }
`;

const places = [{ width: 48, height: 96 }];

interface NextRowProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly tell: ReportTasks;
}

/** A future tournament, or a league between two of its days: the progress of its preparation, and its next step. */
export function NextRow({ tournament, uid, tell }: NextRowProps) {
  const { t } = useTranslation(['organizerMine', 'common']);
  const format = useFormat();
  const wordsOf = useStepWords();
  const entrantsText = useEntrantsText();
  const inDays = useInDays();
  const reading = useEventReading(tournament, uid);
  useReportTasks(tournament, reading, tell);
  const { facts, isLoading, hasFailed } = reading;
  const poster = useMemo(() => withPoster(tournament, resolveImageUrl), [tournament]);
  const pause = getDayAfterPause(tournament, facts.now);
  const [first, last] = pause ? [pause.date, pause.date] : [tournament.startDate, tournament.endDate];
  const next = hasFailed ? 'ready' : nextStep(tournament, facts);
  const step = pause && next === 'play' ? 'ready' : next;
  const action = wordsOf(tournament, step);
  const { name } = tournament;
  return (
    <Row>
      <PosterFrame className="poster" ratio="auto" src={poster.imageSrc} picture={poster.image} places={places} />
      <div>
        <h3>
          <Link to={linkTo('tournament', tournament.id)}>{name}</Link>
        </h3>
        <small>{tournament.location}</small>
        {!tournament.isTournamentPublic && (
          <StatusBadge status="notPublic" size="small">
            {t('common:status.notPublic')}
          </StatusBadge>
        )}
      </div>
      <div className="when">
        <b>{format.dateRange(first, last, 'short')}</b>
        <small>{inDays(pause?.daysAhead ?? facts.daysAhead)}</small>
      </div>
      <div className="state">
        {!isLoading && !hasFailed && <MarksRow marks={eventMarks(tournament, facts)} />}
        <b>{hasFailed ? t('unread') : facts.isAsked ? t('needs.answer') : entrantsText(tournament, facts)}</b>
      </div>
      <div className="step">
        {/* The button appears after loading, because a label that changes under the finger would lead elsewhere. */}
        {!isLoading && (
          <Button
            as={Link}
            to={stepLink(tournament, step, reading.place)}
            variant="secondary"
            size="small"
            aria-label={t('actionOf', { action, name })}
          >
            {action}
          </Button>
        )}
      </div>
    </Row>
  );
}
