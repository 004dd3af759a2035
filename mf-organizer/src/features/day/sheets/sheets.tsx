import { ReturnDialog } from '../../../dialogs/return-dialog';
import { useDay } from '../data/day-context';
import { ClockSheet } from './clock-sheet';
import { GoalsDialog } from './goals-dialog';
import { MissingDialog } from './missing-dialog';
import { PlanDialog } from '../plan/plan-dialog';
import { PlayedSheet } from './played-sheet';
import { ResultSheet } from './result-sheet';

/** The sheet over the board; fetched when the first one opens, since scoring alone needs none. */
export function Sheets() {
  const { tournament, teams, matches, games, did, sheet, openSheet, History } = useDay();
  const close = () => openSheet(null);
  if (sheet?.kind === 'plan') return <PlanDialog asked={sheet} onClose={close} />;
  if (sheet?.kind === 'missing') return <MissingDialog asked={sheet} onClose={close} />;
  if (sheet?.kind === 'return')
    return <ReturnDialog {...{ tournament, teams, matches, games }} teamId={sheet.team} onClose={close} onDone={did} />;
  if (sheet?.kind === 'history') return <History />;
  if (sheet?.kind === 'clock') return <ClockSheet asked={sheet} onClose={close} />;
  if (sheet?.kind === 'goals') return <GoalsDialog asked={sheet} onClose={close} />;
  if (sheet?.kind === 'played') return <PlayedSheet asked={sheet} onClose={close} />;
  if (sheet?.kind === 'result') return <ResultSheet asked={sheet} onClose={close} />;
  return null;
}
