import { BYE, groupLetter, sortedDayIds, TBD, type GameId, type GroupId, type Side, type TeamId } from '@courtside/domain';
import { getBracketName, heldUntil } from '@courtside/domain/day';
import type { GroupsPlan } from '@courtside/domain/stages';
import { storedState } from '@courtside/domain/wall';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords, useTeamName } from '@courtside/tournament-ui';
import { useDay } from './day-context';
import { scoreText, type BoardGame } from './board-model';

/** The words for a game of the board. */
export function useGameWords() {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { tournament, furtherGroups, plan, now } = useDay();
  const words = useBracketWords();
  const nameOf = useTeamName();
  const isKnown = (team: string) => team !== TBD && team !== BYE;
  /** Returns a team's name, or what the place waits for. */
  const sideName = (game: BoardGame, side: Side): string => {
    const team = game.teams[side];
    if (isKnown(team)) return nameOf(team);
    const bracket = plan.brackets.get(game.stage)?.bracket;
    const index = bracket?.template.indexOf.get(game.id as GameId) ?? -1;
    return (bracket && words.waiting(bracket, index, side)) ?? t('waitsForTeams');
  };
  const planOf = (stage: BoardGame['stage']) => furtherGroups.find((one) => one.plan.id === stage)?.plan;
  /** "Swiss · Round 2", the name alone of other groups. */
  const groupsName = ({ name, scheduleType, schedule }: GroupsPlan, dayId: BoardGame['dayId']): string =>
    scheduleType === 'swissRounds' && dayId !== null
      ? `${name} · ${t('round', { number: sortedDayIds(schedule).indexOf(dayId) + 1 })}`
      : name;
  /** "Group A", "Main round · Group A", "Semi-final · 12" or "B bracket · Semi-final · 12"; empty if teams of several groups meet. */
  const stageName = ({ kind, stage, id, teams, dayId }: BoardGame): string => {
    if (kind === 'bracket') {
      const { bracket, name } = plan.brackets.get(stage) ?? {};
      const game = bracket?.template.games[bracket.template.indexOf.get(id as GameId) ?? -1];
      if (!bracket || !game) return '';
      const round = `${words.round(bracket.template, game.level, game.roundId)} · ${words.number(game.number ?? 0)}`;
      return name ? `${name} · ${round}` : round;
    }
    const further = planOf(stage);
    const groups = Object.entries((further ?? tournament).groups) as [GroupId, readonly TeamId[]][];
    const group = groups.length > 1 && groups.find(([, members]) => teams.every((team) => members.includes(team as TeamId)));
    const letter = group ? t('common:group', { letter: groupLetter(group[0]) }) : '';
    return [further && groupsName(further, dayId), letter].filter(Boolean).join(' · ');
  };
  /** The name of a further bracket or of further groups, with their Swiss round; null for any other game. */
  const furtherName = (game: BoardGame): string | null => {
    const further = planOf(game.stage);
    return further ? groupsName(further, game.dayId) : getBracketName(plan.brackets, game);
  };
  /** "Pédale Douce – Hors-Jeu" */
  const gameName = (game: BoardGame) => t('plan.versus', { one: sideName(game, 0), other: sideName(game, 1) });
  /** Waiting games show until when everything is stopped; a game in play shows its clock. */
  const until = heldUntil(plan, now);
  const stateName = ({ phase, state }: BoardGame): string =>
    until !== null && storedState(state, true) === 'held'
      ? t('state.held', { time: until })
      : phase === 'playing'
        ? t('common:status.live')
        : t(`state.${phase}`);
  return {
    isKnown,
    stateName,
    sideName,
    gameName,
    stageName,
    furtherName,
    scoreText: (game: BoardGame) => scoreText(game.state, tournament.forfeitGoals),
  };
}
