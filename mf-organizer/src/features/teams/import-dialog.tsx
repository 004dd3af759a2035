import { limits } from '@courtside/domain';
import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import type { ColumnMeaning, Separator } from '@courtside/domain/teams-csv';
import { importTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { FileField, ListOrderedIcon, Notice, showToast, Stack, TextArea, useCarriedState } from '@courtside/ui';
import { useMemo } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { LeftOut } from '../../fields/left-out';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { planImport, rowsToWrite } from './import-plan';
import { ImportPreview } from './import-preview';
import { LARGEST, useImportSource } from './use-import-source';

/** The user's choices about the columns of a table. */
interface Chosen {
  /** The columns that the choices are for. */
  readonly columns: string;
  /** Separated by spaces. */
  readonly meanings: string;
  readonly hasHeading: boolean;
}

/** `found` is the detected separator, `none` a single column. */
type SeparatorChoice = 'found' | 'none' | NonNullable<Separator>;

const toSeparator = (choice: SeparatorChoice): Separator | undefined => {
  if (choice === 'found') return undefined;
  return choice === 'none' ? null : choice;
};

/** Imports teams from a file or a pasted text, after showing what each row does and what is left out. */
export function ImportDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const { tournament, teams, entrants, profiles } = data;
  const { file, takeFile, pasted, takePasted, source, refusal } = useImportSource(`${tournament.id}.importTeams`);
  const [chosen, setChosen] = useCarriedState<Chosen | null>(`${tournament.id}.importColumns`, null);
  const [separator, setSeparator] = useCarriedState<SeparatorChoice>(`${tournament.id}.importSeparator`, 'found');
  const task = useTask((message) => t('import.failed', { message }), { needsNetwork: true });
  const table = useMemo(() => source?.code.readTable(source.text, toSeparator(separator)) ?? null, [source, separator]);
  // Choices for other columns do not apply to these.
  const columns = table ? JSON.stringify([table.separator, table.columns, table.hasHeading && table.records[table.above]?.cells]) : '';
  const own = chosen?.columns === columns ? chosen : null;
  const meanings = useMemo(() => (own ? (own.meanings.split(' ') as ColumnMeaning[]) : (table?.meanings ?? [])), [own, table]);
  const hasHeading = own?.hasHeading ?? table?.hasHeading ?? false;
  const choose = (change: Partial<Chosen>) => setChosen({ columns, meanings: meanings.join(' '), hasHeading, ...change });
  const forgetChoices = () => {
    setChosen(null);
    setSeparator('found');
  };
  const read = useMemo(
    () => (source && table ? source.code.readTeams(table, meanings, hasHeading) : null),
    [source, table, meanings, hasHeading],
  );
  // Computed from the current data: another organizer may create the schedule, or add one of these teams, while this is open.
  const planned = useMemo(
    () =>
      read &&
      planImport(read, {
        teams: entrants,
        profiles,
        playersPerTeam: tournament.playersPerTeam,
        canAdd: canAddOrDeleteTeams(tournament).allowed,
        room: limits.teams - teams.length,
      }),
    [read, entrants, profiles, tournament, teams.length],
  );
  const rows = rowsToWrite(planned ?? []);
  const submit = async () => {
    if (!(await task.run(() => importTeams(tournament.id, rows)))) return;
    showToast(t('import.done', { count: rows.length }));
    onClose();
  };
  const problem = refusal && t(`import.${refusal}`);
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('import.title')}
      size={table && table.columns > 2 ? 'large' : 'medium'}
      submitLabel={t('import.submit', { count: rows.length })}
      submitDisabled={rows.length === 0}
    >
      <TextArea
        label={t('import.paste')}
        hint={file && pasted !== '' ? t('import.fileUsed') : t('import.pasteHint')}
        error={file ? null : problem}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        maxLength={LARGEST}
        value={pasted}
        onChange={(event) => {
          if (event.currentTarget.value === '') forgetChoices();
          takePasted(event.currentTarget.value);
        }}
      />
      <FileField
        label={t('import.file')}
        hint={t('import.text')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        value={file}
        onChange={(next) => {
          forgetChoices();
          takeFile(next);
        }}
        disabled={task.busy}
        error={file ? problem : null}
        placeholder={<ListOrderedIcon size={24} />}
        labels={{ choose: t('import.choose'), change: t('import.change'), remove: t('import.removeFile'), empty: t('import.none') }}
      />
      <div aria-live="polite">
        {read && (
          <Stack>
            <LeftOut read={read} />
            {rows.length === 0 && <Notice kind="info">{t('import.nothing')}</Notice>}
          </Stack>
        )}
      </div>
      {table && read && planned && (
        <ImportPreview
          table={table}
          meanings={meanings}
          hasHeading={hasHeading}
          read={read}
          planned={planned}
          onMeanings={(next) => choose({ meanings: next.join(' ') })}
          onHeading={(next) => choose({ hasHeading: next })}
          onSeparator={(next) => setSeparator(next ?? 'none')}
          disabled={task.busy}
        />
      )}
    </TaskDialog>
  );
}
