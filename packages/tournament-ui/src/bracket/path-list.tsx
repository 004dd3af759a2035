import { resultText } from '@courtside/domain/text';
import { BYE, TBD, teamPath, type Bracket, type BracketSlot, type GameId, type Side, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { usePlayDay } from '../day/day-context';
import { Outcome } from '../day/outcome';
import { ListCard } from '../layout/list-card';
import { TeamName, useMyTeam } from '../teams/team-directory';
import { SeriesLine } from './series-line';
import { useBracketWords } from './use-bracket-words';

const List = styled(ListCard)`
  margin-bottom: ${space[4]};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
  }
  small {
    grid-column: 1 / -1;
    ${type.meta}
    color: ${color.ink3};
  }
`;

/** The games of one team, one below the other, with the next one: a phone shows them first. */
export function PathList({
  bracket,
  team,
  timetable,
}: {
  readonly bracket: Bracket;
  readonly team: TeamId;
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
}) {
  const { t } = useTranslation('bracket');
  const words = useBracketWords();
  const mine = useMyTeam();
  const { bracketGames, expected } = usePlayDay();
  const { template, states } = bracket;
  const { games } = teamPath(bracket, team);
  const shown = games.flatMap((id) => {
    const index = template.indexOf.get(id);
    return index !== undefined && template.games[index]?.kind === 'game' ? [index] : [];
  });
  if (shown.length === 0) return null;
  return (
    <List as="section" data-print="no">
      <h3>{team === mine ? t('yourPath') : t('path')}</h3>
      <ol>
        {shown.map((index) => {
          const game = template.games[index];
          const state = states[index];
          if (!game || !state) return null;
          const own: Side = state.slots[0] === team ? 0 : 1;
          const other: Side = own === 0 ? 1 : 0;
          const opponent = state.slots[other];
          const slot = timetable?.get(game.id);
          const start = expected.get(game.id);
          return (
            <li key={index}>
              <small>
                {words.round(template, game.level, game.roundId)}
                {slot ? ` · ${words.timeAndCourt(slot, start)}` : ''}{' '}
                <SeriesLine series={{ bestOf: game.bestOf, play: bracketGames.get(game.id)?.play }} isSwapped={own === 1} />
              </small>
              {opponent === TBD || opponent === BYE ? (
                <span>{words.waiting(bracket, index, other) ?? t('waits.nobody')}</span>
              ) : (
                <TeamName id={opponent} strong={state.winner === opponent} />
              )}
              <strong>
                {state.status === 'decided' && state.scores[own] !== null ? resultText(state.scores[own], state.scores[other]) : ''}{' '}
                <Outcome short play={bracketGames.get(game.id)?.play} team1Id={state.slots[0]} team2Id={state.slots[1]} />
              </strong>
            </li>
          );
        })}
      </ol>
    </List>
  );
}
