import { BYE, TBD, toScheduleTime, type Team } from '@courtside/domain';
import {
  dayNow,
  expectedTimes,
  heldUntil,
  playableBracket,
  listExpectedStarts,
  waitsForOrganizer,
  type PlannedGame,
  type StoredPlan,
} from '@courtside/domain/day';
import { gameStates, listCourtsNow } from '@courtside/domain/wall';
import { linkTo } from '@courtside/federation/links';
import { useFurtherGroups, useFurtherStages } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { countedScores, playClock, useClock, wallClock } from '@courtside/tournament-ui';
import {
  CircleCheckIcon,
  color,
  CourtBadge,
  fontFamily,
  isCourtLetter,
  line,
  radius,
  space,
  touch,
  type,
  VisuallyHidden,
} from '@courtside/ui';
import { Fragment, useLayoutEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePublishStarts } from '../games/expected-starts';
import { planEvent } from '../games/plan-event';
import type { TournamentData } from '../workspace/tournament-data';

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** One team below the other, with their goals in one column. */
const Sides = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  ${type.table}
  font-weight: 650;
  > i {
    font: 700 1.3125rem/1.375rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
`;

const Courts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    height: 100%;
    min-height: ${touch};
    padding: ${space[1]} ${space[2]};
    border: ${line.control} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a[data-live] {
    box-shadow: inset 5px 0 ${color.ball};
  }
  small {
    display: block;
    ${type.meta}
    color: ${color.ink2};
  }
  small[data-due] {
    color: ${color.warn};
    font-weight: 600;
  }
  @media (hover: hover) {
    a:hover :is(b, ${Sides}) {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`;

export interface DayStripProps {
  readonly data: Pick<TournamentData, 'tournament' | 'teams' | 'matches' | 'games'>;
  /** The plan of the day; null if it was never changed. */
  readonly stored: StoredPlan | null;
}

/** Shows the current or next game of each court, with links to the board. Nothing once the day is over. */
export default function DayStrip({ data: { tournament, teams, matches, games }, stored }: DayStripProps) {
  const { t } = useTranslation(['organizer', 'common', 'schedule']);
  const instant = useClock(15_000);
  const { stages: further } = useFurtherStages(tournament);
  const { stages: furtherGroups } = useFurtherGroups(tournament);
  const plan = useMemo(
    () => planEvent({ tournament, matches, games, further, furtherGroups, bracket: playableBracket(tournament, games), stored, teams }),
    [tournament, matches, games, further, furtherGroups, stored, teams],
  );
  const now = { instant, minutes: playClock(tournament.startDate, wallClock(instant, tournament.timeZone ?? undefined)) };
  const day = dayNow(plan, now);
  const expected = expectedTimes(plan, now);
  const until = heldUntil(plan, now);
  const isShown = () => true;
  const states = gameStates(plan, now, isShown);
  const courts =
    day === null ? [] : listCourtsNow(plan, day, { states, minutes: now.minutes, isShown }).filter(({ current }) => current !== null);
  const tell = usePublishStarts();
  // Before painting, so that rows which become one line higher together with the courts do not move.
  useLayoutEffect(() => {
    tell(listExpectedStarts(plan, expected), states);
  });
  useLayoutEffect(() => {
    const forget = () => tell(new Map());
    return forget;
  }, [tell]);
  const waiting = [...plan.games.values()].filter(waitsForOrganizer).length;
  const startOf = (game: PlannedGame): number => expected.get(game.id)?.start ?? game.start;
  /** Nothing is expected later on a court that is not run from the board: its planned start may have passed. */
  const isDue = (game: PlannedGame): boolean => game.phase === 'planned' && states.get(game.id) !== 'held' && startOf(game) < now.minutes;
  const isLive = (game: PlannedGame): boolean => game.phase !== 'planned' && states.get(game.id) === 'live';
  const wordsOf = (game: PlannedGame): string => {
    if (states.get(game.id) === 'held') return t('page.held', { time: until ?? '' });
    // The word that visitors read for a game that is over by its time and has no score.
    if (states.get(game.id) === 'pending') return t('schedule:pending');
    if (game.phase === 'planned') {
      const { time } = toScheduleTime(Math.round(startOf(game)));
      return isDue(game) ? t('page.due', { time }) : `${t('page.phase.planned')} · ${time}`;
    }
    // A score that is typed while the time of its game runs is that of the moment, as visitors see it.
    if (isLive(game)) return t('page.phase.playing');
    // A typed result is confirmed by the one who types it.
    return t(`page.phase.${game.phase === 'finished' && !waitsForOrganizer(game) ? 'confirmed' : game.phase}`);
  };
  if (courts.length === 0 && waiting === 0) return null;
  return (
    <Courts aria-label={t('page.courtsNow')}>
      {courts.map(({ court, letter, current }) => (
        <li key={court}>
          <Link to={`${linkTo('day', tournament.id)}?court=${letter}`} data-live={(current && isLive(current)) || undefined}>
            {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('common:court', { letter })} />}
            {current && (
              <Words>
                <GameSides game={current} teams={teams} forfeitGoals={tournament.forfeitGoals} />
                <small data-due={isDue(current) || undefined}>{wordsOf(current)}</small>
              </Words>
            )}
          </Link>
        </li>
      ))}
      {waiting > 0 && (
        <li>
          <Link to={linkTo('day', tournament.id)}>
            <CircleCheckIcon size={24} aria-hidden="true" />
            <b>{t('page.toConfirm', { count: waiting })}</b>
          </Link>
        </li>
      )}
    </Courts>
  );
}

interface GameSidesProps {
  readonly game: PlannedGame;
  readonly teams: readonly Team[];
  readonly forfeitGoals: number;
}

/** Both teams with their goals, and a forfeit as it counts; dots for an unknown team. Screen readers get "Pédale Douce 2–1 Hors-Jeu". */
function GameSides({ game: { teams: sides, phase, state }, teams, forfeitGoals }: GameSidesProps) {
  const names = sides.map((id) => (id === TBD || id === BYE ? '…' : (teams.find((team) => team.id === id)?.name ?? '…')));
  const scores = countedScores(state, forfeitGoals);
  const hasScore = phase !== 'planned' && phase !== 'called' && scores[0] !== null;
  return (
    <>
      <VisuallyHidden>{names.join(hasScore ? ` ${scores.map((score) => score ?? 0).join('–')} ` : ' – ')}</VisuallyHidden>
      <Sides aria-hidden="true">
        {names.map((name, side) => (
          <Fragment key={side}>
            <span>{name}</span>
            <i>{hasScore && (scores[side] ?? 0)}</i>
          </Fragment>
        ))}
      </Sides>
    </>
  );
}
