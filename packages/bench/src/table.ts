/** One line of a report: the measured value, the comparison, and the aim. */
export interface Row {
  readonly what: string;
  readonly peer: string;
  /** Peer's median divided by ours; or for absolute figures the figure itself. */
  readonly figure: string;
  readonly aim: string;
  readonly met: boolean;
  readonly note: string;
}

/** Prints rows as a Markdown table, so that it can go into the README as it is. */
export function printTable(title: string, rows: readonly Row[]): void {
  const cells = rows.map((row) => [row.what, row.peer, row.figure, row.aim, row.met ? 'yes' : 'NO', row.note]);
  const head = ['what', 'against', 'median', 'aim', 'met', 'note'];
  const widths = head.map((name, i) => Math.max(name.length, ...cells.map((line) => line[i]!.length)));
  const line = (values: readonly string[]): string => `| ${values.map((value, i) => value.padEnd(widths[i]!)).join(' | ')} |`;
  console.log(`\n### ${title}\n`);
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n'));
}

/** A ratio with two significant digits: 0.83×, 7.4×, 61×. */
export const times = (ratio: number): string => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toPrecision(2)}×`;
