import { printTable, type Row } from '../table';
import type { Outcome } from './ledger';
import { readOptions } from './options';
import type { UsageFigures } from './incidents';
import { Weekend, type Result } from './weekend';

/** Simulates a weekend of a platform and its people in minutes. Returns whether nothing was lost and nothing was stored twice. */
export async function run(words: readonly string[]): Promise<boolean> {
  const options = readOptions(words);
  console.log(`\nAn accelerated weekend, seed ${options.seed}: 48 hours in ${options.length / 60_000} minutes.`);
  const began = Date.now();
  const weekend = new Weekend(options, (text) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${text}`));
  let met = false;
  // A stopped benchmark must not leave a running platform or a mounted disk behind.
  const stop = (): void => void weekend.close(false).finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  try {
    const result = await weekend.run();
    const rows = createRows(result, options.isShort);
    printTable(`A weekend, seed ${options.seed}`, rows);
    met = rows.every((row) => row.met);
    const faults = [...result.verdicts.flatMap((verdict) => verdict.faults), ...result.logFaults];
    for (const fault of faults.slice(0, 60)) console.log(`- ${fault}`);
    if (!met) console.log(`Logs and ledgers: ${result.folder}`);
  } finally {
    await weekend.close(options.keeps || !met);
  }
  return met;
}

const row = (what: string, figure: string, aim = '', met = true, note = ''): Row => ({ what, peer: '', figure, aim, met, note });
const mib = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;
const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)}×`;

function createRows(result: Result, isShort: boolean): Row[] {
  const { outcomes, entries, faults, verdicts } = result;
  const count = (outcome: Outcome): number => entries.filter((entry) => entry.outcome === outcome).length;
  const hits = Object.entries(faults).map(([kind, number]) => `${kind} ${number}`);
  return [
    row(
      'writes acknowledged / refused / never answered',
      `${count('done')} / ${count('refused')} / ${count('unknown')}`,
      '',
      count('done') > 0,
    ),
    row('hard kills', String(outcomes.kills), isShort ? '1' : '3', outcomes.kills === (isShort ? 1 : 3)),
    row('faults of single lines', hits.join(', ')),
    ...verdicts.map(({ what, compared, faults: found }) =>
      row(what, `${compared} compared, ${found.length} wrong`, 'none wrong', found.length === 0),
    ),
    row(
      'tables from the data are those from the model',
      `${result.tables.groups} groups`,
      'equal',
      result.tables.agree && result.tables.groups > 0,
    ),
    row('open pages that show what a newcomer sees', `${result.agreed} of ${result.awake}`, 'all', result.agreed === result.awake),
    row('watches that ended and were opened by hand', String(result.reopened), '0', result.reopened === 0),
    row('writes still under way at the end', String(result.unanswered), '0', result.unanswered === 0),
    ...serverRows(result, isShort),
    ...[...outcomes.codes].map(([what, code]) => row(what, `exit code ${String(code)}`, '0', code === 0)),
    ...(isShort ? [] : usageRows(result)),
    row('lines of the logs that nobody expects', String(result.logFaults.length), '0', result.logFaults.length === 0),
  ];
}

function serverRows({ outcomes }: Result, isShort: boolean): Row[] {
  if (isShort) return [];
  const disk =
    outcomes.refusal === null
      ? row('a full disk', 'not made', 'refused in words', true, 'a small disk needs an administrator')
      : row('a full disk', outcomes.refusal, 'refused in words', outcomes.refusal.includes('disk'));
  return [
    disk,
    row(
      'writes go on when there is room again',
      String(outcomes.refusal === null || outcomes.wentOn),
      'true',
      outcomes.refusal === null || outcomes.wentOn,
    ),
    row('a release while all are there', outcomes.release, 'both builds are served', outcomes.isReleased),
  ];
}

/**
 * Checks that usage does not grow: at the end, with all viewers present, the processes use as much as after all viewers reconnected following the last kill.
 */
function usageRows({ outcomes: { plateau }, idle, end, left }: Result): Row[] {
  const parts = ['backend', 'front'] as const;
  const flat = (what: string, of: (figures: UsageFigures) => number | null, text: (value: number) => string): Row[] => {
    const [before, after] = [plateau && of(plateau), of(end)];
    return before === null || after === null
      ? []
      : [row(what, `${text(before)} then ${text(after)}: ${ratio(after, before)}`, 'at most 1.25×', after <= before * 1.25)];
  };
  return parts.flatMap((part) => [
    ...flat(`${part}: memory of JavaScript, with everybody there`, ({ usage }) => usage[part].heapUsed, mib),
    ...flat(`${part}: memory of the process`, ({ usage }) => usage[part].rss, mib),
    ...flat(`${part}: file handles`, ({ usage }) => usage[part].descriptors, String),
    ...goneRows(part, { idle, end, left }),
  ]);
}

function goneRows(part: 'backend' | 'front', { idle, end, left }: Pick<Result, 'idle' | 'end' | 'left'>): Row[] {
  const [before, during, after] = [idle, end, left].map(({ usage }) => usage[part]) as [
    UsageFigures['usage']['backend'],
    UsageFigures['usage']['backend'],
    UsageFigures['usage']['backend'],
  ];
  const memory = row(
    `${part}: memory of JavaScript once all have left`,
    `${mib(after.heapUsed)}, idle ${mib(before.heapUsed)}, with all ${mib(during.heapUsed)}`,
    'no more than with all',
    after.heapUsed <= during.heapUsed * 1.05,
  );
  if (after.descriptors === null || before.descriptors === null) return [memory];
  const handles = row(
    `${part}: file handles once all have left`,
    `${after.descriptors}, idle ${before.descriptors}`,
    'at most 10 more than idle',
    after.descriptors <= before.descriptors + 10,
  );
  return part === 'front'
    ? [memory, handles]
    : [
        memory,
        handles,
        row('streams and connections once all have left', `${left.streams} and ${left.connections}`, '0 streams', left.streams === 0),
      ];
}
