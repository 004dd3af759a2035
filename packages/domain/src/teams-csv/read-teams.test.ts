import * as fc from 'fast-check';
import Papa from 'papaparse';
import { readTable, readTeams, teamsCsvLimits, teamsToCsv, type TeamTable } from '.';
import { checkTeamEntry } from '../permissions';

const read = (text: string) => readTeams(readTable(text));
const names = (text: string) => read(text).rows.map(({ name }) => name);
const separators = [',', ';', '\t'] as const;

describe('a list', () => {
  it('takes names, one a line, with blank lines between', () => {
    expect(read('\uFEFFAlpha\r\n\r\n  Béta \nGamma')).toEqual({
      rows: [
        { line: 1, name: 'Alpha', email: '', players: [] },
        { line: 3, name: 'Béta', email: '', players: [] },
        { line: 4, name: 'Gamma', email: '', players: [] },
      ],
      errors: [],
      unused: [],
    });
    expect(names('Alpha')).toEqual(['Alpha']);
    expect(names('')).toEqual([]);
  });

  it('takes numbers and bullets off only where every line has one', () => {
    expect(names('1. Alpha\n2) Beta')).toEqual(['Alpha', 'Beta']);
    expect(names('- Alpha\n• Beta')).toEqual(['Alpha', 'Beta']);
    expect(names('1. FC Köln\nBeta')).toEqual(['1. FC Köln', 'Beta']);
    expect(names('Teams:\n1. Alpha\n2. Beta')).toEqual(['Alpha', 'Beta']);
    expect(names('7 Sins\n8 Mile')).toEqual(['7 Sins', '8 Mile']);
    // Numbers in names do not count up, and a number may be the whole name.
    expect(names('1. FC Köln\n1. FC Nürnberg')).toEqual(['1. FC Köln', '1. FC Nürnberg']);
    expect(names('1.\n2.')).toEqual(['1.', '2.']);
    expect(names('1.5 litres\n2.5 litres')).toEqual(['1.5 litres', '2.5 litres']);
  });

  it.each([
    ['Dans ta gueule, Puceau'],
    ['Dans ta gueule, Puceau', 'Alpha'],
    ['Alpha', 'The good, the bad'],
    ['Dans ta gueule, Puceau', 'The good, the bad'],
    ['Dans ta gueule, Puceau', 'One,two,three', 'Alpha'],
    ['Ready; steady', 'Alpha', 'Beta'],
    ['TEAM 1', 'TEAM 2'],
    ['Équipe 1', 'Équipe 2'],
  ])('keeps %s whole', (...lines) => {
    expect(names(lines.join('\n'))).toEqual(lines);
  });

  it('keeps quotation marks inside a name', () => {
    expect(names('"Alpha"\n"The ""best"""')).toEqual(['Alpha', 'The "best"']);
  });

  it('names what it leaves out', () => {
    expect(read(`Alpha\n${'x'.repeat(teamsCsvLimits.name + 1)}`).errors).toEqual([{ line: 2, lastLine: 2, code: 'nameTooLong' }]);
    const many = Array.from({ length: teamsCsvLimits.teams + 1 }, (_, index) => `Squad ${index}`).join('\n');
    const line = teamsCsvLimits.teams + 1;
    expect(read(many).errors).toEqual([{ line, lastLine: line, code: 'tooManyTeams' }]);
  });

  it('counts characters as the form does', () => {
    for (const name of ['😀'.repeat(60), '😀'.repeat(teamsCsvLimits.name)]) {
      expect(names(name)).toEqual([name]);
      expect(checkTeamEntry({ name, email: 'a@b.c', players: [] })).toEqual([]);
    }
    const tooLong = '😀'.repeat(teamsCsvLimits.name + 1);
    expect(read(tooLong).errors).toMatchObject([{ code: 'nameTooLong' }]);
    expect(checkTeamEntry({ name: tooLong, email: 'a@b.c', players: [] })).toMatchObject([{ code: 'nameTooLong' }]);
  });
});

