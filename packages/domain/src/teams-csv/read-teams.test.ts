import { readTeams, readTeamsCsv, teamsCsvLimits } from '.';

const names = (text: string) => readTeams(text).rows.map(({ name }) => name);

describe('CSV-8: readTeams', () => {
  it('takes names, one a line, with blank lines between', () => {
    expect(readTeams('\uFEFFAlpha\r\n\r\n  Béta \nGamma')).toEqual({
      rows: [
        { line: 1, name: 'Alpha', email: '', players: [] },
        { line: 3, name: 'Béta', email: '', players: [] },
        { line: 4, name: 'Gamma', email: '', players: [] },
      ],
      errors: [],
    });
    expect(names('Alpha')).toEqual(['Alpha']);
    expect(names('')).toEqual([]);
  });

  it('takes numbers and bullets off only where every line has one', () => {
    expect(names('1. Alpha\n2) Beta')).toEqual(['Alpha', 'Beta']);
    expect(names('- Alpha\n• Beta')).toEqual(['Alpha', 'Beta']);
    expect(names('1. FC Köln\nBeta')).toEqual(['1. FC Köln', 'Beta']);
    expect(names('7 Sins\n8 Mile')).toEqual(['7 Sins', '8 Mile']);
  });

  it('keeps commas in later names, and quotation marks inside a name', () => {
    expect(names('Alpha\nThe good, the bad')).toEqual(['Alpha', 'The good, the bad']);
    expect(names('"Alpha"\n"The ""best"""')).toEqual(['Alpha', 'The "best"']);
  });

  it('reads a table as a table', () => {
    for (const text of ['name\nAlpha', 'Name;E-mail\nAlpha;x', 'name,player 1\nAlpha,Ada', 'team,players\nAlpha,Ada', '"name"\n"Alpha"'])
      expect(readTeams(text)).toEqual(readTeamsCsv(text));
  });

  it('names what it leaves out', () => {
    expect(readTeams(`Alpha\n${'x'.repeat(teamsCsvLimits.name + 1)}`).errors).toEqual([{ line: 2, code: 'nameTooLong' }]);
    expect(readTeams(Array.from({ length: teamsCsvLimits.teams + 1 }, (_, index) => `Team ${index}`).join('\n')).errors).toEqual([
      { line: teamsCsvLimits.teams + 1, code: 'tooManyTeams' },
    ]);
  });
});
