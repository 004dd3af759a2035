import { isHayes, limits } from '@courtside/domain';
import { placesOptions, splitOptions, upperSizeOptions } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { Columns, SelectField, space } from '@courtside/ui';
import { CountField } from '../../fields/count-field';
import type { ChosenSeries } from './create-bracket-model';
import { SeriesChoice } from './series-choice';
import type { useSeedDraft } from './use-seed-draft';

interface BracketSizeFieldsProps {
  readonly choice: ReturnType<typeof useSeedDraft>;
  /** Down to which place games are played. */
  readonly places: number;
  readonly onPlaces: (places: number) => void;
  readonly series: ChosenSeries;
  readonly onSeries: (series: ChosenSeries) => void;
}

/** How many teams play, where they start, the places played for, and the series. */
export function BracketSizeFields({ choice, places, onPlaces, series, onSeries }: BracketSizeFieldsProps) {
  const { t } = useTranslation('organizerBracket');
  const { type, seeds, upperSize } = choice;
  const { size } = choice.draft;
  const most = choice.all.length;
  const possiblePlaces = placesOptions(type, seeds.length);
  const possibleStarts = [...splitOptions(seeds.length)].reverse();
  return (
    <Columns $min="8.5rem" $gap={space[3]}>
      {isHayes(type) && upperSize !== undefined && (
        <SelectField
          label={t('create.upperSize')}
          value={String(upperSize)}
          onChange={(event) => choice.setHayesSize(Number(event.currentTarget.value))}
        >
          {upperSizeOptions(seeds.length).map((count) => (
            <option key={count} value={String(count)}>
              {t('create.upperPlaces', { count })}
            </option>
          ))}
        </SelectField>
      )}
      <CountField
        label={t('create.size')}
        value={size}
        onChange={(next) => choice.setDraft({ size: next, ownSeeds: null })}
        min={limits.bracket.teams}
        max={most}
        error={
          (size === null || size < limits.bracket.teams || size > most) && t('create.sizeRange', { least: limits.bracket.teams, most })
        }
      />
      {possiblePlaces.length > 1 && (
        <SelectField label={t('create.places')} value={String(places)} onChange={(event) => onPlaces(Number(event.currentTarget.value))}>
          {possiblePlaces.map((last) => (
            <option key={last} value={String(last)}>
              {t('create.placesTo', { last: Math.min(last, seeds.length) })}
            </option>
          ))}
        </SelectField>
      )}
      {type === 'double' && possibleStarts.length > 0 && (
        <SelectField
          label={t('create.start')}
          hint={upperSize !== undefined && t('create.startHint')}
          value={String(upperSize ?? '')}
          onChange={(event) => choice.setSplitSize(Number(event.currentTarget.value) || null)}
        >
          <option value="">{t('create.startAll')}</option>
          {possibleStarts.map((last) => (
            <option key={last} value={String(last)}>
              {t('create.startSeeds', { last })}
            </option>
          ))}
        </SelectField>
      )}
      <SeriesChoice value={series} isDouble={type.startsWith('double')} onChange={onSeries} />
    </Columns>
  );
}
