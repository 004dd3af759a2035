import type { Bracket, BracketSlot, GameId, Side } from '@courtside/domain';
import { BYE, TBD } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Table } from '@courtside/ui';
import styled from 'styled-components';
import { usePlayDay } from '../day/day-context';
import { TeamName } from '../teams/team-directory';
import type { BracketLayout } from './bracket-layout';
import { inPlayOrder } from './play-order';
import { useBracketWords } from './use-bracket-words';

const Rounds = styled(Table)`
  table-layout: fixed;
  tbody {
    break-inside: auto;
  }
  [data-box] {
    width: 12mm;
    border: 1px solid #000;
    text-align: center;
    font-weight: 700;
  }
  [data-short] {
    width: 22mm;
  }
`;

export interface GameListsProps {
  readonly bracket: Bracket;
  readonly layout: BracketLayout;
  readonly timetable?: ReadonlyMap<GameId, BracketSlot> | undefined;
}

/** The games of a bracket round by round, with boxes for the scores: for paper, where a large drawing can't be read. */
export function GameLists({ bracket, layout, timetable }: GameListsProps) {
  const { t } = useTranslation('bracket');
  const words = useBracketWords();
  const { expected } = usePlayDay();
  const { template, states } = bracket;
  return (
    <>
      {inPlayOrder(template, layout.rounds).map(({ level, roundId, games }) => (
        <Rounds key={`${level} ${roundId}`}>
          <caption>{words.round(template, level, roundId)}</caption>
          <tbody>
            {games.map(({ index }) => {
              const game = template.games[index];
              const state = states[index];
              if (!game || !state) return null;
              const slot = timetable?.get(game.id);
              const place = (side: Side) => {
                const occupant = state.slots[side];
                return occupant === TBD || occupant === BYE ? (
                  words.waiting(bracket, index, side)
                ) : (
                  <TeamName id={occupant} strong={state.status === 'decided' && state.winner === occupant} />
                );
              };
              return (
                <tr key={index}>
                  <td data-short>{game.number === null ? '' : t('number', { number: game.number })}</td>
                  <td data-short>{slot && words.timeAndCourt(slot, expected.get(game.id))}</td>
                  <td>{place(0)}</td>
                  <td data-box>{state.scores[0]}</td>
                  <td data-box>{state.scores[1]}</td>
                  <td>{place(1)}</td>
                </tr>
              );
            })}
          </tbody>
        </Rounds>
      ))}
    </>
  );
}
