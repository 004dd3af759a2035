import {
  bracketTimetable,
  hasBracket,
  showsGameTimes,
  visitorSections,
  type PlayerId,
  type SectionId,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import {
  BracketChampion,
  bracketWidth,
  listCurrentGames,
  nowByStates,
  NowCards,
  PaperNote,
  getMatchPlaces,
  playerNames,
  PlayDayProvider,
  Section,
  sectionTitle,
  SHUFFLE_TITLE,
  TeamDirectory,
  TeamLinks,
  TournamentHead,
  useBracketNow,
  useClock,
  useLiveStatus,
  usePlaceToday,
  usePrinting,
  useRecentChanges,
  useTournamentCommands,
  wallClock,
  withPoster,
} from '@courtside/tournament-ui';
import { Button, Cluster, media, Notice, Page, SectionNav, SectionsSkeleton, space, Stack, type, UsersIcon } from '@courtside/ui';
import { useCallback, useMemo, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useIsFirstView } from '../../first-view/known';
import { usePageHead } from '../../head/use-page-head';
import { findBracketEvent } from '../../live/further-groups';

import { Announced } from './announced';
import { BracketNext } from './bracket-next';
import { useAfter } from './after/use-after';
import { arrange, type Part } from './columns/arrange';
import { Columns } from './columns/columns';
import { useRoom } from './columns/use-room';
import { nextOnCourts } from './day/day-view';
import { FirstGame } from './day/first-game';
import { gamesAhead } from './day/games-ahead';
import { MY_TODAY, Today } from './day/today';
import { useDayOfPlay } from './day/use-day-of-play';
import { FollowTeam } from './follow-team';
import { currentFirst, nextBrackets } from './next-brackets';
import { RegistrationActions } from './registration-actions';
import { ScoreNews } from './score-news';
import * as views from './sections';
import { TakeAlong } from './share/take-along';
import { UnreadShuffle } from './shuffle/unread-shuffle';
import { useShuffle } from './shuffle/use-shuffle';
import { TeamLink } from './team-link';
import { useMyTeamChoice } from './use-my-team';
import { useOwnRegistration } from './use-own-registration';
import { useSettledTournament } from './use-settled-tournament';
import { useIsLive } from './use-is-live';
import { statesOfMatches, useStates } from './use-states';
import { useUnreadable } from './use-unreadable';
import { VisitProvider, type Visit } from './visit';

export interface PublicTournamentProps {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
}

/** Settings of the visitor, and the buttons for calendar and sharing. */
const Tools = styled(Cluster)`
  @media ${media.phone} {
    > label {
      flex: 1 1 100%;
    }
    > a,
    > button {
      flex: 1 1 auto;
      padding-inline: ${space[1]};
      ${type.meta}
      font-weight: 650;
    }
  }
  @media print {
    display: none;
  }
`;

const noTimes: ReadonlyMap<string, ExpectedStart> = new Map();

/** The longest sections, which visitors at the court rarely need. */
const later: ReadonlySet<SectionId> = new Set(['teams', 'players', 'groups', 'bracket', 'scorers']);

const sectionViews: Readonly<Record<SectionId, ComponentType>> = views;

function Drawn({ id }: { readonly id: SectionId }) {
  const Feature = sectionViews[id];
  return useIsFirstView() && later.has(id) ? null : <Feature />;
}

function TeamPage({ to, isShort = false }: { readonly to: string; readonly isShort?: boolean }) {
  const { t } = useTranslation('tournament');
  return (
    <Button as={Link} to={to} variant="quiet" aria-label={t('teams.page')} icon={<UsersIcon size={20} aria-hidden="true" />}>
      {t(isShort ? 'teams.pageShort' : 'teams.page')}
    </Button>
  );
}

/** The page as visitors see it: the games on court, then the public sections, in the order of the product. */
export function PublicTournament({ tournament: latest, isOrganizer }: PublicTournamentProps) {
  const { t } = useTranslation(['tournament', 'schedule', 'standings', 'bracket']);
  // Before the parts, because it must receive their reports.
  const unreadable = useUnreadable(latest.id);
  const { tournament, parts: read, isReading } = useSettledTournament(latest);
  const location = usePlaceToday(tournament);
  const shown = useMemo(
    () => ({ ...withPoster(tournament, resolveImageUrl), location, timeZone: tournament.timeZone ?? undefined }),
    [tournament, location],
  );
  usePageHead({ title: tournament.name, description: tournament.description, ...(shown.imageSrc ? { image: shown.imageSrc } : {}) });
  const { teams, matches, bracket, failed } = read;
  const [myTeam, setMyTeam] = useMyTeamChoice(tournament.id);
  // A visitor with the link of a team sees that team, and still follows their own.
  const [address] = useSearchParams();
  const [isLinked, setLinked] = useState(true);
  const linked = isLinked ? address.get('team') : null;
  const followTeam = useCallback(
    (team: TeamId | null) => {
      setLinked(false);
      setMyTeam(team);
    },
    [setMyTeam],
  );
  const own = useOwnRegistration(tournament, teams);
  // Without a choice the reader's own team is followed.
  const followed = myTeam === undefined ? own.teamId : myTeam;
  const known = (wanted: string | null) => teams.find(({ id }) => id === wanted)?.id ?? null;
  const mine = known(linked) ?? known(followed);
  const myself = teams.find(({ id }) => id === mine);
  const times = showsGameTimes(tournament);
  const guess = useLiveStatus(tournament);
  const bracketNow = useBracketNow(findBracketEvent(tournament, read, 'bracket'), bracket);
  const changed = useRecentChanges(read.loading ? undefined : read.allMatches);

  const timetable = useMemo(
    () => (bracket && times.bracket ? bracketTimetable(bracket.template, tournament.bracketTimes) : undefined),
    [bracket, times.bracket, tournament.bracketTimes],
  );
  // An organizer who previews a private tournament sees what visitors will.
  const opened = { ...tournament, isTournamentPublic: true };
  const rows = visitorSections(opened, teams.length).filter(({ id }) => id !== 'standings' || !failed.schedule);
  const shows = (section: SectionId) => rows.some(({ id }) => id === section);
  const places = useMemo(
    () => getMatchPlaces({ schedule: tournament.schedule, scheduleTimes: tournament.scheduleTimes }),
    [tournament.schedule, tournament.scheduleTimes],
  );
  const { day, isDay, isAwaited } = useDayOfPlay(tournament, {
    teams,
    matches,
    bracketGames: read.bracketGames,
    further: read.further,
    groups: read.furtherGroups,
    showsTimes: times.schedule,
  });
  const shuffle = useShuffle(tournament, read.loading);
  const after = useAfter({ tournament, parts: read, shows, mine });
  const { date: today } = wallClock(useClock(60_000), tournament.timeZone ?? undefined);
  const isAhead = !isDay && after.phase !== 'over' && shows('schedule') && !failed.schedule && !hasBracket(tournament);
  const ahead = useMemo(
    () => (isAhead ? gamesAhead({ tournament, teams, matches, places, mine, today }) : null),
    [isAhead, tournament, teams, matches, places, mine, today],
  );
  const expected = day?.expected ?? noTimes;
  const states = useStates(tournament, read, day);
  const matchStates = useMemo(() => statesOfMatches(states, read.allMatches.keys()), [states, read.allMatches]);
  const next = useMemo(() => nextOnCourts(day), [day]);
  const live = useMemo(() => nowByStates(guess, matchStates, next), [guess, matchStates, next]);
  const now = listCurrentGames(live, matches, places);
  const scorerName = useCallback(
    (player: string) => playerNames({ profileIds: [player as PlayerId] }, read.profiles)[0] ?? t('scorers.unknown'),
    [read.profiles, t],
  );
  const playDay = useMemo(
    () => ({
      forfeitGoals: tournament.forfeitGoals,
      bracketGames: read.bracketGames,
      expected,
      states,
      heldUntil: day?.heldUntil ?? null,
      scorerName: tournament.isScorersPublic ? scorerName : null,
    }),
    [tournament.forfeitGoals, tournament.isScorersPublic, read.bracketGames, expected, states, day?.heldUntil, scorerName],
  );
  const isBegun = now.some(({ state }) => state === 'live' || state === 'pending');
  // Once there is a bracket the schedule is over, whatever the clock says about its games.
  const showsNow =
    shows('schedule') &&
    times.schedule &&
    now.length > 0 &&
    (isBegun || (!hasBracket(tournament) && (live.justEnded.length > 0 || (live.minutesToNext ?? Infinity) < 24 * 60)));
  const nextOnes = useMemo(
    () => nextBrackets({ ...read, tournament, timetable }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- these parts are what it reads
    [tournament, bracket, read.further, read.stages, timetable],
  );
  const upcoming = shows('bracket') && !bracketNow.isLongOver ? currentFirst(nextOnes, states) : [];
  // If courts are run from the board, their states replace all guesses.
  const courts = day?.isFollowed && day.courts.length > 0 && (shows('schedule') || shows('bracket')) ? day : null;
  const isLive = useIsLive(tournament, read, day, states);
  const hasNow = courts !== null || showsNow || upcoming.length > 0;
  const printing = usePrinting();
  const [room, width] = useRoom();
  const parts = [...(hasNow ? (['now'] as const) : []), ...rows.map(({ id }) => id)];
  const bracketRoom = useMemo(() => (bracket ? bracketWidth(bracket) / 16 : null), [bracket]);
  const arranged = arrange({
    parts,
    width,
    bracket: bracketRoom,
    isPaper: printing,
  });
  const getTitle = (part: Part) => t(part === 'now' ? 'schedule:now' : sectionTitle(part));
  const sections = arranged.flatMap(({ columns }) => columns.flat()).map((id) => ({ id, label: getTitle(id) }));
  const links = shuffle.shown || shuffle.isFailed ? [{ id: 'shuffle', label: SHUFFLE_TITLE }, ...sections] : sections;
  useTournamentCommands({ id: tournament.id, sections, teams });

  const visit: Visit = {
    ...read,
    ...{ tournament, shown, shows, changed, timetable, phase: after.phase },
    now: { states: matchStates, next: live.next, lately: live.justEnded, hidesTimes: !times.schedule },
  };
  const afterwards = after.code?.afterOfToday(visit, after.phase, myself) ?? null;
  const isOver = afterwards?.isOver ?? false;
  // On a day of play, before it and after it, the page begins with the card of the reader's team.
  const hasCard = after.code !== null || day !== null || ahead !== null;
  const choose = teams.length > 0 && <FollowTeam teams={teams} mine={mine} onChange={followTeam} />;
  const isSaidAbove = mine !== null && (Boolean(ahead?.mine) || day?.getAssignments(mine).some(({ kind }) => kind === 'play') === true);
  const nowSection = (
    <Section id="now" title={t('schedule:now')} print={false}>
      <Stack>
        {courts && (
          <div>
            <courts.CourtsNow tournament={tournament} day={courts} myTeam={mine} />
          </div>
        )}
        {!courts && showsNow && (
          <div>
            <NowCards
              tournament={tournament}
              matches={matches}
              live={live}
              games={hasBracket(tournament) ? now.filter(({ state }) => state === 'live' || state === 'pending') : now}
              myTeam={mine}
              isSaidElsewhere={hasCard}
            />
          </div>
        )}
        {!courts &&
          upcoming.map((one) => (
            <BracketNext key={one.plan?.id ?? 'first'} next={one} states={states} myTeam={isSaidAbove ? null : mine} />
          ))}
      </Stack>
    </Section>
  );
  return (
    <TeamDirectory teams={teams} mine={mine}>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        isLive={isLive}
        isBrief={isDay}
        actions={
          <>
            <RegistrationActions tournament={tournament} own={own} teamName={teams.find(({ id }) => id === own.teamId)?.name ?? null} />
            {isOrganizer && (
              <Button as={Link} to={linkTo('tournament', tournament.id)} variant="onCourtQuiet">
                {t('backToTools')}
              </Button>
            )}
          </>
        }
      />
      {read.loading || isAwaited || after.isAwaited || shuffle.isAwaited ? (
        <SectionsSkeleton label={t('loading')} />
      ) : (
        <div data-first="sections">
          <PlayDayProvider day={playDay}>
            <VisitProvider value={visit} isReading={isReading}>
              <TeamLinks value={TeamLink}>
                {hasCard && (
                  <Today
                    {...{ tournament, day, choose }}
                    team={myself}
                    after={afterwards}
                    ahead={ahead && <FirstGame ahead={ahead} team={myself?.id} hidesTimes={!times.schedule} />}
                    announced={<Announced tournament={tournament} />}
                    tools={
                      <>
                        {!isOver && day && myself && <day.MyDay tournament={tournament} day={day} team={myself} at={MY_TODAY} isShort />}
                        <TakeAlong visit={visit} mine={mine} sections={sections} />
                        {mine && <TeamPage to={linkTo('team', tournament.id, mine)} isShort />}
                      </>
                    }
                  />
                )}
                {links.length > 1 && <SectionNav label={t('sections')} sections={links} />}
                <ScoreNews matches={read.allMatches} changed={changed} />
                <Page>
                  {!hasCard && <Announced tournament={tournament} />}
                  <PaperNote tournamentId={tournament.id} />
                  {unreadable && <Notice kind="warning">{t('failed.malformed')}</Notice>}
                  {bracket && !isOver && <BracketChampion bracket={bracket} />}
                  {!hasCard && (
                    <Tools>
                      {choose}
                      {mine && <TeamPage to={linkTo('team', tournament.id, mine)} />}
                      <TakeAlong visit={visit} mine={mine} sections={sections} />
                    </Tools>
                  )}
                  {shuffle.isFailed && <UnreadShuffle retry={shuffle.retry} isReading={shuffle.isReading} />}
                  {shuffle.shown && <shuffle.shown.code.ShuffleSection tournament={tournament} shuffle={shuffle.shown.shuffle} />}
                  <Columns
                    room={room}
                    rows={arranged}
                    titleOf={getTitle}
                    draw={(part) => (part === 'now' ? nowSection : <Drawn id={part} />)}
                  />
                  {isOver && after.code && <after.code.NextTournaments tournament={tournament} />}
                </Page>
              </TeamLinks>
            </VisitProvider>
          </PlayDayProvider>
        </div>
      )}
    </TeamDirectory>
  );
}
