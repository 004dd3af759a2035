import { bracketTimetable, type Bracket, type MatchTimes } from '@courtside/domain';
import { BracketView } from '@courtside/tournament-ui';

/** Draws a bracket that is not saved yet. */
export function BracketPreviewDrawing({ bracket, times }: { readonly bracket: Bracket; readonly times: MatchTimes }) {
  return <BracketView bracket={bracket} timetable={bracketTimetable(bracket.template, times)} />;
}
