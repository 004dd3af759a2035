import { eventPath } from '@courtside/domain/event-steps';
import { hasBracket, hasSchedule } from '@courtside/domain';
import { space, useCarriedState } from '@courtside/ui';
import { useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { RegistrationState } from '../features/details/registration-state';
import { CreateGroupsDialog } from '../features/groups/create-groups-dialog';
import { CreateMixerTeams } from '../features/mixer/create-mixer-teams';
import { OpenTournament } from '../features/open/open-tournament';
import { PathPanel } from '../features/path/path-panel';
import { CreateScheduleDialog } from '../features/schedule/dialogs/create-schedule-dialog';
import { RefereesDialog } from '../features/schedule/dialogs/referees-dialog';
import { useClashes } from '../features/schedule/problems/use-clashes';
import { ImportDialog } from '../features/teams/import-dialog';
import { VisitorsPanel } from '../features/visitors/visitors-panel';
import { goToSection } from '../panels/fold-panel';
import type { TournamentData } from '../workspace/tournament-data';
import { usePublish } from './publish-action';
import { useEventFacts } from './use-event-facts';
import { usePathActions, type PathTask } from './use-path-actions';

const Room = styled.div`
  container-type: inline-size;
  @media print {
    display: none;
  }
`;

/** Next to each other if there is room in letters: large text has none. */
const Panels = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  > * {
    min-width: 0;
  }
  @container (min-width: 52rem) {
    grid-template-columns: minmax(0, 1fr) 21rem;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface OverviewProps {
  readonly data: TournamentData;
  /** Called after the tournament was made public. */
  readonly onOpened: () => void;
  /** Receives a function that scrolls the visibility of all parts into view. */
  readonly showVisitors: RefObject<() => void>;
}

/** The next step, and what visitors see. On days of play, and once all is done, both are folded at first, so that play comes first. */
export function Overview({ data, onOpened, showVisitors }: OverviewProps) {
  const { tournament } = data;
  const known = useEventFacts(data);
  const clashes = useClashes();
  const facts = { ...known, clashes };
  const path = eventPath(tournament, facts);
  /** The way to the first game is of no use after the last one. */
  const isPlayed = facts.when === 'over' && (hasSchedule(tournament) || hasBracket(tournament));
  // As at the opening of the page: later changes do not fold anything while the user works.
  const [begins] = useState(() => {
    const isInPlay = facts.when !== 'ahead' && (hasSchedule(tournament) || hasBracket(tournament));
    return !isInPlay && path.some(({ state }) => state !== 'done');
  });
  // A shuffle needs none of the teams and schedules that the steps lead to.
  const [isPathOpen, setPathOpen] = useState(begins && !tournament.hasShuffle);
  const [isVisitorsOpen, setVisitorsOpen] = useState(begins);
  const [task, setTask] = useCarriedState<PathTask | null>(`${tournament.id}.path`, null);
  const close = () => setTask(null);
  const publishing = usePublish(tournament);
  useEffect(() => {
    showVisitors.current = () => {
      setVisitorsOpen(true);
      goToSection('visitors');
    };
  }, [showVisitors]);
  const actions = usePathActions(data, facts, {
    open: setTask,
    publish: publishing,
    showVisitors: () => showVisitors.current(),
  });
  return (
    <Room>
      <Panels>
        {!isPlayed && (
          <PathPanel
            tournament={tournament}
            facts={facts}
            path={path}
            isOpen={isPathOpen}
            onFold={setPathOpen}
            actions={actions}
            registration={
              <RegistrationState tournament={tournament} isNext={path.some(({ id, state }) => id === 'registration' && state === 'next')} />
            }
            publishing={publishing.node}
          />
        )}
        <VisitorsPanel
          tournament={tournament}
          isOpen={isVisitorsOpen}
          onFold={setVisitorsOpen}
          open={<OpenTournament tournament={tournament} onOpened={onOpened} />}
        />
      </Panels>
      {task === 'import' && <ImportDialog data={data} onClose={close} />}
      {task === 'draw' && <CreateMixerTeams data={data} onClose={close} />}
      {task === 'groups' && <CreateGroupsDialog data={data} onClose={close} />}
      {task === 'schedule' && <CreateScheduleDialog onClose={close} />}
      {task === 'referees' && <RefereesDialog onClose={close} />}
    </Room>
  );
}
