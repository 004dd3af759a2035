import type { SeriesLength, Score } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, ScoreField, space, Stack, type, VisuallyHidden } from '@courtside/ui';
import styled from 'styled-components';
import { listTyped, noGame, type TypedGame } from './series-draft';

/** The scores of a game, each as wide as half of the dialog, so that a thumb hits them; the names are above the first. */
const Game = styled.fieldset`
  display: grid;
  grid-template-columns: 5.5rem repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin: 0;
  padding: 0;
  border: 0;
  > b {
    ${type.d4}
    font-variant-numeric: tabular-nums;
  }
  input {
    width: 100%;
    height: 3.5rem;
    font-size: 2rem;
  }
  /* Large text: the number of the game above its scores. */
  @container (width < 20rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > b {
      grid-column: 1 / -1;
    }
  }
`;

const Games = styled.div`
  display: grid;
  gap: ${space[2]};
  container-type: inline-size;
`;

const Teams = styled(Game).attrs({ as: 'div' })`
  align-items: end;
  ${type.small}
  font-weight: 650;
  text-align: center;
  overflow-wrap: anywhere;
  > :first-child {
    grid-column: 2;
  }
  @container (width < 20rem) {
    > :first-child {
      grid-column: 1;
    }
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
    <Games>
      <Teams aria-hidden="true">
        <span>{one}</span>
        <span>{other}</span>
      </Teams>
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
          <Stack key={index} $gap={space[2]}>
            <Game>
              <VisuallyHidden as="legend">{name}</VisuallyHidden>
              <b aria-hidden="true">{name}</b>
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
          </Stack>
        );
      })}
    </Games>
  );
}
