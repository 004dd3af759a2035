import { groupLetter, showsSchedule, standingNotes, tournamentStandings, type GroupTable, type StandingNote } from '@courtside/domain';
import type { Words } from '../words';
import { Sheet, type FindName } from './parts';
import type { TournamentView } from './view';

const columns = ['played', 'wins', 'draws', 'losses', 'goalDifference', 'points'] as const;

/** The attribute names a group by its letter, `A`, or by its number from 1. */
const isMeant = (groupId: string, group: string): boolean =>
  group.toUpperCase() === groupLetter(groupId) || group === String(Number(groupId) + 1);

/** The tables of the groups, or the one that the attribute `group` names. */
export const standingsView: TournamentView = {
  parts: ['schedules'],
  title: 'standings.title',
  section: '#standings',
  view: ({ known: { tournament, teams, matches }, words, nameOf, attribute }) => {
    if (!showsSchedule(tournament)) return null;
    const group = attribute('group')?.trim() ?? '';
    const tables = tournamentStandings(tournament, teams, matches);
    const shown = group === '' ? tables : tables.filter(({ groupId }) => isMeant(groupId, group));
    if (shown.length === 0) return null;
    return shown.map((table) => (
      <Table
        key={table.groupId}
        table={table}
        title={tables.length === 1 ? words.t('standings.overall') : words.t('standings.group', { letter: groupLetter(table.groupId) })}
        notes={standingNotes(tournament.groups[table.groupId] ?? [], matches.values(), tournament)}
        words={words}
        nameOf={nameOf}
      />
    ));
  },
};

/** As on the product's pages: a plus, or a minus sign of the same width. */
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

interface TableProps {
  readonly table: GroupTable;
  readonly title: string;
  readonly notes: readonly StandingNote[];
  readonly words: Words;
  readonly nameOf: FindName;
}

function Table({ table, title, notes, words, nameOf }: TableProps) {
  const { t } = words;
  return (
    <Sheet title={title}>
      <thead>
        <tr>
          <th scope="col" className="cs-num">
            <abbr title={t('standings.rank')}>#</abbr>
          </th>
          <th scope="col">{t('standings.team')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="cs-num">
              <abbr title={t(`column.${column}`)}>{t(`letter.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.teamId}>
            <td className="cs-num">{row.rank}</td>
            <th scope="row">{nameOf(row.teamId)}</th>
            {columns.map((column) => (
              <td key={column} className={column === 'points' ? 'cs-num cs-winner' : 'cs-num'}>
                {column === 'goalDifference' ? signed(row[column]) : row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <Adjusted notes={notes} words={words} nameOf={nameOf} />
    </Sheet>
  );
}

/** Deductions and bonus points, which explain a total that differs from the games' points. */
function Adjusted({ notes, words: { t }, nameOf }: Pick<TableProps, 'notes' | 'words' | 'nameOf'>) {
  const adjusted = notes.filter((note) => note.kind === 'adjusted');
  if (adjusted.length === 0) return null;
  return (
    <tfoot>
      {adjusted.map(({ team, points, reason }) => (
        <tr key={team}>
          <td colSpan={columns.length + 2}>{t('standings.adjusted', { team: nameOf(team), points: signed(points), reason })}</td>
        </tr>
      ))}
    </tfoot>
  );
}
