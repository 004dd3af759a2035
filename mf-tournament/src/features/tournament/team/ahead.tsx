import { teamPath, type Bracket, type BracketSlot, type GameId, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ListCard, useBracketWords, usePlayDay } from '@courtside/tournament-ui';
import { color, space, type } from '@courtside/ui';
import styled from 'styled-components';

const Ways = styled.div`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  li small {
    display: block;
    ${type.meta}
    color: ${color.ink3};
  }
`;

export interface AheadProps {
  readonly bracket: Bracket;
  readonly team: TeamId;
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
}

/** Whether a team has a bracket game before it, so that there is a path to show. */
export const hasAhead = (bracket: Bracket, team: TeamId): boolean => {
  const { current, ifWinning, ifLosing } = teamPath(bracket, team);
  return current !== null && ifWinning.length + ifLosing.length > 0;
};

/** The team's path from its current game: as long as it wins, and after a defeat. */
export function Ahead({ bracket, team, timetable }: AheadProps) {
  const { t } = useTranslation('team');
  const { ifWinning, ifLosing } = teamPath(bracket, team);
  return (
    <Ways>
      <Way title={t('ifWinning')} games={ifWinning} none={t('wonAll')} {...{ bracket, timetable }} />
      <Way title={t('ifLosing')} games={ifLosing} none={t('outAfter')} {...{ bracket, timetable }} />
    </Ways>
  );
}

interface WayProps extends Pick<AheadProps, 'bracket' | 'timetable'> {
  readonly title: string;
  readonly games: readonly GameId[];
  readonly none: string;
}

function Way({ title, games, none, bracket: { template }, timetable }: WayProps) {
  const words = useBracketWords();
  const { expected } = usePlayDay();
  return (
    <ListCard as="section">
      <h3>{title}</h3>
      {games.length === 0 && <p>{none}</p>}
      <ol>
        {games.map((id) => {
          const game = template.games[template.indexOf.get(id) ?? -1];
          if (!game) return null;
          const slot = timetable?.get(id);
          return (
            <li key={id}>
              {words.round(template, game.level, game.roundId)}
              <small>
                {[words.number(game.number ?? 0), slot && words.timeAndCourt(slot, expected.get(id))].filter(Boolean).join(' · ')}
              </small>
            </li>
          );
        })}
      </ol>
    </ListCard>
  );
}