describe('headings', () => {
  it.each([
    ...['name', 'NAME', 'Team', 'Team name', 'team_name', 'Teams', 'nom', 'Nom', 'Équipe', 'equipe', 'Équipes'],
    ...['Teamname', 'Mannschaft', 'Mannschaftsname', 'Name des Teams', 'Name der Mannschaft'],
    ...['Nom de l’équipe', "Nom de l'équipe", 'NOM DE L’ÉQUIPE', 'Nom d’équipe', 'Nom équipe'],
  ])('knows %s as the column of names, alone and with others', (heading) => {
    expect(names(`${heading}\nAlpha\nBeta, the second`)).toEqual(['Alpha', 'Beta, the second']);
    for (const separator of separators) {
      const text = [
        [heading, 'x'],
        ['Alpha', 'y'],
      ].map((cells) => cells.join(separator));
      expect(readTable(text.join('\n'))).toMatchObject({ separator, hasHeading: true, meanings: ['name', 'unused'] });
    }
  });

  it.each(['email', 'E-mail', 'Mail', 'e-mails', 'Email address', 'Adresse e-mail', 'Adresse mail', 'Courriel', 'E-mail du capitaine'])(
    'knows %s as the column of addresses',
    (heading) => {
      expect(read(`Team;${heading}\nAlpha;a@b.ch`)).toEqual({
        rows: [{ line: 2, name: 'Alpha', email: 'a@b.ch', players: [] }],
        errors: [],
        unused: [],
      });
    },
  );

  it.each([
    'player 1',
    'Players',
    'Player name 1',
    'Joueur 1',
    'Joueuse',
    'Joueur·euse 2',
    'Nom du joueur 1',
    'Spieler 1',
    'Spieler:in 2',
    'Name der Spielerin',
  ])('knows %s as a column of players', (heading) => {
    expect(readTable(`Équipe\t${heading}\nAlpha\tAda`).meanings).toEqual(['name', 'player']);
  });

  it('prefers the heading that says most', () => {
    expect(readTable('Nom;Équipe\nLovelace;Alpha').meanings).toEqual(['unused', 'name']);
    expect(readTable('Équipe,Nom de l’équipe\n1,Alpha').meanings).toEqual(['unused', 'name']);
    expect(readTable('E-mail du club;E-mail;Team\na@b.ch;c@d.ch;Alpha').meanings).toEqual(['unused', 'email', 'name']);
  });

  it('finds the column of names next to known headings, and takes no row for headings that is none', () => {
    expect(readTable('Mannschaft;E-mail\nAlpha;a@b.ch').meanings).toEqual(['name', 'email']);
    expect(readTable('TEAM 1;Player 1\nTEAM 2;Player 2')).toMatchObject({ hasHeading: false, meanings: ['name', 'unused'] });
    expect(readTable('Team;a@b.ch\nAlpha;c@d.ch')).toMatchObject({ hasHeading: false, meanings: ['name', 'email'] });
  });
});

