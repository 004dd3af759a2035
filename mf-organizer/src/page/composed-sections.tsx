import { useMemo } from 'react';
import { CreateMixerTeams } from '../features/mixer/create-mixer-teams';
import { DayRulesDialog } from '../features/day-rules/day-rules-dialog';
import type { ScheduleParts } from '../features/schedule/schedule-parts';
import { OrganizerSchedule, type ScheduleSectionProps } from '../features/schedule/schedule-section';
import { ScoringMode } from '../features/scoring/scoring-mode';
import { NextRoundDialog } from '../features/swiss/next-round-dialog';
import { RoundNote } from '../features/swiss/round-note';
import { WithdrawDialog } from '../features/swiss/withdraw-dialog';
import { OrganizerTeams, type TeamsSectionProps } from '../features/teams/teams-section';

/*
 * Features do not know each other. Where one section holds something of another feature, it is put in here.
 */

const scheduleParts: Omit<ScheduleParts, 'openHistory'> = {
  DayRules: DayRulesDialog,
  ScoringMode,
  NextRound: NextRoundDialog,
  Withdraw: WithdrawDialog,
  RoundNote,
};

/** The schedule with the scoring mode, and with what is done to Swiss rounds. */
export function ComposedSchedule({ openHistory, ...props }: Omit<ScheduleSectionProps, 'parts'> & Pick<ScheduleParts, 'openHistory'>) {
  const parts = useMemo(() => ({ ...scheduleParts, openHistory }), [openHistory]);
  return <OrganizerSchedule {...props} parts={parts} />;
}

/** The teams; those of a mixer are drawn from its players. */
export const ComposedTeams = (props: Omit<TeamsSectionProps, 'MixerDraw'>) => <OrganizerTeams {...props} MixerDraw={CreateMixerTeams} />;
