import { hasBracket, hasSchedule, showsTeamNames, takesEntries, type SectionId, type Team, type Tournament } from '@courtside/domain';
import { canDeleteTournament } from '@courtside/domain/engines';
import { linkTo } from '@courtside/federation/links';
import { prepareCommands, resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { TournamentHead, useTournamentCommands, withPoster } from '@courtside/tournament-ui';
import { Button, EyeIcon, Notice, Page, prepareCombobox, SectionNav, SectionsSkeleton, showToast, space, Stack } from '@courtside/ui';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { AskedToOrganize } from '../features/details/asked-to-organize';
import { DeleteTournament } from '../features/details/delete-tournament';
import { OrganizerShuffle, shuffleLink } from '../features/shuffle/lazy-shuffle';
import { ExpectedStartsProvider } from '../games/expected-starts';
import { BracketsOfScheduleProvider } from '../features/schedule/problems/brackets-of-schedule';
import { ScheduleProvider } from '../games/schedule-context';
import { NotLoaded } from '../loading/not-loaded';
import { Announced } from '../passes/announced';
import { EventStagesProvider } from '../stages/event-stages';
import { ShowVisitorsProvider } from '../visibility/show-visitors';
import { AfterEvent } from './after-event';
import { BoardLink } from './board-link';
import { DayOfPlay, hasGames, useIsToday, useStripAwaited } from './day-of-play';
import { Overview } from './overview';
import type { SectionProps } from './section-props';
import * as views from './section-views';
import { ToolDialogsAhead } from './tool-dialogs-ahead';
import { TournamentHistory } from './tournament-history';
import { useSections } from './use-sections';
import { UnreadableEntries, useUnreadableEntries } from './unreadable-entries';
import { useTournamentData } from './use-tournament-data';

const noTeams: readonly Team[] = [];

const sectionViews: Readonly<Record<SectionId, ComponentType<SectionProps>>> = views;

export interface OrganizerViewProps {
  readonly tournament: Tournament;
  readonly uid: string | null;
  /** False in the moment after the user has stopped being an organizer: no tools. */
  readonly isOrganizer: boolean;
}

/**
 * A tournament with its organizer's tools: the head, the next step and the visibility, then the sections. The entries come first; once
 * there is a schedule or a bracket, its games. The details are last.
 */
export function OrganizerView({ tournament, uid, isOrganizer }: OrganizerViewProps) {
  const { t } = useTranslation(['organizer', 'tournament']);
  // Before the data, so that unreadable entries are reported while it is read.
  const unreadable = useUnreadableEntries(tournament.id);
  const data = useTournamentData(tournament, uid);
  const { teams, matches } = data;
  const [isShuffleAdded, setShuffleAdded] = useState(false);
  const [history, setHistory] = useState<{ readonly only: string | undefined } | null>(null);
  const openHistory = useCallback((only?: string) => setHistory({ only }), []);
  const onShuffleAdded = useCallback(() => setShuffleAdded(true), []);
  const visitorLink = useRef<HTMLAnchorElement>(null);
  const showVisitors = useRef<() => void>(() => undefined);
  const goToVisitors = useCallback(() => showVisitors.current(), []);
  const shown = { ...withPoster(tournament, resolveImageUrl), timeZone: tournament.timeZone ?? undefined };
  // A user who is not an organizer may read only what visitors see.
  const showsShuffle = tournament.hasShuffle && (isOrganizer || tournament.isShufflePublic);
  const sections = useSections(tournament, teams.length, isOrganizer);
  useTournamentCommands({ id: tournament.id, sections, teams: showsTeamNames(tournament) ? teams : noTeams });
  // After everything has loaded once, a section stays while another part is fetched (a schedule just created): a dialog in it must not
  // vanish.
  const [wasComplete, setWasComplete] = useState(false);
  if (!wasComplete && !data.loading && !data.loadingMatches) setWasComplete(true);
  const failed = data.failed.teams || data.failed.schedule || data.failed.bracket;
  // Fetched in advance, so that a change can be made, and queued, without a network.
  useEffect(() => {
    void prepareCommands();
    prepareCombobox();
  }, []);
  const given: SectionProps = { data, readOnly: !isOrganizer, wasComplete, openHistory, onShuffleAdded };
  // On a day of play the courts are above everything and appear with the games; otherwise they would move the content below under the
  // organizer's finger.
  const isToday = useIsToday(tournament);
  const isStripAwaited = useStripAwaited(isToday && isOrganizer) || !isOrganizer;
  // Once the page is shown it stays: a setting that requires more data must not lose the focus and typed text.
  const [wasShown, setWasShown] = useState(false);
  const isWaiting = !wasShown && (data.loading || (!failed && !(hasGames(data) && (!isToday || isStripAwaited))));
  if (!isWaiting && !wasShown) setWasShown(true);
  return (
    <ExpectedStartsProvider>
      <ScheduleProvider tournament={tournament} teams={teams} matches={matches}>
        <EventStagesProvider>
          <ShowVisitorsProvider value={goToVisitors}>
            {isOrganizer && <ToolDialogsAhead />}
            <TournamentHead
              tournament={shown}
              isOrganizer={isOrganizer}
              compact={hasSchedule(tournament) || hasBracket(tournament)}
              actions={
                isOrganizer && (
                  <>
                    <AfterEvent tournament={tournament} />
                    <BoardLink tournament={tournament} />
                    {takesEntries(tournament) && (
                      <Button as={Link} to={linkTo('register', tournament.id)} variant="onCourt">
                        {t('tournament:details.register')}
                      </Button>
                    )}
                    <Button
                      as={Link}
                      ref={visitorLink}
                      to="?view=visitor"
                      variant="onCourtQuiet"
                      icon={<EyeIcon size={20} aria-hidden="true" />}
                    >
                      {t('page.viewAsVisitor')}
                    </Button>
                  </>
                )
              }
            />
            {isWaiting && <SectionsSkeleton label={t('tournament:loading')} />}
            {!isWaiting && <SectionNav label={t('tournament:sections')} sections={showsShuffle ? [shuffleLink, ...sections] : sections} />}
            {/* A different element than while it loads: an empty box that gets its content far below would count as a layout shift. */}
            <Page key={isWaiting ? 'waiting' : 'there'}>
              <BracketsOfScheduleProvider games={data.games}>
                {/* A section’s heading has its own space above it. */}
                <Stack $gap={space[2]}>
                  {isOrganizer && <DayOfPlay data={data} />}
                  <Announced tournament={tournament} />
                  {!isOrganizer && <Notice kind="info">{t('page.notOrganizer')}</Notice>}
                  {isOrganizer && <AskedToOrganize tournament={tournament} uid={uid} />}
                  {isOrganizer && <UnreadableEntries tournamentId={tournament.id} entries={unreadable} />}
                  {failed && <NotLoaded retry={data.retry}>{t('page.partFailed')}</NotLoaded>}
                  {isOrganizer && !isWaiting && (
                    <Overview
                      data={data}
                      showVisitors={showVisitors}
                      onOpened={() => {
                        // Not a notice in the page: it would move the switches below under a finger that is on its way to them.
                        showToast(t('openTournament.done'));
                        // The pressed button is gone; the focus moves to the next element.
                        visitorLink.current?.focus();
                      }}
                    />
                  )}
                  {!isWaiting && showsShuffle && (
                    <OrganizerShuffle data={data} readOnly={!isOrganizer} openHistory={() => openHistory()} isAdded={isShuffleAdded} />
                  )}
                  {!isWaiting &&
                    sections.map(({ id }) => {
                      const View = sectionViews[id];
                      return <View key={id} {...given} />;
                    })}
                  {!isWaiting && canDeleteTournament(tournament, uid).allowed && <DeleteTournament data={data} />}
                </Stack>
              </BracketsOfScheduleProvider>
            </Page>
            {history && <TournamentHistory data={data} only={history.only} onClose={() => setHistory(null)} />}
          </ShowVisitorsProvider>
        </EventStagesProvider>
      </ScheduleProvider>
    </ExpectedStartsProvider>
  );
}
