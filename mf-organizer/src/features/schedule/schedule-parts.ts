import type { DayId, Tournament } from '@courtside/domain';
import type { ComponentType } from 'react';
import type { Background } from '../../saving/use-background';

interface DialogProps {
  readonly onClose: () => void;
}

/** What other features bring into the schedule; the page gives it. */
export interface ScheduleParts {
  /** Dialogs of the schedule's tools that other features own. */
  readonly ScoringMode: ComponentType<DialogProps>;
  readonly NextRound: ComponentType<DialogProps>;
  readonly Withdraw: ComponentType<DialogProps>;
  readonly DayRules: ComponentType<DialogProps & { readonly tournament: Tournament }>;
  /** Opens the history of one game, or of the event. */
  readonly openHistory: (gameId?: string) => void;
  /** Below the heading of a round, and of a day once the games are closed by a bracket. */
  readonly RoundNote: ComponentType<{ readonly dayId: DayId; readonly background: Background }>;
}
