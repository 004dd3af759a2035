import { useTranslation } from '@courtside/i18n';
import { TeamName } from '@courtside/tournament-ui';
import { color, IconButton, line, MinusIcon, PlusIcon, ScoreField, space, type, type ScoreFieldProps } from '@courtside/ui';
import styled from 'styled-components';

/** The name shares the line if it has room for some words, or has a separate line. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  ${type.d4}
  > :first-child {
    flex: 1 1 9rem;
  }
`;

const Count = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  max-width: 100%;
  input {
    flex: 0 1 auto;
    min-width: 2.75rem;
  }
  button {
    flex: 0 1 auto;
    width: 4rem;
    min-width: 44px;
    height: 4.5rem;
    border: ${line.control} solid ${color.lineStrong};
  }
`;

/** One side of a game: its team, its goals, and the callback for changes. */
export interface ScoreSide {
  readonly teamId: string;
  /** As it is read out. */
  readonly teamName: string;
  readonly value: number | null;
  readonly onChange: (score: number | null) => void;
  /** Further props of its field, from the score book. */
  readonly field?: Partial<Omit<ScoreFieldProps, 'value' | 'onChange' | 'label'>>;
}

export interface ScoreEntryProps {
  readonly sides: readonly [ScoreSide, ScoreSide];
  readonly readOnly?: boolean;
}

/**
 * The scores of one game, wherever they are typed: a number field for each side, and buttons for one goal more or less. Its owner decides
 * the values, and when they are saved.
 */
export function ScoreEntry({ sides, readOnly = false }: ScoreEntryProps) {
  const { t } = useTranslation('organizerSchedule');
  return (
    <>
      {sides.map(({ teamId, teamName, value, onChange, field }, side) => (
        <Line key={`${side} ${teamId}`}>
          <TeamName id={teamId} discSize={28} />
          <Count>
            {/* From 0, one goal fewer empties the field: a goal entered by mistake can be removed without a keyboard. */}
            <IconButton
              label={t('mode.minus', { team: teamName })}
              disabled={readOnly || value === null}
              onClick={() => onChange(value === null || value === 0 ? null : value - 1)}
            >
              <MinusIcon size={28} />
            </IconButton>
            <ScoreField
              {...field}
              label={t('row.scoreOf', { team: teamName })}
              value={value}
              onChange={onChange}
              readOnly={readOnly}
              large
            />
            <IconButton label={t('mode.plus', { team: teamName })} disabled={readOnly} onClick={() => onChange((value ?? 0) + 1)}>
              <PlusIcon size={28} />
            </IconButton>
          </Count>
        </Line>
      ))}
    </>
  );
}
