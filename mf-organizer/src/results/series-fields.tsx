import type { SeriesLength, Score } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, ScoreField, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { listTyped, noGame, type TypedGame } from './series-draft';

const Game = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${type.control}
    padding: 0;
  }
  > span {
    overflow-wrap: anywhere;
  }
`;

export interface SeriesFieldsProps {
  readonly bestOf: SeriesLength;
  readonly teamNames: readonly [string, string];
  readonly value: readonly TypedGame[];
  readonly onChange: (games: readonly TypedGame[]) => void;
}

/** Fields for the scores of a series: two for each game, until the games decide it. */
export function SeriesFields({ bestOf, teamNames: [one, other], value, onChange }: SeriesFieldsProps) {
  const { t } = useTranslation(['organizerSchedule', 'organizerBracket', 'bracket']);
  const shown = listTyped(value, bestOf);
  const change = (index: number, fields: Partial<TypedGame>) =>
    onChange([...shown.slice(0, index), { ...(shown[index] ?? noGame), ...fields }, ...value.slice(index + 1)]);
  return (
    <>
      {shown.map((game, index) => {
        const name = t('bracket:game', { number: index + 1 });
        const field = (team: string, score: Score, side: 1 | 2) => (
          <ScoreField
            label={`${name}: ${t('row.scoreOf', { team })}`}
            value={score}
            onChange={(typed) => change(index, { [`team${side}Score`]: typed })}
          />
        );
        const isLevel = game.team1Score !== null && game.team1Score === game.team2Score;
        return (
          <div key={index}>
            <Game>
              <legend>{name}</legend>
              <span>
                {one} – {other}
              </span>
              {field(one, game.team1Score, 1)}
              {field(other, game.team2Score, 2)}
            </Game>
            {isLevel && (
              <ChoiceCards
                legend={`${name}: ${t('organizerBracket:game.winner')}`}
                columns={2}
                value={game.winner === null ? null : `${game.winner}`}
                onChange={(winner) => change(index, { winner: winner === '1' ? 1 : 2 })}
                choices={[
                  { value: '1', label: one },
                  { value: '2', label: other },
                ]}
              />
            )}
          </div>
        );
      })}
    </>
  );
}