describe('files as forms and spreadsheets write them', () => {
  it.each([
    ['sep=;', 'Équipe;E-mail;Joueur 1'],
    ['"sep=;"', 'Équipe;E-mail;Joueur 1'],
    ['SEP=;;;', 'Équipe;E-mail;Joueur 1'],
  ])('passes %s over, the line that tells Excel the separator', (...lines) => {
    expect(read([...lines, 'Alpha;a@b.ch;Ada'].join('\r\n'))).toEqual({
      rows: [{ line: 3, name: 'Alpha', email: 'a@b.ch', players: ['Ada'] }],
      errors: [],
      unused: [],
    });
    expect(read('sep=,\nAlpha,Ada').rows).toEqual([{ line: 2, name: 'Alpha', email: '', players: [] }]);
  });

  it.each(['Summer Cup;;\n', 'Summer Cup\n\n', 'Teams;;\n', 'Summer Cup;12.06.2027;\n;;\n'])(
    'names %j, a title above the headings',
    (title) => {
      const table = readTable(`${title}Team;E-mail;Player 1\nAlpha;a@b.ch;Ada`);
      const line = title.split('\n').length + 1;
      expect(readTeams(table)).toEqual({
        rows: [{ line, name: 'Alpha', email: 'a@b.ch', players: ['Ada'] }],
        errors: [{ line: 1, lastLine: 1, code: 'aboveHeadings' }],
        unused: [],
      });
      // Without headings, it is a row like any other.
      expect(readTeams(table, ['name', 'unused', 'unused'], false).rows[0]).toMatchObject({ line: 1 });
    },
  );

  it('takes a team for no heading that has such words', () => {
    for (const name of ['Équipe sans nom', 'Team No Name'])
      expect(readTable(`${name};Joueur 1;Joueur 2\nBeta;Ada;Grace`)).toMatchObject({ hasHeading: false });
    expect(names('Name of the team\nTeam name unknown')).toEqual(['Team name unknown']);
    expect(names('Team name unknown\nAlpha')).toEqual(['Team name unknown', 'Alpha']);
  });

  it('knows the columns of an export whatever the questions were', () => {
    const file = teamsToCsv([
      { id: 'a', name: 'Alpha', players: ['Ada'], more: { 'answer: Team name?': 'x', 'answer: E-mail': 'c@d.ch' } },
    ]);
    expect(read(file).rows).toEqual([{ line: 2, id: 'a', name: 'Alpha', email: '', players: ['Ada'] }]);
  });
});

describe('cells as people leave them', () => {
  it.each(separators)('keeps a name that begins with a quotation mark, between %j', (separator) => {
    const rows = [
      ['"Bleus" FC', 'a@b.ch'],
      ['Beta', 'b@b.ch'],
      ['The "best"', 'c@b.ch'],
    ];
    const text = rows.map((cells) => cells.join(separator)).join('\n');
    expect(read(text).rows.map(({ name, email }) => [name, email])).toEqual(rows);
    expect(read(`Team${separator}E-mail\n${text}`).rows.map(({ name, email }) => [name, email])).toEqual(rows);
  });

  it('takes no bullet of a list for a name', () => {
    expect(names('•\tAlpha\n•\tBeta')).toEqual(['Alpha', 'Beta']);
    expect(names('-\tAlpha\n-\tBeta')).toEqual(['Alpha', 'Beta']);
  });

  it('finds the separator where the line that tells it is wrong', () => {
    expect(read('sep=;\nTeam,E-mail\nAlpha,a@b.ch').rows).toEqual([{ line: 3, name: 'Alpha', email: 'a@b.ch', players: [] }]);
  });
});

describe('rows without headings', () => {
  it.each(separators)('finds names and addresses between %j, in any order', (separator) => {
    const text = (...rows: string[][]) => rows.map((cells) => cells.join(separator)).join('\r\n');
    const teams = [
      { line: 1, name: 'Alpha', email: 'a@b.ch', players: [] },
      { line: 2, name: 'Beta', email: '', players: [] },
    ];
    expect(read(text(['Alpha', 'a@b.ch'], ['Beta', '']))).toEqual({ rows: teams, errors: [], unused: [] });
    expect(read(text(['a@b.ch', 'Alpha'], ['', 'Beta'])).rows).toEqual(teams);
    expect(read(text(['1', 'Alpha', 'a@b.ch'], ['2', 'Beta', '']))).toEqual({
      rows: teams,
      errors: [],
      unused: [{ place: 0, heading: '' }],
    });
  });

  it('needs more than a comma to see two columns', () => {
    expect(readTable('Alpha,Ada\nBeta,Grace').separator).toBe(',');
    expect(readTable('Alpha, a@b.ch\nBeta').separator).toBe(',');
    expect(readTable('"Dans ta gueule, Puceau",a@b.ch\nAlpha,c@d.ch').meanings).toEqual(['name', 'email']);
    expect(readTable('Alpha\tAda\nBeta\t').separator).toBe('\t');
    expect(readTable('Alpha;Ada').separator).toBe(';');
  });
});

