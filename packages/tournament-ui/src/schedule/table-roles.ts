/**
 * Roles of a table whose rows are laid out as grids: a browser forgets what `tr` and `td` are once they are no table boxes.
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
