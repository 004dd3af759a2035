import { BYE, groupLetter, TBD } from '@courtside/domain';
import type { Correction } from '@courtside/domain/day';
import { useFormat, useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { useSchedule } from '../games/schedule-context';

/** A later bracket game with its name and its scores. */
export interface NamedGame {
  readonly name: string;
  readonly team1Score: number | null;
  readonly team2Score: number | null;
}

/** Returns sentences about the effects of a correction; none if nothing else changes. */
export function useCorrectionWords(gameOf: (id: string) => NamedGame | null): (correction: Correction) => readonly string[] {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const format = useFormat();
  const { nameOf, shortDayName, tournament } = useSchedule();
  const team = (id: string) => (id === TBD ? t('correct.tbd') : nameOf(id));
  const withLoss = (sentence: string, lost: string | null) =>
    lost === null ? sentence : `${sentence} ${t('correct.gameGone', { before: lost })}`;
  /** A game that one team, or none, reaches: it is not played. */
  const passed = (name: string, [one, other]: readonly [string, string], lost: string | null) => {
    const stays = one === BYE ? other : one;
    const first =
      stays === BYE || stays === TBD ? t('correct.gameOff', { game: name }) : t('correct.gameFree', { game: name, team: team(stays) });
    return withLoss(first, lost);
  };
  const hasOneGroup = Object.keys(tournament.groups).length < 2;
  return ({ places, laterRounds, seedsStay, bracketGames, goalsLost }) => [
    ...(goalsLost > 0 ? [t('correct.goalsLost', { count: goalsLost })] : []),
    ...places.map(({ groupId, teamId, from, to }) => {
      const words = { team: nameOf(teamId), from, to };
      return hasOneGroup
        ? t('correct.placeNow', words)
        : t('correct.place', { ...words, group: t('common:group', { letter: groupLetter(groupId) }) });
    }),
    ...(laterRounds.length > 0
      ? [t('correct.rounds', { count: laterRounds.length, rounds: format.list(laterRounds.map(shortDayName)) })]
      : []),
    ...(seedsStay ? [t('correct.seeds')] : []),
    ...bracketGames.map(({ id, to, losesResult, isOn }) => {
      const game = gameOf(id);
      const before = game && game.team1Score !== null ? resultText(game.team1Score, game.team2Score) : '–';
      const lost = losesResult || isOn ? before : null;
      const name = game?.name ?? id;
      if (to.includes(BYE)) return passed(name, to, lost);
      if (to.every((team) => team === TBD)) return withLoss(t('correct.gameWaits', { game: name }), lost);
      const words = { game: name, team1: team(to[0]), team2: team(to[1]) };
      if (isOn) return t('correct.gameOn', words);
      if (!losesResult) return t('correct.gameTeams', words);
      return t('correct.gameLoses', { ...words, before });
    }),
  ];
}

/** Whether a correction changes anything besides its own game. */
export const hasEffect = ({ places, laterRounds, seedsStay, bracketGames, goalsLost }: Correction): boolean =>
  places.length + laterRounds.length + bracketGames.length > 0 || goalsLost > 0 || seedsStay;
