import type { GameEnding } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';

/** How a game may be said to have ended where its score is typed. */
export type Ending = GameEnding;

/** Decided without what was scored: no score is typed. */
export const isUnscored = (ending: Ending): ending is Extract<Ending, `${string}orfeit${string}` | 'cancelled'> =>
  /forfeit|cancelled/i.test(ending);

export interface EndingFieldProps {
  readonly teamNames: readonly [string, string];
  readonly value: Ending;
  readonly onChange: (ending: Ending) => void;
  /** Equal scores stand in a group; a bracket game is decided after its time. */
  readonly isBracket: boolean;
  /** Another game waits for who goes on: a game that is cancelled, by nobody's fault, has to name somebody. */
  readonly othersWait: boolean;
}

/** How a game ended: played, after its time, or not played by one team or both. */
export function EndingField({ teamNames: [one, other], value, onChange, isBracket, othersWait }: EndingFieldProps) {
  const { t } = useTranslation(['organizerSchedule', 'schedule']);
  const endings: readonly Ending[] = [
    'played',
    ...(isBracket || value === 'overtime' ? (['overtime'] as const) : []),
    ...(isBracket || value === 'goldenGoal' ? (['goldenGoal'] as const) : []),
    'forfeitByTeam1',
    'forfeitByTeam2',
    'doubleForfeit',
    ...(othersWait && value !== 'cancelled' ? [] : (['cancelled'] as const)),
  ];
  return (
    <SelectField label={t('correct.ending')} value={value} onChange={(event) => onChange(event.currentTarget.value as Ending)}>
      {endings.map((ending) => (
        <option key={ending} value={ending}>
          {ending === 'played' ? t('correct.played') : t(`schedule:ending.${ending}`, { one, other })}
        </option>
      ))}
    </SelectField>
  );
}
