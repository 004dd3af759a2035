import { bracketTimetable, hasBracket, hasGroups, hasSchedule, isMixer, limits, openGames, showsGameTimes, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { BracketChampion, DetailsBody, gamesOfNow, GroupsView, NextGames, NowCards, PaperNote, placesOf, PlayersView, Section, TeamDirectory, TeamsView, TournamentHead, useBracketNow, useLiveStatus, useRecentChanges } from '@courtside/tournament-ui';
import { Button, EmptyState, Notice, Page, SectionNav, SectionsSkeleton, Spinner, Stack } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePageHead } from '../../page/use-page-head';
import { BracketSection } from './bracket-section';
import { FollowTeam } from './follow-team';
import { RegistrationActions } from './registration-actions';
import { ScheduleSection } from './schedule-section';
import { ScoreNews } from './score-news';
import { StandingsSection } from './standings-section';
import { useMyTeamChoice } from './use-my-team';
import { useOwnRegistration } from './use-own-registration';
import { useTournamentParts } from './use-tournament-parts';
import { useUnreadable } from './use-unreadable';

export interface PublicTournamentProps {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
}

/** On paper a grid would keep its parts from beginning new sheets. */
const Sections = styled(Stack)`
  @media print {
    display: block;
  }
`;

/** Schedule and standings; where there is room they stand side by side, unless a bracket comes between them. */
const Play = styled.div`
  display: grid;
  gap: inherit;
  > * {
    min-width: 0;
  }
  @media screen {
    &[data-beside] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
      column-gap: 2rem;
      align-items: start;
    }
  }
  @media print {
    display: block;
  }
`;

