import { bracketTimetable, isHayes, showsGameTimes, visitorSections, type Team, type Tournament } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { isOnCourt, isToCome, type GameState } from '@courtside/domain/wall';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import {
  addDays,
  cutAfter,
  namedPlayers,
  PlayDayProvider,
  PlayerLink,
  Section,
  StandingsTable,
  TeamDirectory,
  TeamLinks,
  teamsShownInBracket,
  useClock,
  useRecentChanges,
  wallClock,
} from '@courtside/tournament-ui';
import { Button, CheckIcon, EmptyLine, EmptyState, Page, PageSkeleton, PlusIcon } from '@courtside/ui';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePageHead } from '../../../head/use-page-head';
import { FurtherGroupsProvider } from '../../../live/further-groups';
import { Announced } from '../announced';
import { useDayOfPlay } from '../day/use-day-of-play';
import { ScoreNews } from '../score-news';
import { TakeAlong } from '../share/take-along';
import { TeamLink } from '../team-link';
import { ReadingProvider, UnreadPart } from '../unread-part';
import { useMyTeamChoice } from '../use-my-team';
import { useOwnRegistration } from '../use-own-registration';
import { useSettledTournament } from '../use-settled-tournament';
import type { TournamentParts } from '../use-tournament-parts';
import type { Visit } from '../visit';
import { Ahead } from './ahead';
import { NextUp } from './next-up';
import { Columns, Notified, Players } from './sheet-style';
import { TeamGames } from './team-games';
import { TeamHead } from './team-head';
import { isGame, type ShownGame } from './team-view';
import { useTeamSheet } from './use-team-sheet';

interface TournamentTeamProps {
  readonly tournament: Tournament;
  /** As in the address. */
  readonly teamId: string;
}

/** The page of a team once its tournament has loaded. A hidden team looks the same as a missing one. */
export function TournamentTeam({ tournament: latest, teamId }: TournamentTeamProps) {
  const { t } = useTranslation(['team', 'tournament']);
  const { tournament, parts, isReading } = useSettledTournament(
    latest,
    useMemo(() => ({ team: teamId }), [teamId]),
  );
  const team = parts.teams.find(({ id }) => id === teamId);
  const wasShown = useRef(false);
  if (team && !parts.loading) wasShown.current = true;
  usePageHead(
    team
      ? { title: `${team.name} · ${tournament.name}`, description: t('description', { team: team.name, tournament: tournament.name }) }
      : { title: tournament.name },
  );
  if (parts.loading) return <PageSkeleton kind="tournament" label={t('loading')} />;
  if (!team)
    return (
      // Removed while the user was reading it: announced, since the focused element is gone.
      <Page {...(wasShown.current ? { role: 'alert' } : {})}>
        <EmptyState
          level={1}
          failed={parts.failed.teams}
          title={t(parts.failed.teams ? 'tournament:problem' : 'missing.title')}
          actions={
            <Button as={Link} to={linkTo('tournament', tournament.id)}>
              {t('missing.back')}
            </Button>
          }
        >
          {parts.failed.teams ? undefined : t('missing.text')}
        </EmptyState>
      </Page>
    );
  return (
    <FurtherGroupsProvider value={parts.furtherGroups}>
      <ReadingProvider value={isReading}>
        <Shown {...{ tournament, team, parts }} />
      </ReadingProvider>
    </FurtherGroupsProvider>
  );
}

const noTimes: ReadonlyMap<string, ExpectedStart> = new Map();
const noStates: ReadonlyMap<string, GameState> = new Map();

interface ShownProps {
  readonly tournament: Tournament;
  readonly team: Team;
  readonly parts: TournamentParts;
}

