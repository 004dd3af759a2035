import { rhythmOfDay, toScheduleTime, type Match, type MatchId, type TeamId, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, ProgressBar, StatusBadge } from '@courtside/ui';
import { isMatchOfTeam } from '../schedule/filter';
import { TeamName, useTeamName } from '../teams/team-directory';
import { GameCard, GameCards, MineBanner } from './game-card';
import { getMatchPlaces, type CurrentGame, type MatchPlaces } from './current-games';
import { FAR_AHEAD } from '../time/far-ahead';
import type { LiveNow } from '../time/use-live-status';

export interface NowCardsProps {
  readonly tournament: Pick<Tournament, 'schedule' | 'scheduleTimes'>;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly live: LiveNow;
  /** The shown games, see `listCurrentGames`. */
  readonly games: readonly CurrentGame[];
  readonly myTeam?: TeamId | null;
  /** Whether the page already shows elsewhere when the user's team plays. */
  readonly isSaidElsewhere?: boolean;
}

/** The games on court and those that await their score, with the next game of each court, and when the user's team plays. */
export function NowCards({ tournament, matches, live, games, myTeam = null, isSaidElsewhere = false }: NowCardsProps) {
  const { t } = useTranslation('schedule');
  const places = getMatchPlaces(tournament);
  const courtOf = (id: MatchId) => places.get(id)?.courtLetter ?? '';
  const nextOn = (letter: string) => live.next.find((id) => courtOf(id) === letter);
  return (
    <>
      {myTeam && !isSaidElsewhere && <MyNextGame {...{ matches, live, myTeam, places }} />}
      <GameCards>
        {games.map(({ id, state }) => {
          const match = matches.get(id);
          const place = places.get(id);
          if (!match || !place) return null;
          const isLive = state === 'live';
          // The next game of a court is shown below the court's last card only.
          const next =
            isLive || (state !== 'next' && live.running.length === 0)
              ? matches.get(nextOn(place.courtLetter) ?? ('' as MatchId))
              : undefined;
          const { gameLength } = rhythmOfDay(tournament.scheduleTimes, place.dayIndex);
          const end = toScheduleTime(place.minutes + gameLength).time;
          return (
            <GameCard key={id} aria-label={t('onCourt', { letter: place.courtLetter })}>
              <header>
                {isCourtLetter(place.courtLetter) && (
                  <CourtBadge letter={place.courtLetter} size="large" label={t('court', { letter: place.courtLetter })} />
                )}
                {isLive ? <StatusBadge status="live">{t('live')}</StatusBadge> : <strong>{t(state)}</strong>}
                <span>{t('fromTo', { from: place.time, to: end })}</span>
              </header>
              <dl>
                <dt>
                  <TeamName id={match.team1Id} />
                </dt>
                <dd>{match.team1Score ?? (state === 'next' ? '' : <i>–</i>)}</dd>
                <dt>
                  <TeamName id={match.team2Id} />
                </dt>
                <dd>{match.team2Score ?? (state === 'next' ? '' : <i>–</i>)}</dd>
              </dl>
              {isLive && live.elapsedMinutes !== null && (
                <ProgressBar
                  live
                  value={live.elapsedMinutes / gameLength}
                  label={t('progress')}
                  valueText={t('elapsed', { minutes: Math.floor(live.elapsedMinutes), length: gameLength })}
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

/** "You play at 12:51 on court B". */
function MyNextGame({
  matches,
  live,
  myTeam,
  places,
}: Pick<NowCardsProps, 'matches' | 'live'> & { readonly myTeam: TeamId; readonly places: MatchPlaces }) {
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
    : live.next.includes(game.id) && live.minutesToNext !== null && live.minutesToNext < FAR_AHEAD
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
