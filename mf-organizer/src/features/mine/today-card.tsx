import type { Tournament } from '@courtside/domain';
import { eventMarks, nextStep, type EventStep } from '@courtside/domain/event-steps';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { useClock } from '@courtside/tournament-ui';
import { Button, Card, ClockIcon, Facts, line, MapPinIcon, color, space, StatusBadge, TimerIcon, type } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { getDay } from '../../events/event-phase';
import { MarksRow } from './event-marks';
import { stepLink } from './step-link';
import { useReportTasks, type ReportTasks } from './task-board';
import { TodayCourts } from './today-courts';
import { useEventReading, type EventReading } from './use-event-reading';
import { useStepWords } from '../../events/use-step-words';

const Sheet = styled(Card)`
  overflow: hidden;
  padding: 0;
  container-type: inline-size;
  > div:first-child {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]};
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    min-height: 1.75rem;
    ${type.meta}
    color: ${color.ink2};
  }
  h3 {
    ${type.d2}
    margin-block: ${space[0]};
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 4px;
  }
  .actions {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${space[1]};
  }
  @container (min-width: 34rem) {
    > div:first-child {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    .actions {
      grid-template-columns: minmax(9rem, auto);
    }
  }
  .empty {
    padding: ${space[2]} ${space[3]};
    border-top: ${line.hair} solid ${color.line};
    color: ${color.ink2};
  }
`;

interface TodayCardProps {
  readonly tournament: Tournament;
  readonly uid: string;
  readonly tell: ReportTasks;
}

/** A tournament on one of its days of play: its progress, a link to its board, and the games on its courts. */
export function TodayCard({ tournament, uid, tell }: TodayCardProps) {
  const { t } = useTranslation(['organizerMine', 'common', 'home']);
  const reading = useEventReading(tournament, uid);
  useReportTasks(tournament, reading, tell);
  const { play, teams } = reading;
  const day = getDay(tournament, useClock(60_000));
  const said = [
    day && day.count > 1 ? t('dayOf', day) : '',
    play && play.total > 0 ? t('played', { count: play.played, total: play.total }) : '',
  ].filter(Boolean);
  return (
    <Sheet as="article" $padded={false}>
      <div>
        <div>
          <p className="marks">
            {play?.isLive && <StatusBadge status="live">{t('common:status.live')}</StatusBadge>}
            {!tournament.isTournamentPublic && <StatusBadge status="notPublic">{t('common:status.notPublic')}</StatusBadge>}
            <span>{said.join(' · ')}</span>
          </p>
          <h3>
            <Link to={linkTo('tournament', tournament.id)}>{tournament.name}</Link>
          </h3>
          <Facts
            facts={[
              { icon: MapPinIcon, term: t('common:facts.location'), value: tournament.location },
              { icon: ClockIcon, term: t('today'), value: play?.endsAt ? t('endsAbout', { time: play.endsAt }) : '' },
            ]}
          />
        </div>
        <TodayActions tournament={tournament} reading={reading} />
      </div>
      {play && <TodayCourts tournament={tournament} play={play} teams={teams} />}
      {reading.hasFailed && !play && <p className="empty">{t('unreadToday')}</p>}
    </Sheet>
  );
}

/** The board while there is something to play; before and after that, as on other days, the next step. */
function TodayActions({ tournament, reading }: Pick<TodayCardProps, 'tournament'> & { readonly reading: EventReading }) {
  const { t } = useTranslation('organizerMine');
  const wordsOf = useStepWords();
  const { facts, isLoading, play } = reading;
  const { name } = tournament;
  const isPlanned = facts.matches !== null || facts.bracketGames !== null || play !== null;
  const isPlayed = play !== null && play.total > 0 && play.played === play.total;
  const next = nextStep(tournament, facts);
  const step = isPlanned && !isPlayed ? 'play' : isPlayed && next === 'play' ? 'done' : next;
  const actions: readonly EventStep[] = [step, ...(isPlayed ? (['play'] as const) : []), 'ready'];
  const links = actions.map((one) => stepLink(tournament, one, reading.place));
  return (
    <div className="actions">
      {!isPlanned && !isLoading && <MarksRow marks={eventMarks(tournament, facts)} />}
      {actions.map((one, index) => {
        const to = links[index] ?? '';
        // Two steps may lead to the same page.
        if (links.indexOf(to) < index) return null;
        const action = wordsOf(tournament, one);
        return (
          <Button
            key={one}
            as={Link}
            to={to}
            variant={one === step && step !== 'done' ? 'primary' : 'secondary'}
            icon={one === 'play' && <TimerIcon size={20} aria-hidden="true" />}
            aria-label={t('actionOf', { action, name })}
          >
            {action}
          </Button>
        );
      })}
    </div>
  );
}
