import { limits } from '@courtside/domain';
import type { ColumnMeaning, ReadTeams, Separator, TeamTable } from '@courtside/domain/teams-csv';
import { useTranslation } from '@courtside/i18n';
import { Checkbox, SelectField, Stack, Table, TableCard } from '@courtside/ui';
import styled from 'styled-components';
import type { PlannedRow } from './import-plan';

/** More rows than a file may have teams, so that only rows of a far too long file are hidden. */
const SHOWN = 250;

const meanings = ['name', 'email', 'player', 'id', 'unused'] as const satisfies readonly ColumnMeaning[];
const separators = { comma: ',', semicolon: ';', tab: '\t', none: null } as const satisfies Readonly<Record<string, Separator>>;
const separatorNames = Object.keys(separators) as (keyof typeof separators)[];

const Columns = styled(Table)`
  thead th {
    vertical-align: bottom;
  }
  thead th[data-column] {
    min-width: 12.5rem;
    vertical-align: top;
    white-space: normal;
  }
  tbody :is(td, th) {
    overflow-wrap: anywhere;
  }
  tbody td:last-child {
    min-width: 8rem;
  }
`;

export interface ImportPreviewProps {
  readonly table: TeamTable;
  readonly meanings: readonly ColumnMeaning[];
  readonly hasHeading: boolean;
  readonly read: ReadTeams;
  readonly planned: readonly PlannedRow[];
  readonly onMeanings: (meanings: readonly ColumnMeaning[]) => void;
  readonly onHeading: (hasHeading: boolean) => void;
  readonly onSeparator: (separator: Separator) => void;
  readonly disabled: boolean;
}

/**
 * Shows all columns of a table and what each row does. The user can change what a column means, what separates columns, and whether there
 * are headings.
 */
export function ImportPreview(props: ImportPreviewProps) {
  const { table, hasHeading, disabled, onHeading, onSeparator } = props;
  const { t } = useTranslation('organizerTeams');
  return (
    <Stack>
      <SelectField
        label={t('import.separator')}
        disabled={disabled}
        value={separatorNames.find((name) => separators[name] === table.separator)}
        onChange={(event) => onSeparator(separators[event.currentTarget.value as keyof typeof separators])}
      >
        {separatorNames.map((name) => (
          <option key={name} value={name}>
            {t(`import.separators.${name}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('import.hasHeading')}
        disabled={disabled}
        checked={hasHeading}
        onChange={(event) => onHeading(event.currentTarget.checked)}
      />
      <PreviewTable {...props} />
    </Stack>
  );
}

function PreviewTable({ table, meanings: chosen, hasHeading, read, planned, onMeanings, disabled }: ImportPreviewProps) {
  const { t } = useTranslation('organizerTeams');
  const heading = hasHeading ? (table.records[table.above]?.cells ?? []) : [];
  const records = table.records.slice(hasHeading ? table.above + 1 : 0);
  const places = Array.from({ length: table.columns }, (_, place) => place);
  const name = chosen.indexOf('name');
  const missing = name < 0 ? Math.max(0, chosen.indexOf('unused')) : -1;
  const plannedOn = new Map(planned.map((row) => [row.line, row]));
  const errorOn = new Map(read.errors.map((error) => [error.line, error]));
  const effectOn = (line: number): string => {
    const row = plannedOn.get(line);
    const code = errorOn.get(line)?.code;
    if (code && code !== 'noNameColumn') return t('import.isLeftOut', { reason: t(`import.error.${code}`) });
    switch (row?.kind) {
      case 'new':
        return t('import.isNew');
      case 'change':
        return t('import.isChange', { team: row.before ?? '' });
      case 'same':
        return t('import.isSame');
      case 'locked':
        return t('import.locked');
      case 'noRoom':
        return t('import.noRoom', { count: limits.teams });
      case undefined:
        return '';
    }
  };
  /** Gives a column a meaning. Only players may be in several columns. */
  const give = (place: number, meaning: ColumnMeaning) =>
    onMeanings(chosen.map((known, other) => (other === place ? meaning : known === meaning && meaning !== 'player' ? 'unused' : known)));
  return (
    <>
      <TableCard label={t('import.preview')}>
        <Columns>
          <caption>{t('import.preview')}</caption>
          <thead>
            <tr>
              <th scope="col" data-num>
                {t('import.line')}
              </th>
              {places.map((place) => (
                <th key={place} scope="col" data-column>
                  <SelectField
                    label={heading[place] || t('import.column', { number: place + 1 })}
                    error={place === missing ? t('import.error.noNameColumn') : undefined}
                    disabled={disabled}
                    value={chosen[place]}
                    onChange={(event) => give(place, event.currentTarget.value as ColumnMeaning)}
                  >
                    {meanings.map((meaning) => (
                      <option key={meaning} value={meaning}>
                        {t(`import.meaning.${meaning}`)}
                      </option>
                    ))}
                  </SelectField>
                </th>
              ))}
              <th scope="col">{t('import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {records.slice(0, SHOWN).map(({ line, cells }) => (
              <tr key={line}>
                <td data-num>{line}</td>
                {places.map((place) =>
                  place === name ? (
                    <th key={place} scope="row">
                      {cells[place]}
                    </th>
                  ) : (
                    <td key={place}>{cells[place]}</td>
                  ),
                )}
                <td>{effectOn(line)}</td>
              </tr>
            ))}
          </tbody>
        </Columns>
      </TableCard>
      {records.length > SHOWN && <p>{t('import.moreRows', { count: records.length - SHOWN })}</p>}
    </>
  );
}
