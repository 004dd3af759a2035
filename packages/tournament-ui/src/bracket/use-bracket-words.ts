import {
  roundName,
  waitingName,
  type Bracket,
  type BracketLevel,
  type BracketSlot,
  type BracketTemplate,
  type Side,
  type TemplateGame,
} from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import { daysLater } from '../schedule/planned-time';

/** The words of a drawing. */
export type BracketWords = ReturnType<typeof useBracketWords>;

/** Words for rounds and for places whose team is not known yet. */
export function useBracketWords() {
  const { t } = useTranslation('bracket');
  return useMemo(
    () => ({
      game: (number: number): string => t('game', { number }),
      number: (number: number): string => t('number', { number }),
      /** Time and court of a game: the expected ones if they are known, otherwise the planned ones. */
      timeAndCourt: (slot: BracketSlot, start: ExpectedStart | undefined): string => {
        if (!start) return t('timeAndCourt', { time: slot.time, letter: slot.courtLetter });
        const days = daysLater(start);
        const time = days > 0 ? `${start.time} ${t('plusDays', { count: days })}` : start.time;
        return t(start.isLate ? 'expectedAndCourt' : 'timeAndCourt', { time, letter: start.courtLetter });
      },
      notPlayed: t('notPlayed'),
      keptShort: t('keptShort'),
      /** For a corrected game whose other team has already advanced. */
      kept: (team: string): string => t('kept', { team }),
      /** @param heldUntil see `PlayDay` */
      state: (state: 'live' | 'paused' | 'called' | 'held', heldUntil: string | null): string =>
        t(`state.${state}`, { time: heldUntil ?? '' }),
      /** "Final", or "Final, best of 3". */
      round: (template: BracketTemplate, level: BracketLevel, roundId: string): string => {
        const { key, number, to } = roundName(template, level, roundId);
        const name = t(`round.${key}`, { number: number ?? 0, to: to ?? 0 });
        const isOfRound = (game: TemplateGame) => game.level === level && game.roundId === roundId;
        const most = template.series ? template.games.find(isOfRound)?.bestOf : undefined;
        return most ? t('series.round', { round: name, most }) : name;
      },
      /** "Winner of game 5", or that no team comes; null if a team is in the place. */
      waiting: (bracket: Bracket, index: number, side: Side): string | null => {
        const waiting = waitingName(bracket, index, side);
        return waiting && t(`waits.${waiting.key}`, { number: waiting.number });
      },
    }),
    [t],
  );
}
