import type { GameId } from '@courtside/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateBracketDialog } from './features/bracket/create-bracket-dialog';
import { DeleteBracketDialog } from './features/bracket/delete-bracket-dialog';
import { furtherStages } from './features/bracket/further-stages';
import { GameDialog } from './features/bracket/game-dialog';
import { StageDialog } from './features/bracket/stage-dialog';
import { DrawGroupsDialog } from './features/further-groups/draw-groups-dialog';
import { GroupsDialog } from './features/further-groups/groups-dialog';
import { RemoveStageDialog } from './dialogs/remove-stage-dialog';
import { groupsPlanAt, matchesAt, someTeams, stageAt, tournamentAt } from './organizer.testkit';
import { toEventStages } from './stages/event-stages';
import { InEvent } from './stages/stages.testkit';
import { type, withBracket, withSchedule, type DialogRow } from './dialog-row.testkit';

const challenger = stageAt('challenger1');
const stages = () => {
  const event = { tournament: tournamentAt('schedule'), teams: someTeams, matches: matchesAt('schedule'), groups: [], brackets: [] };
  return furtherStages(toEventStages(event), [challenger]);
};

/** Dialogs of brackets and further groups. */
export const bracketDialogs: readonly DialogRow[] = [
  {
    file: 'bracket/create-bracket-dialog',
    show: (onClose) => withSchedule(<CreateBracketDialog onClose={onClose} />),
    submit: /^Create bracket/,
  },
  {
    file: 'bracket/delete-bracket-dialog',
    show: (onClose) => withBracket(<DeleteBracketDialog model={null} onClose={onClose} />),
    submit: 'Delete bracket',
    needsNetwork: true,
  },
  {
    file: 'bracket/stage-dialog',
    show: (onClose) => withSchedule(<StageDialog stages={stages()} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Add the bracket',
  },
  {
    file: 'bracket/stage-dialog',
    show: (onClose) => withSchedule(<StageDialog stages={stages()} plan={challenger} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Save',
    needsNetwork: true,
  },
  {
    file: 'dialogs/remove-stage-dialog',
    show: (onClose) => withSchedule(<RemoveStageDialog plan={challenger} onClose={onClose} />),
    submit: 'Remove the bracket',
    needsNetwork: true,
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: async () => {
      const [one, other] = screen.getAllByLabelText(/^Score of/);
      await userEvent.type(one as HTMLElement, '3');
      await userEvent.type(other as HTMLElement, '1');
    },
    submit: 'Save result',
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: () => type(/^Referee/, 'Zoé'),
    submit: 'Save result',
  },
  {
    file: 'further-groups/draw-groups-dialog',
    show: (onClose) => {
      const plan = groupsPlanAt('mainRound11');
      return (
        <InEvent plans={[plan]}>
          <DrawGroupsDialog plan={plan} onClose={onClose} />
        </InEvent>
      );
    },
    submit: /^Create 6 games/,
    needsNetwork: true,
  },
  {
    file: 'further-groups/groups-dialog',
    show: (onClose) => withSchedule(<GroupsDialog onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Add the group stage',
    needsNetwork: true,
  },
  {
    file: 'further-groups/groups-dialog',
    show: (onClose) => withSchedule(<GroupsDialog plan={groupsPlanAt('mainRound11')} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Save',
    needsNetwork: true,
  },
];
