import { limits } from '@courtside/domain';
import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import type { ReadTeams, TeamsCsvError } from '@courtside/domain/teams-csv';
import { importTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { FileField, ListOrderedIcon, Notice, showToast, Stack, Table, TableCard, TextArea, useCarriedState } from '@courtside/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { planImport, rowsToWrite, type PlannedRow } from './import-plan';
import { shownPlayer } from './players-model';

/** Bytes; 200 teams of 12 players fit several times. */
const LARGEST = 1_048_576;

/** Takes teams from a file or from what is pasted, after showing what each line does and which ones are left out. */
export function ImportDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'common']);
  const { tournament, teams, entrants, profiles } = data;
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useCarriedState(`${tournament.id}.importTeams`, '');
  const [read, setRead] = useState<ReadTeams | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const task = useTask((message) => t('import.failed', { message }), { needsNetwork: true });
  const latest = useRef('');
  /** Shows what a text would do. It may take a moment, in which another text has come. */
  const take = async (text: string | Promise<string>, key: string) => {
    latest.current = key;
    setRead(null);
    setUnreadable(null);
    try {
      const [{ readTable, readTeams }, content] = await Promise.all([
        import(/* webpackChunkName: "teams-csv" */ '@courtside/domain/teams-csv'),
        text,
      ]);
      if (latest.current !== key || content.trim() === '') return;
      setRead(readTeams(readTable(content)));
    } catch (error) {
      console.warn('The file was not read', error);
      setUnreadable(t('import.unreadable'));
    }
  };
  const takeFile = (chosen: File | null) => {
    setFile(chosen);
    setPasted('');
    if (chosen && chosen.size <= LARGEST) return void take(chosen.text(), `file ${chosen.name} ${chosen.lastModified}`);
    void take('', 'no file');
    if (chosen) setUnreadable(t('import.tooLarge'));
  };
  const takePasted = (text: string) => {
    setPasted(text);
    setFile(null);
    void take(text, `text ${text}`);
  };
  // Pasted before the page was loaded anew.
  const begin = useRef(() => void (pasted !== '' && takePasted(pasted)));
  useEffect(() => {
    begin.current();
  }, []);
  // By what is there now: a colleague may make the schedule, or add one of them, while this is open.
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
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('import.title')}
      submitLabel={t('import.submit', { count: rows.length })}
      submitDisabled={rows.length === 0}
    >
      <TextArea
        label={t('import.paste')}
        hint={t('import.pasteHint')}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        maxLength={LARGEST}
        value={pasted}
        onChange={(event) => takePasted(event.currentTarget.value)}
      />
      <FileField
        label={t('import.file')}
        hint={t('import.text')}
        accept=".csv,text/csv"
        value={file}
        onChange={takeFile}
        disabled={task.busy}
        error={unreadable}
        placeholder={<ListOrderedIcon size={24} />}
        labels={{ choose: t('import.choose'), change: t('import.change'), remove: t('import.removeFile'), empty: t('import.none') }}
      />
      <div aria-live="polite">
        {read && planned && (
          <Stack>
            <LeftOut errors={read.errors} />
            {rows.length === 0 && <Notice kind="info">{t('import.nothing')}</Notice>}
            {planned.length > 0 && <PreviewTable rows={planned} profiles={profiles} />}
          </Stack>
        )}
      </div>
    </TaskDialog>
  );
}

function LeftOut({ errors }: { readonly errors: readonly TeamsCsvError[] }) {
  const { t } = useTranslation('organizerTeams');
  if (errors.length === 0) return null;
  return (
    <Notice kind="warning" title={t('import.leftOut', { count: errors.length })}>
      <ul>
        {errors.map(({ line, code }) => (
          <li key={`${line} ${code}`}>{t('import.errorLine', { line, reason: t(`import.error.${code}`) })}</li>
        ))}
      </ul>
    </Notice>
  );
}

function PreviewTable({ rows, profiles }: { readonly rows: readonly PlannedRow[]; readonly profiles: TournamentData['profiles'] }) {
  const { t } = useTranslation('organizerTeams');
  const effect = ({ kind, before }: PlannedRow) => {
    switch (kind) {
      case 'new':
        return t('import.isNew');
      case 'change':
        return t('import.isChange', { team: before ?? '' });
      case 'same':
        return t('import.isSame');
      case 'locked':
        return t('import.locked');
      case 'noRoom':
        return t('import.noRoom', { count: limits.teams });
    }
  };
  return (
    <TableCard label={t('import.preview')}>
      <Table>
        <caption>{t('import.preview')}</caption>
        <thead>
          <tr>
            <th scope="col" data-num>
              {t('import.line')}
            </th>
            <th scope="col">{t('import.team')}</th>
            <th scope="col" data-phone="hide">
              {t('import.players')}
            </th>
            <th scope="col">{t('import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td data-num>{row.line}</td>
              <th scope="row">{row.team.name}</th>
              <td data-phone="hide">
                {row.team.profileIds
                  .map((entry) => shownPlayer(entry, profiles))
                  .filter((name) => name !== '')
                  .join(', ')}
              </td>
              <td>{effect(row)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableCard>
  );
}
