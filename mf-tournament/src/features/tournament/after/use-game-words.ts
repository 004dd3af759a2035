import { BYE, TBD, type Bracket, type GameId, type Side, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { addDays, useBracketNow, useBracketWords, usePlayDay, useTeamName, useFormatDay } from '@courtside/tournament-ui';
import type { MyAfter } from './use-team-after';

/** When a game of the bracket is expected. */
export interface GameTime {
  readonly time: string;
  /** In words; null if it is today. */
  readonly date: string | null;
  readonly courtLetter: string;
}

/** The words for games of a bracket. */
export function useGameWords({ tournament, bracket, timetable }: Pick<MyAfter, 'tournament' | 'bracket' | 'timetable'>) {
  const { t } = useTranslation(['schedule', 'bracket']);
  const formatDay = useFormatDay();
  const words = useBracketWords();
  const nameOf = useTeamName();
  const { expected } = usePlayDay();
  const { dayOf, today } = useBracketNow(tournament, bracket);

  const timeOf = (id: GameId): GameTime | null => {
    const slot = timetable?.get(id);
    if (!slot) return null;
    const start = expected.get(id);
    const day = dayOf.get(id) ?? today;
    // The time of an earlier day is not when it will be played.
    if (day < today && !start) return null;
    return {
      time: start?.time ?? slot.time,
      date: day > today ? formatDay(addDays(tournament.startDate, day)) : null,
      courtLetter: start?.courtLetter ?? slot.courtLetter,
    };
  };
  const roundOf = (drawn: Bracket, id: GameId): string => {
    const game = drawn.template.games[drawn.template.indexOf.get(id) ?? -1];
    return game ? words.round(drawn.template, game.level, game.roundId) : '';
  };
  /** Against whom, or whom its place waits for. */
  const opponentOf = (drawn: Bracket, id: GameId, team: TeamId): string => {
    const index = drawn.template.indexOf.get(id) ?? -1;
    const slots = drawn.states[index]?.slots;
    const side: Side = slots?.[0] === team ? 1 : 0;
    const other = slots?.[side] ?? TBD;
    if (other !== TBD && other !== BYE) return t('against', { team: nameOf(other) });
    return words.waiting(drawn, index, side) ?? t('bracket:waits.nobody');
  };
  /** "Final: Sunday 13 June 17:30, court A" */
  const announce = (drawn: Bracket, id: GameId): string => {
    const start = timeOf(id);
    if (!start) return roundOf(drawn, id);
    const { time, date, courtLetter } = start;
    return `${roundOf(drawn, id)}, ${t('bracket:timeAndCourt', { time: date === null ? time : `${date} ${time}`, letter: courtLetter })}`;
  };
  return { timeOf, roundOf, opponentOf, announce };
}
