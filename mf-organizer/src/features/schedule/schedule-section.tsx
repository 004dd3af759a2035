import { hasGroups, hasSchedule, type Tournament } from '@courtside/domain';
import { canCreateGroups } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Button, CalendarPlusIcon, EmptyState, Notice, Spinner, Stack } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { NotLoaded } from '../../loading/not-loaded';
import { useUndoKey } from '../../saving/plan-undo';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { CreateScheduleDialog } from './dialogs/create-schedule-dialog';
import { groupsAreLargeEnough } from '../../games/create-schedule-model';
import { useSchedule } from '../../games/schedule-context';
import { ScheduleEditor } from './schedule-editor';
import type { ScheduleParts } from './schedule-parts';

export interface ScheduleSectionProps {
  /** Whether the matches are the server's, without pending changes. */
  readonly matchesConfirmed?: boolean;
  /** Whether there is a schedule whose games are still loading. */
  readonly loading?: boolean;
  /** Reads the games again; null unless they could not be read. */
  readonly retry?: (() => void) | null;
  readonly parts: ScheduleParts;
}

/** The section of the schedule with its tools, or with the button that creates one. */
export function OrganizerSchedule({ matchesConfirmed = false, loading = false, retry = null, parts }: ScheduleSectionProps) {
  const { tournament, teams, matches } = useSchedule();
  const { t } = useTranslation(['organizerSchedule', 'tournament']);
  const [created, setCreated] = useState(false);
  useUndoKey();
  const isThere = hasSchedule(tournament) && !loading && !retry;
  // The pressed button and parts above were removed, and parts below were added, so the focus moves to the new schedule.
  useEffect(() => {
    if (!created || !isThere) return;
    setCreated(false);
    const section = document.getElementById('schedule');
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  }, [created, isThere]);
  if (!hasSchedule(tournament))
    return (
      <NoSchedule tournament={tournament} teamCount={teams.length} openHistory={parts.openHistory} onCreated={() => setCreated(true)} />
    );
  if (!isThere) {
    return <Section id="schedule">{retry ? <NotLoaded retry={retry} /> : <Spinner label={t('tournament:loading')} fill />}</Section>;
  }
  return (
    <ScoreBookProvider tournamentId={tournament.id} matches={matches} areConfirmed={matchesConfirmed}>
      <ScheduleEditor parts={parts} />
    </ScoreBookProvider>
  );
}

interface NoScheduleProps {
  readonly tournament: Tournament;
  readonly teamCount: number;
  /** A deleted schedule can be restored there. */
  readonly openHistory: () => void;
  readonly onCreated: () => void;
}

function NoSchedule({ tournament, teamCount, openHistory, onCreated }: NoScheduleProps) {
  const { t } = useTranslation('organizerSchedule');
  const [creating, setCreating] = useState(false);
  const [refused, setRefused] = useState(false);
  const create = () => {
    const possible = groupsAreLargeEnough(tournament);
    setRefused(!possible);
    setCreating(possible);
  };
  return (
    <Section id="schedule">
      <Stack>
        <EmptyState
          title={t('empty.title')}
          actions={
            hasGroups(tournament) ? (
              <>
                <Button variant="secondary" icon={<CalendarPlusIcon size={20} aria-hidden="true" />} onClick={create}>
                  {t('tool.create')}
                </Button>
                <Button variant="quiet" onClick={() => openHistory()}>
                  {t('history.open')}
                </Button>
              </>
            ) : (
              canCreateGroups(tournament, teamCount).allowed && (
                <Button as="a" href="#groups" variant="secondary">
                  {t('empty.toGroups')}
                </Button>
              )
            )
          }
        >
          {hasGroups(tournament) ? t('empty.text') : t('empty.needGroups')}
        </EmptyState>
        {refused && (
          <Notice
            kind="error"
            title={t('create.twoTeams')}
            action={
              <Button as="a" href="#groups" variant="secondary" size="small">
                {t('empty.toGroups')}
              </Button>
            }
          >
            {t('create.twoTeamsHelp')}
          </Notice>
        )}
      </Stack>
      {creating && <CreateScheduleDialog onClose={() => setCreating(false)} onCreated={onCreated} />}
    </Section>
  );
}
