import { useMemo, useState, type ComponentType } from 'react';
import { OrganizerBracket } from '../features/bracket/bracket-section';
import { CreateMixerTeams } from '../features/mixer/create-mixer-teams';
import { DayRulesDialog } from '../features/day-rules/day-rules-dialog';
import { GroupsDialog } from '../features/further-groups/lazy-dialogs';
import { FurtherGroupsSection } from '../features/further-groups/further-groups-section';
import type { ScheduleParts } from '../features/schedule/schedule-parts';
import { OrganizerPlayers } from '../features/mixer/players-section';
import { FurtherSchedules } from '../features/schedule/further-schedules';
import { OrganizerSchedule } from '../features/schedule/schedule-section';
import { OrganizerScorers } from '../features/scorers/scorers-section';
import { ScoringMode } from '../features/scoring/scoring-mode';
import { AddShuffleDialog } from '../features/shuffle/lazy-shuffle';
import { FurtherStandings } from '../features/standings/further-standings';
import { OrganizerStandings } from '../features/standings/standings-section';
import { LateTeamDialog } from '../features/swiss/late-team-dialog';
import { NextRoundDialog } from '../features/swiss/next-round-dialog';
import { RoundNote } from '../features/swiss/round-note';
import { WithdrawDialog } from '../features/swiss/withdraw-dialog';
import { OrganizerTeams } from '../features/teams/teams-section';
import type { SectionProps } from './section-props';

/* Features do not import each other. If a section contains part of another feature, it is inserted here. */

const scheduleParts: Omit<ScheduleParts, 'openHistory'> = {
  DayRules: DayRulesDialog,
  ScoringMode,
  NextRound: NextRoundDialog,
  Withdraw: WithdrawDialog,
  LateTeam: LateTeamDialog,
  RoundNote,
  ChangeGroups: GroupsDialog,
};

/** The schedule with the scoring mode, and with the actions on Swiss rounds. */
export function ComposedSchedule({ data, openHistory }: SectionProps) {
  const parts = useMemo(() => ({ ...scheduleParts, openHistory }), [openHistory]);
  const reading = { loading: data.loadingMatches, retry: data.failed.schedule ? data.retry : null };
  return (
    <>
      <OrganizerSchedule parts={parts} matchesConfirmed={data.matchesConfirmed ?? false} {...reading} />
      <FurtherSchedules parts={parts} {...reading} />
    </>
  );
}

/** The teams; those of a mixer are drawn from its players. */
export const ComposedTeams = ({ data, readOnly }: SectionProps) => (
  <OrganizerTeams data={data} readOnly={readOnly} MixerDraw={CreateMixerTeams} />
);

/** The players of a mixer, who can be mixed in a shuffle too. */
export function ComposedPlayers({ data, onShuffleAdded }: SectionProps) {
  const [isAdding, setAdding] = useState(false);
  const { tournament } = data;
  return (
    <>
      <OrganizerPlayers data={data} {...(tournament.hasShuffle ? {} : { onAddShuffle: () => setAdding(true) })} />
      {isAdding && <AddShuffleDialog tournament={tournament} onAdded={onShuffleAdded} onClose={() => setAdding(false)} />}
    </>
  );
}

/** Sections that depend on the games appear once these have loaded, and stay while other parts are fetched. */
const onceComplete = (Section: ComponentType<SectionProps>) =>
  function OnceComplete(props: SectionProps) {
    return props.wasComplete && <Section {...props} />;
  };

/** The brackets with the rules of their days, below the group stages that are played before them. */
export const ComposedBracket = onceComplete(function StagesAfterGroups({ data, openHistory }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <FurtherGroupsSection isAdding={isAdding} onAdded={() => setAdding(false)} />
      <OrganizerBracket games={data.games} DayRules={DayRulesDialog} openHistory={openHistory} onAddGroups={() => setAdding(true)} />
    </>
  );
});

/** The tables of all groups. */
export const ComposedStandings = onceComplete(function AllStandings() {
  return (
    <>
      <OrganizerStandings />
      <FurtherStandings />
    </>
  );
});
export const ComposedScorers = onceComplete(OrganizerScorers);
