import { isReleaseWithinAims, isWithinAims, formatReleaseTable, formatScriptTable, formatVisitTable } from './table.mjs';

const visit = (/** @type {Partial<import('./visit.mjs').Visit>} */ figures) => ({
  scriptBytes: 300_000,
  scriptBytesBefore: 100_000,
  requestsBefore: 12,
  firstPaint: 1000,
  largestPaint: 1000,
  appSeen: 2000,
  blocked: 400,
  dataSeen: 3000,
  shift: 0.004,
  scripts: new Map(),
  ...figures,
});

describe('the comparison of pages', () => {
  it('divides medians, so that one slow visit does not change the result', () => {
    const ours = [visit({ appSeen: 90_000 }), visit({ appSeen: 2100 }), visit({ appSeen: 2000 })];
    const table = formatVisitTable(
      new Map([['home', { ours, single: [visit({}), visit({ scriptBytes: 250_000 }), visit({ scriptBytes: 250_000 })] }]]),
    );
    expect(table.split('\n')[2]).toBe(
      '| home | 1.20 (300 v 250) | 1.00 (100 v 100) | 12 v 12 | 1.00 (1.00 v 1.00) | 1.00 (1.00 v 1.00) | 1.05 (2.10 v 2.00) | 1.00 (3.00 v 3.00) | 1.00 (0.40 v 0.40) | 0.004 |',
    );
  });

  it.each([
    [{}, true],
    [{ scriptBytes: 330_000, scriptBytesBefore: 110_000, appSeen: 2100 }, true],
    [{ scriptBytes: 331_000 }, false],
    [{ scriptBytesBefore: 111_000 }, false],
    [{ appSeen: 2101 }, false],
  ])('%o compared with the single build: within the aims is %s', (figures, isWithin) => {
    const good = { ours: [visit({})], single: [visit({})] };
    expect(
      isWithinAims(
        new Map([
          ['home', good],
          ['planner', { ours: [visit(figures)], single: [visit({})] }],
        ]),
      ),
    ).toBe(isWithin);
  });

  it('leaves out times on a fast connection', () => {
    const table = formatVisitTable(new Map([['home', { ours: [visit({})], single: [visit({})] }]]), { isTimed: false });
    expect(table.split('\n')[2]).toBe('| home | 1.00 (300 v 300) | 1.00 (100 v 100) | 12 v 12 | 0.004 |');
  });

  it('lists the scripts of both sides by size, and marks those that came after the content', () => {
    const side = (/** @type {[string, number, boolean][]} */ ...scripts) =>
      visit({ scripts: new Map(scripts.map(([url, bytes, isBefore]) => [`http://localhost:1/${url}`, { bytes, isBefore }])) });
    const ours = side(['main.0123abcd.js', 4200, true], ['releases/a/live.0123abcd.js', 143_700, false]);
    expect(formatScriptTable('home', ours, side(['main.4567abcd.js', 1000, true])).split('\n')).toEqual([
      '| home: ours, kB | single, kB |',
      '| --- | --- |',
      '| 143.7 after live | 1.0 main |',
      '| 4.2 main |  |',
    ]);
  });

  it.each([
    [30_000, true],
    [31_000, false],
  ])('%d bytes after a release, where the single build has 120,000: within the aim is %s', (ours, isWithin) => {
    const one = { page: 'home', app: 'mf-tournament', single: 120_000 };
    expect(
      isReleaseWithinAims([
        { ...one, ours: 0 },
        { ...one, ours },
      ]),
    ).toBe(isWithin);
  });

  it('shows the bytes that a visitor fetches again after a release', () => {
    expect(formatReleaseTable([{ page: 'home', app: 'mf-tournament', ours: 60_000, single: 120_000 }]).split('\n')[2]).toBe(
      '| home | mf-tournament | 60 | 120 | 0.50 |',
    );
  });
});
