import type { GameEnding } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { SelectField } from '@courtside/ui';

/** How a game can end if its score is typed. */
export type Ending = GameEnding;

/** Whether a game was decided without its score: then no score is typed. */
export const isUnscored = (ending: Ending): ending is Extract<Ending, `${string}orfeit${string}` | 'cancelled'> =>
  /forfeit|cancelled/i.test(ending);

export interface EndingFieldProps {
  readonly teamNames: readonly [string, string];
  readonly value: Ending;
  readonly onChange: (ending: Ending) => void;
  /** Level scores are final in a group; a bracket game is decided after its time. */
  readonly isBracket: boolean;
  /** Another game waits for the team that advances, so even a canceled game needs a winner. */
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