describe('meanings', () => {
  const table = readTable('Équipe;Ville;E-mail;Note\nAlpha;Genève;a@b.ch;\nBeta;;nobody;late\n;Bern;;');

  it('names every column and line that is not imported', () => {
    expect(readTeams(table)).toEqual({
      rows: [{ line: 2, name: 'Alpha', email: 'a@b.ch', players: [] }],
      errors: [
        { line: 3, lastLine: 3, code: 'badEmail' },
        { line: 4, lastLine: 4, code: 'noName' },
      ],
      unused: [
        { place: 1, heading: 'Ville' },
        { place: 3, heading: 'Note' },
      ],
    });
    expect(readTeams(readTable('name;;\nAlpha;;')).unused).toEqual([]);
  });

  it('uses the meanings it is given; of two columns of names, the first', () => {
    const { rows, unused } = readTeams(table, ['name', 'player', 'unused', 'name']);
    expect(rows.map(({ name, email, players }) => [name, email, players])).toEqual([
      ['Alpha', '', ['Genève']],
      ['Beta', '', []],
    ]);
    expect(unused.map(({ place }) => place)).toEqual([2, 3]);
  });

  it('takes the first row for a team where it is no heading, and names all lines without a column of names', () => {
    expect(readTeams(table, ['name', 'unused', 'unused', 'unused'], false).rows[0]).toMatchObject({ line: 1, name: 'Équipe' });
    expect(readTeams(table, ['unused', 'unused', 'email', 'unused'])).toMatchObject({
      rows: [],
      errors: [{ line: 2, lastLine: 4, code: 'noNameColumn' }],
    });
  });

  it('names all lines behind a missing quotation mark, also behind one in the headings', () => {
    expect(read('name,player 1\nOne,Ada\nTwo,"Grace\nThree,Lin').errors).toEqual([{ line: 3, lastLine: 4, code: 'brokenQuotes' }]);
    expect(read('name,"player 1\nOne,Ada').errors).toEqual([{ line: 1, lastLine: 2, code: 'brokenQuotes' }]);
  });

  it('separates by what it is told to', () => {
    expect(readTable('Alpha,Ada\nBeta,Grace', null)).toMatchObject({ separator: null, columns: 1 });
    expect(readTable('Alpha, Ada', ',')).toMatchObject({ columns: 2, meanings: ['name', 'unused'] });
  });
});

const sign = fc.constantFrom(...'aé😀 \'",;@.=+1', '\t', '\n');
const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('').trim());

