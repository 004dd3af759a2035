/**
 * Roles of a table whose rows are grids: browsers drop the roles of `tr` and `td` if they are not laid out as a table.
 * Use: `<tr {...tableRoles.row}>`.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
} as const;