function Shown({ tournament, team, parts }: ShownProps) {
  const { t } = useTranslation(['team', 'standings', 'tournament']);
  const { teams, allMatches, matches, bracketGames, further, furtherGroups: groups, profiles, failed } = parts;
  const times = showsGameTimes(tournament);
  const { day } = useDayOfPlay(tournament, { teams, matches, bracketGames, further, groups, showsTimes: times.schedule });
  const sheet = useTeamSheet({ tournament, parts, team, day });
  const { entries, standing, place, brackets, way } = sheet;
  const [choice, follow] = useMyTeamChoice(tournament.id);
  const own = useOwnRegistration(tournament, teams);
  const followed = choice === undefined ? own.teamId : choice;
  const mine = teams.find(({ id }) => id === followed);
  const isFollowed = mine?.id === team.id;
  const changed = useRecentChanges(allMatches);
  const playDay = useMemo(
    () => ({
      forfeitGoals: tournament.forfeitGoals,
      bracketGames,
      expected: day?.expected ?? noTimes,
      states: day?.states ?? noStates,
      heldUntil: day?.heldUntil ?? null,
      scorerName: null,
    }),
    [tournament.forfeitGoals, bracketGames, day?.expected, day?.states, day?.heldUntil],
  );
  const { bracket } = parts;
  const timetable = useMemo(
    () => (bracket && times.bracket ? bracketTimetable(bracket.template, tournament.bracketTimes) : undefined),
    [bracket, times.bracket, tournament.bracketTimes],
  );
  const through = useMemo(() => teamsShownInBracket(tournament), [tournament]);
  const next = useNextUp(tournament, entries.filter(isGame));
  const players = tournament.isTeamsPublic ? namedPlayers(team, profiles) : [];
  const visit = useMemo(
    (): Visit => ({
      ...parts,
      tournament,
      shown: { ...tournament, timeZone: tournament.timeZone ?? undefined },
      shows: (section) => visitorSections({ ...tournament, isTournamentPublic: true }, teams.length).some(({ id }) => id === section),
      now: null,
      ...{ changed, timetable },
      phase: 'playing',
    }),
    [parts, tournament, teams.length, changed, timetable],
  );
  return (
    <TeamDirectory teams={teams} mine={mine?.id ?? null}>
      <TeamLinks value={TeamLink}>
        <PlayDayProvider day={playDay}>
          <TeamHead
            {...{ tournament, team, standing, place }}
            actions={
              <>
                <Button
                  variant={isFollowed ? 'onCourtQuiet' : 'onCourt'}
                  aria-pressed={isFollowed}
                  icon={isFollowed ? <CheckIcon size={20} aria-hidden="true" /> : <PlusIcon size={20} aria-hidden="true" />}
                  onClick={() => follow(isFollowed ? null : team.id)}
                >
                  {t(isFollowed ? 'following' : 'follow')}
                </Button>
                <TakeAlong visit={visit} mine={team.id} sections={[]} here={linkTo('team', tournament.id, team.id)} />
              </>
            }
          />
          <ScoreNews matches={allMatches} changed={changed} />
          <Page>
            <Announced tournament={tournament} />
            {day && mine && (
              <Notified>
                <day.MyDay
                  tournament={tournament}
                  day={day}
                  team={mine}
                  at={next ? 'next' : 'games'}
                  elsewhere={isFollowed ? undefined : linkTo('team', tournament.id, mine.id)}
                />
              </Notified>
            )}
            <Columns data-beside={standing || players.length > 0 || way ? '' : undefined}>
              <div>
                {next && (
                  <Section id="next" title={t(isOn(next) ? 'now' : 'next')} print={false}>
                    <NextUp tournament={tournament} brackets={brackets} shown={next} />
                  </Section>
                )}
                <Section id="games" title={t('games')}>
                  {failed.schedule || failed.groups || failed.bracket || failed.further ? (
                    <UnreadPart title={t('gamesFailed')} retry={parts.retry} />
                  ) : (
                    <TeamGames tournament={tournament} brackets={brackets} entries={entries} />
                  )}
                </Section>
              </div>
              <div>
                {standing && (
                  <Section id="standing" title={t('standing')}>
                    <StandingsTable
                      groupId={standing.groupId}
                      rows={standing.rows}
                      named={standing.isOneOfMany}
                      {...(standing.stage === null ? {} : { stage: standing.stage })}
                      cutAfter={cutAfter(standing.rows, through)}
                      isMainCut={isHayes(tournament.bracketType)}
                      notes={standing.notes}
                      current={team.id}
                    />
                  </Section>
                )}
                {way && (
                  <Section id="ahead" title={t('ahead')}>
                    <Ahead {...way} team={team.id} />
                  </Section>
                )}
                {tournament.isTeamsPublic && (
                  <Section id="players" title={t('players')}>
                    {players.length > 0 ? (
                      <Players>
                        {players.map((player, index) => (
                          <li key={index}>
                            <PlayerLink player={player} linkAs={Link} />
                          </li>
                        ))}
                      </Players>
                    ) : (
                      <EmptyLine>{t('tournament:teams.noPlayers')}</EmptyLine>
                    )}
                  </Section>
                )}
              </div>
            </Columns>
          </Page>
        </PlayDayProvider>
      </TeamLinks>
    </TeamDirectory>
  );
}

const isOn = ({ state }: ShownGame): boolean => isOnCourt(state) || state === 'held';

/** Returns the current or the next game; none for a tournament that has been over for long. */
function useNextUp({ endDate, timeZone }: Tournament, games: readonly ShownGame[]): ShownGame | undefined {
  const { date } = wallClock(useClock(60_000), timeZone ?? undefined);
  const on = games.find(isOn);
  if (on || date > addDays(endDate, 1)) return on;
  // A game whose time is up is no longer next, even if its score is awaited.
  return games.find(({ state }) => state === 'called') ?? games.find(({ state }) => isToCome(state));
}
