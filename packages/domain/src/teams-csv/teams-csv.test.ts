import * as fc from 'fast-check';
import { readTable, readTeams, teamsToCsv } from '.';
import { plainCell, safeCell } from './teams-to-csv';

/** Returns the teams of a text, with the first line of each error. */
const read = (content: string) => {
  const { rows, errors } = readTeams(readTable(content));
  return { rows, errors: errors.map(({ line, code }) => ({ line, code })) };
};

const trimmed = (text: string) => text.trim();
const text = fc
  .oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(
      '=1+1',
      "'=x",
      '+33',
      '-',
      '@me',
      'a,b',
      'say "hi"',
      'Été',
      '\tTab',
      "''@",
      'x;=cmd',
      "a;'=b",
      '; +1',
      "' =1",
      'a\n=b',
      'one;two',
      "x;' '@",
    ),
  )
  .map(trimmed);

describe('teamsToCsv', () => {
  it('writes a header, a line per team, a column per player', () => {
    expect(
      teamsToCsv([
        { id: 'abc', name: 'Zoé, "Les Bleus"', email: 'a@b.c', group: 'A', players: ['Ada', ''] },
        { name: 'Two', players: ['Grace', 'Lin', 'Max'] },
      ]),
    ).toBe('id,name,email,group,player 1,player 2,player 3\r\nabc,"Zoé, ""Les Bleus""",a@b.c,A,Ada,,\r\n,Two,,,Grace,Lin,Max');
    expect(teamsToCsv([]).trim()).toBe('id,name,email,group');
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes %j harmless', (name) => {
    expect(safeCell(name)).toBe(`'${name}`);
    expect(teamsToCsv([{ name, players: [] }])).toContain(`'${name.replaceAll('"', '""')}`);
    expect(plainCell(safeCell(name))).toBe(name);
  });

  it.each([
    ['x;=cmd', "x;'=cmd"],
    ['x; =cmd', "x;' =cmd"],
    ['a\t+1;-2', "a\t'+1;'-2"],
    ['one\n@two', "one\n'@two"],
    [' =1', "' =1"],
  ])('makes %j harmless where a spreadsheet separates by something else', (name, cell) => {
    expect(safeCell(name)).toBe(cell);
    expect(plainCell(cell)).toBe(name);
    // However a line is split, no part of it begins like a formula.
    for (const part of teamsToCsv([{ id: 'abc', name, players: ['=p;=q'] }]).split(/[,;\t\r\n]+/))
      expect(part).not.toMatch(/^["\s]*[=+\-@]/);
  });

  it('writes further columns behind the players, which are safe and are not read back', () => {
    const file = teamsToCsv([
      { name: 'One', players: ['Ada', 'Lin'], more: { 'answer: S; M; L; XL; XXL; none?': '=M' } },
      { name: 'Two', players: ['Max'], more: { paid: 'yes' } },
    ]);
    expect(file.split('\r\n')).toEqual([
      'id,name,email,group,player 1,player 2,"answer: S, M, L, XL, XXL, none?",paid',
      ",One,,,Ada,Lin,'=M,",
      ',Two,,,Max,,,yes',
    ]);
    expect(read(file).rows).toMatchObject([
      { name: 'One', players: ['Ada', 'Lin'] },
      { name: 'Two', players: ['Max'] },
    ]);
  });

  it('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: text.filter((name) => name !== ''),
            players: fc.array(text, { maxLength: 6 }),
            email: fc.constantFrom('', 'x@y.z'),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        (teams) => {
          const rows = teams.map((team, index) => ({ ...team, id: `id${index}` }));
          const { rows: again, errors } = read(teamsToCsv(rows));
          expect(errors).toEqual([]);
          const withoutBlankEnd = (players: readonly string[]) => players.slice(0, players.findLastIndex((player) => player !== '') + 1);
          const oneLine = (typed: string) => typed.replace('\n', ' ');
          const breaks = teams.map(({ name, players }) => [name, ...players].join(' ').split('\n').length - 1);
          const lineOf = (index: number) => breaks.slice(0, index).reduce((sum, count) => sum + count, index + 2);
          expect(again).toEqual(
            rows.map(({ name, players, ...row }, index) => ({
              ...row,
              name: oneLine(name),
              players: withoutBlankEnd(players.map(oneLine)),
              line: lineOf(index),
            })),
          );
        },
      ),
      { seed: 9 },
    );
  });
});

