import { courtLetter, dayTimetable, sortedDayIds, timeOf, type LiveStatus, type Match, type MatchId, type TeamId, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, ProgressBar, StatusBadge } from '@courtside/ui';
import { isMatchOfTeam } from '../schedule/filter';
import { TeamName, useTeamName } from '../teams/team-directory';
import { GameCard, GameCards, MineBanner } from './game-card';

export interface NowCardsProps {
  readonly tournament: Pick<Tournament, 'schedule' | 'scheduleTimes'>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly live: LiveStatus;
  readonly myTeam?: TeamId | null;
}

/** The games on court, one card per court with what comes there next, and when the reader's team plays. */
export function NowCards({ tournament, matches, live, myTeam = null }: NowCardsProps) {
  const { t } = useTranslation('schedule');
  const places = placesOf(tournament);
  const courtOf = (id: MatchId) => places.get(id)?.courtLetter ?? '';
  const nextOn = (letter: string) => live.next.find((id) => courtOf(id) === letter);
  const shown = live.running.length > 0 ? live.running : live.next;
  return (
    <>
      {myTeam && <MyNextGame {...{ tournament, matches, live, myTeam, places }} />}
      <GameCards>
        {shown.map((id) => {
          const match = matches.get(id);
          const place = places.get(id);
          if (!match || !place) return null;
          const isLive = live.running.length > 0;
          const next = isLive ? matches.get(nextOn(place.courtLetter) ?? ('' as MatchId)) : undefined;
          const end = timeOf(place.minutes + tournament.scheduleTimes.gameLength).time;
          return (
            <GameCard key={id} aria-label={t('onCourt', { letter: place.courtLetter })}>
              <header>
                {isCourtLetter(place.courtLetter) && <CourtBadge letter={place.courtLetter} size="large" label={t('court', { letter: place.courtLetter })} />}
                {isLive ? <StatusBadge status="live">{t('live')}</StatusBadge> : <span>{t('next')}</span>}
                <span>{t('fromTo', { from: place.time, to: end })}</span>
              </header>
              <dl>
                <dt>
                  <TeamName id={match.team1Id} />
                </dt>
                <dd>{match.team1Score ?? (isLive ? '–' : '')}</dd>
                <dt>
                  <TeamName id={match.team2Id} />
                </dt>
                <dd>{match.team2Score ?? (isLive ? '–' : '')}</dd>
              </dl>
              {isLive && live.elapsedMinutes !== null && (
                <ProgressBar
                  live
                  value={live.elapsedMinutes / tournament.scheduleTimes.gameLength}
                  label={t('progress')}
                  valueText={t('elapsed', { minutes: Math.floor(live.elapsedMinutes), length: tournament.scheduleTimes.gameLength })}
                />
              )}
              {next && (
                <footer data-mine={(myTeam !== null && isMatchOfTeam(next, myTeam)) || undefined}>
                  <strong>{t('nextAt', { time: places.get(next.id)?.time ?? '' })}</strong>
                  <span>
                    <TeamName id={next.team1Id} discSize={18} />
                    <TeamName id={next.team2Id} discSize={18} />
                  </span>
                </footer>
              )}
            </GameCard>
          );
        })}
      </GameCards>
    </>
  );
}

interface Place {
  readonly dayIndex: number;
  readonly time: string;
  readonly minutes: number;
  readonly courtLetter: string;
}

function placesOf({ schedule, scheduleTimes }: NowCardsProps['tournament']): ReadonlyMap<MatchId, Place> {
  const places = new Map<MatchId, Place>();
  sortedDayIds(schedule).forEach((dayId, dayIndex) => {
    for (const { entry, time, minutes, court } of dayTimetable(schedule[dayId] ?? [], scheduleTimes, dayIndex)) {
      if (entry !== 'break') places.set(entry, { dayIndex, time, minutes, courtLetter: courtLetter(court) });
    }
  });
  return places;
}

/** "You play at 12:51 on court B". */
function MyNextGame({ matches, live, myTeam, places }: NowCardsProps & { readonly myTeam: TeamId; readonly places: ReadonlyMap<MatchId, Place> }) {
  const { t } = useTranslation('schedule');
  const nameOf = useTeamName();
  const running = live.running.map((id) => matches.get(id)).find((match) => match && isMatchOfTeam(match, myTeam));
  const dayIndex = places.get(live.running[0] ?? live.next[0] ?? ('' as MatchId))?.dayIndex ?? 0;
  const from = places.get(live.next[0] ?? ('' as MatchId))?.minutes ?? Infinity;
  const next = [...places].flatMap(([id, place]) => {
    const match = matches.get(id);
    const isAhead = place.dayIndex > dayIndex || (place.dayIndex === dayIndex && place.minutes >= from);
    return match && isAhead && isMatchOfTeam(match, myTeam) ? [match] : [];
  })[0];
  const game = running ?? next;
  const place = game ? places.get(game.id) : undefined;
  if (!game || !place) return null;
  const teams = `${nameOf(game.team1Id)} – ${nameOf(game.team2Id)}`;
  const headline = running
    ? t('youPlayNow', { letter: place.courtLetter })
    : live.next.includes(game.id) && live.minutesToNext !== null
      ? t('youPlayIn', { count: Math.ceil(live.minutesToNext), letter: place.courtLetter })
      : t('youPlayAt', { time: place.time, letter: place.courtLetter });
  return (
    <MineBanner>
      <span>
        <strong>{headline}</strong>
        <span>{teams}</span>
      </span>
      {isCourtLetter(place.courtLetter) && <CourtBadge letter={place.courtLetter} label={t('court', { letter: place.courtLetter })} />}
    </MineBanner>
  );
}