/** The page as visitors see it: what is on court, then the sections that are public, in the order of the product. */
export function PublicTournament({ tournament, isOrganizer }: PublicTournamentProps) {
  const { t } = useTranslation(['tournament', 'schedule', 'standings', 'bracket']);
  const shown = useMemo(() => ({ ...tournament, imageSrc: resolveImageUrl(tournament.imageSrc), timeZone: tournament.timeZone ?? undefined }), [tournament]);
  usePageHead({ title: tournament.name, description: tournament.description, ...(shown.imageSrc ? { image: shown.imageSrc } : {}) });
  // Before the parts: it must hear what they find.
  const unreadable = useUnreadable(tournament.id);
  const parts = useTournamentParts(tournament);
  const { teams, matches, bracket, profiles, failed } = parts;
  const [myTeam, setMyTeam] = useMyTeamChoice(tournament.id);
  const own = useOwnRegistration(tournament, teams);
  const live = useLiveStatus(tournament);
  const bracketNow = useBracketNow(tournament, bracket);
  const changed = useRecentChanges(parts.loading ? undefined : matches);

  const times = showsGameTimes(tournament);
  const timetable = useMemo(
    () => (bracket && times.bracket ? bracketTimetable(bracket.template, tournament.bracketTimes) : undefined),
    [bracket, times.bracket, tournament.bracketTimes],
  );
  const showsPlay = tournament.isSchedulePublic && hasSchedule(tournament);
  const places = useMemo(() => placesOf({ schedule: tournament.schedule, scheduleTimes: tournament.scheduleTimes }), [tournament.schedule, tournament.scheduleTimes]);
  const now = gamesOfNow(live, matches, places);
  const isOnCourt = now.some(({ state }) => state === 'live' || state === 'pending');
  // Once there is a bracket the schedule is over, whatever the clock says of its next games.
  const showsNow = showsPlay && times.schedule && now.length > 0 && (isOnCourt || (!hasBracket(tournament) && (live.justEnded.length > 0 || (live.minutesToNext ?? Infinity) < 24 * 60)));
  const nextGames = bracket && tournament.isBracketPublic && openGames(bracket).length > 0 && !bracketNow.isLongOver ? bracket : null;
  const shows = {
    now: showsNow || nextGames !== null,
    teams: tournament.isTeamsPublic,
    bracket: tournament.isBracketPublic && hasBracket(tournament),
    standings: showsPlay && !failed.schedule,
    groups: tournament.isGroupsPublic && !hasSchedule(tournament) && teams.length >= limits.groupStageTeams && hasGroups(tournament),
    players: isMixer(tournament) && tournament.isPlayersPublic,
  };
  const sections = [
    ...(shows.now ? [{ id: 'now', label: t('schedule:now') }] : []),
    { id: 'details', label: t('details.title') },
    ...(shows.teams ? [{ id: 'teams', label: t('teams.title') }] : []),
    ...(showsPlay ? [{ id: 'schedule', label: t('schedule:title') }] : []),
    ...(shows.bracket ? [{ id: 'bracket', label: t('bracket:title') }] : []),
    ...(shows.standings ? [{ id: 'standings', label: t('standings:title') }] : []),
    ...(shows.groups ? [{ id: 'groups', label: t('groups.title') }] : []),
    ...(shows.players ? [{ id: 'players', label: t('players.title') }] : []),
  ];
  // Without a choice the reader's own team is followed.
  const followed = myTeam === undefined ? own.teamId : myTeam;
  const mine = teams.some(({ id }) => id === followed) ? followed : null;

  return (
    <TeamDirectory teams={teams} mine={mine}>
      <TournamentHead
        tournament={shown}
        isOrganizer={isOrganizer}
        isLive={(showsPlay && times.schedule && live.isPlaying) || (nextGames !== null && times.schedule && bracketNow.isPlaying)}
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
      {parts.loading ? (
        <SectionsSkeleton label={t('loading')} />
      ) : (
        <>
          {sections.length > 1 && <SectionNav label={t('sections')} sections={sections} />}
          <ScoreNews matches={matches} changed={changed} />
          <Page>
            <PaperNote />
            {unreadable && <Notice kind="warning">{t('failed.malformed')}</Notice>}
            {bracket && <BracketChampion bracket={bracket} compact />}
            {teams.length > 0 && <FollowTeam teams={teams} mine={mine} onChange={setMyTeam} />}
            <Sections>
              {shows.now && (
                <Section id="now" title={t('schedule:now')} print={false}>
                  <Stack>
                    {showsNow && (
                      <div>
                        <NowCards tournament={tournament} matches={matches} live={live} games={hasBracket(tournament) ? now.filter(({ state }) => state === 'live' || state === 'pending') : now} myTeam={mine} />
                      </div>
                    )}
                    {nextGames && (
                      <div>
                        <NextGames bracket={nextGames} courts={tournament.bracketTimes.numberOfCourts} timetable={timetable} now={timetable && bracketNow} startDate={tournament.startDate} gameLength={tournament.bracketTimes.gameLength} myTeam={mine} />
                      </div>
                    )}
                  </Stack>
                </Section>
              )}
              <Section id="details" title={t('details.title')} print={!showsPlay && !shows.bracket}>
                <DetailsBody tournament={shown} belowHead />
              </Section>
              {shows.teams && (
                <Section id="teams" title={t('teams.title')} print={!showsPlay && !shows.bracket}>
                  {failed.teams ? <EmptyState failed level={3} title={t('problem')} /> : <TeamsView teams={teams} profiles={profiles} />}
                </Section>
              )}
              <Play data-beside={!shows.bracket || undefined}>
                {showsPlay && <ScheduleSection {...{ tournament, teams, matches, changed }} live={times.schedule ? live : null} failed={failed.schedule} />}
                {shows.bracket &&
                  (bracket ? (
                    <BracketSection timetable={timetable} bracket={bracket} problems={parts.bracketProblems} />
                  ) : (
                    <Section id="bracket" title={t('bracket:title')}>
                      {failed.bracket ? <EmptyState failed level={3} title={t('bracket:unreadable')} /> : <Spinner label={t('loading')} />}
                    </Section>
                  ))}
                {shows.standings && <StandingsSection tournament={tournament} teams={teams} matches={matches} />}
              </Play>
              {shows.groups && (
                <Section id="groups" title={t('groups.title')}>
                  <GroupsView groups={tournament.groups} teams={teams} />
                </Section>
              )}
              {shows.players && (
                <Section id="players" title={t('players.title')} print={!showsPlay}>
                  <PlayersView playerIds={tournament.playerIds} profiles={profiles} skillOverrides={tournament.skillOverrides} />
                </Section>
              )}
            </Sections>
          </Page>
        </>
      )}
    </TeamDirectory>
  );
}