describe('a table', () => {
  it('reads other separators, a mark, other orders of columns, and passes empty lines over', () => {
    expect(read('\uFEFFPlayer 1;NAME\r\nAda;One\r\n;\r\nLin;Two\r\n')).toEqual({
      rows: [
        { line: 2, name: 'One', email: '', players: ['Ada'] },
        { line: 4, name: 'Two', email: '', players: ['Lin'] },
      ],
      errors: [],
    });
    expect(read('name\temail\nOne\ta@b.c').rows).toHaveLength(1);
  });

  it.each(['\n', '\r\n \r\n', ';;\n'])('passes empty lines over before the header, too: %j', (before) => {
    const line = before.split('\n').length + 1;
    const end = before.includes('\r') ? '\r\n' : '\n';
    expect(read(`${before}name;player 1${end}One;Ada`)).toEqual({ rows: [{ line, name: 'One', email: '', players: ['Ada'] }], errors: [] });
    expect(read(before)).toEqual({ rows: [], errors: [] });
  });

  it('makes one line of a name that has several', () => {
    const { rows } = read('name,player 1,player 2\r\n"The\nBlues ","\r\nAda \r\n Lovelace","a\n\n\'=b"');
    expect(rows).toEqual([{ line: 2, name: 'The Blues', email: '', players: ['Ada Lovelace', 'a =b'] }]);
  });

  it('counts characters as the security rules do, not code units', () => {
    const longest = '😀'.repeat(100);
    const address = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
    expect(read(`name,player 1\n${longest},${longest}`).errors).toEqual([]);
    expect(read(longest).errors).toEqual([]);
    expect(read(`name,player 1\n${longest}x,\nTwo,${longest}x`).errors.map(({ code }) => code)).toEqual(['nameTooLong', 'playerTooLong']);
    expect(read(`${longest}x`).errors).toEqual([{ line: 1, code: 'nameTooLong' }]);
    expect(read(`name,email\nOne,${address(254)}\nTwo,${address(255)}`).errors).toEqual([{ line: 3, code: 'badEmail' }]);
  });

  it('reports each bad line and takes the others', () => {
    const file = [
      'id,name,email,player 1',
      'a,One,,',
      ',,x@y.z,Ada',
      'b,Two,nonsense,',
      'a,Again,,',
      `c,${'n'.repeat(101)},,`,
      `d,Long,,${'p'.repeat(101)}`,
      `e,${'n'.repeat(100)},,`,
    ].join('\n');
    const { rows, errors } = read(file);
    expect(rows.map(({ line }) => line)).toEqual([2, 8]);
    expect(errors).toEqual([
      { line: 3, code: 'noName' },
      { line: 4, code: 'badEmail' },
      { line: 5, code: 'repeatedId' },
      { line: 6, code: 'nameTooLong' },
      { line: 7, code: 'playerTooLong' },
    ]);
  });

  it('counts the lines of a cell that has several', () => {
    const file = ['name,player 1', '"The', 'Blues","Ada', '', 'Lovelace"', ',Lin', 'Two,Max', 'Three,"Grace'];
    for (const end of ['\n', '\r\n'])
      expect(read(file.join(end))).toMatchObject({
        rows: [
          { line: 2, name: 'The Blues' },
          { line: 7, name: 'Two' },
        ],
        errors: [
          { line: 6, code: 'noName' },
          { line: 8, code: 'brokenQuotes' },
        ],
      });
  });

  it('takes nothing from a line that lacks a quotation mark', () => {
    const { rows, errors } = read('name,player 1\nOne,Ada\nTwo,"Grace\nThree,Lin');
    expect(rows.map(({ name }) => name)).toEqual(['One']);
    expect(errors).toEqual([{ line: 3, code: 'brokenQuotes' }]);
  });

  it('knows its limits', () => {
    const players = (count: number) => Array.from({ length: count }, (_, index) => `player ${index + 1}`).join(',');
    const filled = (count: number) => Array.from({ length: count }, () => 'x').join(',');
    expect(read(`name,${players(13)}\nOne,${filled(13)}`).errors).toEqual([{ line: 2, code: 'tooManyPlayers' }]);
    expect(read(`name,${players(12)}\nOne,${filled(12)}`).errors).toEqual([]);
    const many = read(`name\n${Array.from({ length: 201 }, (_, index) => `T${index}`).join('\n')}`);
    expect(many.rows).toHaveLength(200);
    expect(many.errors).toEqual([{ line: 202, code: 'tooManyTeams' }]);
  });

  it.each(['', '\u0000\u0001', '"', 'a,b\n1,2', '"a,\n"b', ';', '\t\t'])('does not crash on %j', (file) => {
    expect(() => read(file)).not.toThrow();
  });

  it('takes a file without a team for what it is', () => {
    expect(read('id,email,group\n1,a@b.c,A')).toEqual({ rows: [], errors: [{ line: 2, code: 'noNameColumn' }] });
  });
});
