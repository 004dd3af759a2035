import { useTranslation } from '@courtside/i18n';
import { color, line, radius, space, touch, type } from '@courtside/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { noAnchor } from './court-style';
import type { NamedPlayer } from '../data/use-players';

const Row = styled.div`
  ${noAnchor}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: 0 ${space[3]} ${space[3]};
  > p {
    flex: 1 0 100%;
    margin: 0;
    ${type.small}
    color: ${color.ink2};
  }
`;

const Player = styled.button`
  flex: 1 1 auto;
  min-width: ${touch};
  min-height: 3rem;
  padding: ${space[0]} ${space[2]};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  ${type.body}
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  &[aria-pressed='true'] {
    background: ${color.ink};
    border-color: ${color.ink};
    color: ${color.surface};
  }
`;

export interface WhoScoredProps {
  /** Players of the team that has just scored; without names nothing is asked. */
  readonly players: readonly NamedPlayer[];
  readonly team: string;
  /** The credited player; empty for none. */
  readonly credited: string;
  /** A second tap on the same player removes the credit. */
  readonly onCredit: (player: string) => void;
}

/**
 * Asks for the scorer of a goal that already counts. It is below all other buttons: when it appears or goes, no button moves under a
 * finger.
 */
export function WhoScored({ players, team, credited, onCredit }: WhoScoredProps) {
  const { t } = useTranslation('organizerDay');
  const id = useId();
  if (players.length === 0) return null;
  return (
    <Row role="group" aria-labelledby={id}>
      <p id={id}>{t('scorer.who', { team })}</p>
      {players.map(({ player, name }) => (
        <Player key={player} type="button" aria-pressed={player === credited} onClick={() => onCredit(player === credited ? '' : player)}>
          {name}
        </Player>
      ))}
    </Row>
  );
}