it('what is exported with any separator is read back', () => {
  const team = fc.record({
    name: cell.filter((name) => name !== ''),
    email: fc.constantFrom('', 'x@y.z'),
    players: fc.array(cell, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(team, { minLength: 1, maxLength: 5 }), fc.constantFrom(...separators), (teams, delimiter) => {
      const file = teamsToCsv(teams.map((one, index) => ({ ...one, id: `id${index}` })));
      // As a spreadsheet saves the file.
      const text = Papa.unparse(Papa.parse<string[]>(file).data, { delimiter });
      const { rows, errors, unused } = read(text);
      const oneLine = (typed: string) =>
        typed
          .split('\n')
          .map((part) => part.trim())
          .filter((part) => part !== '')
          .join(' ');
      const withoutBlankEnd = (players: readonly string[]) => players.slice(0, players.findLastIndex((player) => player !== '') + 1);
      expect([errors, unused]).toEqual([[], []]);
      expect(rows.map(({ id, name, email, players }) => ({ id, name, email, players }))).toEqual(
        teams.map(({ name, email, players }, index) => ({
          id: `id${index}`,
          name: oneLine(name),
          email,
          players: withoutBlankEnd(players.map(oneLine)),
        })),
      );
    }),
    { seed: 39, numRuns: 300 },
  );
});

it('every cell is in a team, in the headings or named as not imported', () => {
  const word = fc.constantFrom('Alpha', 'a@b.ch', 'Dans ta gueule, Puceau', 'Nom', 'E-mail', 'TEAM 1', 'x;y', '12', '😀', 'say "hi"', '');
  const table = fc.array(fc.array(fc.oneof(word, cell), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const meaning = fc.constantFrom('name', 'email', 'player', 'id', 'unused');
  /** Returns the records of a table of which the result mentions no cell. */
  const unnamed = (read: TeamTable, { rows, errors, unused }: ReturnType<typeof readTeams>, hasHeading: boolean) =>
    read.records.slice(hasHeading ? read.above + 1 : 0).flatMap(({ line, lastLine, cells }) => {
      if (errors.some((error) => error.line <= line && lastLine <= error.lastLine)) return [];
      const team = rows.find((row) => row.line === line);
      const texts = team ? [team.id, team.name, team.email, ...team.players] : [];
      return cells.filter((text, place) => text !== '' && !texts.includes(text) && !unused.some((column) => column.place === place));
    });
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...separators),
      fc.array(meaning, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      (rows, delimiter, meanings, hasHeading) => {
        const text = Papa.unparse(rows, { delimiter });
        const found = readTable(text);
        expect(unnamed(found, readTeams(found), found.hasHeading)).toEqual([]);
        const chosen = meanings.slice(0, found.columns) as TeamTable['meanings'];
        expect(unnamed(found, readTeams(found, chosen, hasHeading), hasHeading)).toEqual([]);
        // The table itself contains all letters of the text.
        const letters = (typed: string) => (typed.match(/[aé😀1lphN@=+]/gu) ?? []).join('');
        expect(letters(found.records.map(({ cells }) => cells.join('')).join(''))).toBe(letters(text));
      },
    ),
    { seed: 39, numRuns: 500 },
  );
});

describe('rows as messages have them', () => {
  const pairs = (text: string) => read(text).rows.map(({ name, email }) => `${name} ${email}`.trim());

  it.each([
    ['numbered rows with addresses', '1. Alpha;a@b.ch\n2. Beta;b@b.ch'],
    ['… without a blank, with brackets, with a gap', '(3)Alpha,a@b.ch\n5)Beta,b@b.ch'],
    ['… below headings', 'Team;E-mail\n1. Alpha;a@b.ch\n2. Beta;b@b.ch'],
    ['… with addresses first', '1. a@b.ch\tAlpha\n2. b@b.ch\tBeta'],
    ['bullets', '• Alpha;a@b.ch\n• Beta;b@b.ch'],
    ['numbers in a column of their own', '1.;Alpha;a@b.ch\n2.;Beta;b@b.ch'],
    ['links to addresses', 'Alpha;mailto:a@b.ch\nBeta;MAILTO:b@b.ch?subject=Hi'],
    ['addresses in brackets', 'Alpha;<a@b.ch>\nBeta;<mailto:b@b.ch>'],
    ['characters that nobody sees', '\u200BAl\uFEFFpha;\u202Aa@b.ch\u202C\nBe\u00ADta\u200D;\u2060b@\u200Bb.ch\u200C'],
  ])('%s', (_, text) => {
    expect(pairs(text)).toEqual(['Alpha a@b.ch', 'Beta b@b.ch']);
    expect(read(text)).toMatchObject({ errors: [] });
  });

  it('removes no number of a date, of one row among others, or of a file of ours', () => {
    const dates = readTable('12. Mai;Alpha;a@b.ch\n13. Mai;Beta;b@b.ch', ';');
    expect(readTeams(dates, ['unused', 'name', 'email']).rows.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
    expect(pairs('1. FC Köln;a@b.ch\nBeta;b@b.ch')).toEqual(['1. FC Köln a@b.ch', 'Beta b@b.ch']);
    const own = ['1. Alpha', '2. Beta', '3. Gamma'].map((name, index) => ({ id: `t${index}`, name, email: '', players: [] }));
    expect(readTeams(readTable(teamsToCsv(own as never))).rows.map(({ name }) => name)).toEqual(['1. Alpha', '2. Beta', '3. Gamma']);
  });

  it('keeps joiners within emoji and words, and takes them off at the edges of cells', () => {
    expect(names('👩\u200D🚀 Crew\n\u200Dنامه\u200Cها\u200C')).toEqual(['👩\u200D🚀 Crew', 'نامه\u200Cها']);
    // A cell with only invisible characters is blank.
    expect(read('Alpha;a@b.ch\n\u200B\uFEFF;\u200D').rows).toHaveLength(1);
  });
});
