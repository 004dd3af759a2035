import type { DayId, Tournament } from '@courtside/domain';
import type { GroupsPlan } from '@courtside/domain/stages';
import type { ComponentType } from 'react';
import type { Background } from '../../saving/use-background';

interface DialogProps {
  readonly onClose: () => void;
}

/** The parts of other features in the schedule, which the page provides. */
export interface ScheduleParts {
  /** The dialogs of the schedule's tools that belong to other features. */
  readonly ScoringMode: ComponentType<DialogProps>;
  readonly NextRound: ComponentType<DialogProps>;
  readonly Withdraw: ComponentType<DialogProps>;
  readonly LateTeam: ComponentType<DialogProps>;
  readonly DayRules: ComponentType<DialogProps & { readonly tournament: Tournament }>;
  /** Changes name and first day of further groups. */
  readonly ChangeGroups: ComponentType<DialogProps & { readonly plan: GroupsPlan }>;
  /** Opens the history of one game, or of the event. */
  readonly openHistory: (gameId?: string) => void;
  /** Rendered below the heading of a round, and of a day if a bracket has locked the games. */
  readonly RoundNote: ComponentType<{ readonly dayId: DayId; readonly background: Background }>;
}
