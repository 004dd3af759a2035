import { groupLetter, teamId, type Profile, type Team } from '@courtside/domain';
import { readTable, readTeams, teamsToCsv } from '@courtside/domain/teams-csv';
import { planImport, rowsToWrite } from './import-plan';
import { answerCells, exportRows } from './export-teams';

const ada = 'A'.repeat(28);
const team = (id: string, name: string, profileIds: string[], email = ''): Team => ({
  id: teamId(id),
  name,
  email,
  profileIds,
  groupId: null,
  registeredAt: 0,
});
const read = (text: string) => readTeams(readTable(text));
const teams = [team('one', 'Puddle Cavalry', [ada, 'Grace', ''], 'a@b.c'), team('two', '=cmd', ['', '', ''])];
const profiles = new Map([[ada, { name: 'ada lovelace' } as Profile]]);
const context = { teams, profiles, playersPerTeam: 3, canAdd: true, room: 100 };
const file = teamsToCsv(exportRows(teams, profiles));

describe('teams.csv', () => {
  it('is written with names, addresses and groups, safe for spreadsheets', () => {
    expect(file.split('\r\n')).toEqual([
      'id,name,email,group,player 1,player 2,player 3',
      'one,Puddle Cavalry,a@b.c,,Ada Lovelace,Grace,',
      "two,'=cmd,,,,,",
    ]);
    expect(exportRows([{ ...teams[0], groupId: '1' } as Team], profiles)[0]?.group).toBe(groupLetter('1'));
  });

  it('has a column for each question as it was asked: those of the form first, also where two have the same words', () => {
    const answer = (questionId: string, asked: string, given: string, kind: 'text' | 'yesNo' = 'text') => ({
      questionId,
      asked,
      given,
      kind,
    });
    const cells = answerCells(
      [
        { id: 'q2', text: 'Diet?' },
        { id: 'q3', text: 'Diet?' },
      ],
      [
        {
          teamId: 'one',
          answers: [answer('q1', 'Camping?', 'yes', 'yesNo'), answer('q2', 'Food?', 'fish'), answer('q3', 'Diet?', 'none')],
        },
      ],
      ({ given }) => given.toUpperCase(),
    );
    expect(exportRows(teams, profiles, cells).map(({ more }) => more)).toEqual([
      { 'answer: Diet?': '', 'answer: Diet? (2)': 'NONE', 'answer: Camping?': 'YES', 'answer: Food?': 'FISH' },
      { 'answer: Diet?': '', 'answer: Diet? (2)': '', 'answer: Camping?': '', 'answer: Food?': '' },
    ]);
  });

  it('changes nothing when it comes back as it was', () => {
    const plan = planImport(read(file), context);
    expect(plan.map(({ kind }) => kind)).toEqual(['same', 'same']);
    expect(rowsToWrite(plan)).toEqual([]);
  });

  it('changes nothing where two players of a team have one name', () => {
    const other = 'B'.repeat(28);
    const namesakes = [team('one', 'Puddle Cavalry', [ada, other, 'max', 'Max'])];
    const known = new Map([...profiles, [other, { name: 'Ada Lovelace' } as Profile]]);
    const again = read(teamsToCsv(exportRows(namesakes, known)));
    expect(planImport(again, { ...context, teams: namesakes, profiles: known }).map(({ kind }) => kind)).toEqual(['same']);
    // In another order, each of them is still there.
    const turned = read('id,name,player 1,player 2,player 3\none,Puddle Cavalry,Lin,Ada Lovelace,Ada Lovelace');
    expect(planImport(turned, { ...context, teams: namesakes, profiles: known })[0]?.team.profileIds).toEqual(['Lin', other, ada, '']);
  });

  it('keeps the profile behind an unchanged name, and takes a new name as it is written', () => {
    const plan = planImport(read('id,name,player 1,player 2\none,Puddle Cavalry,ADA LOVELACE,Lin'), context);
    expect(plan).toMatchObject([
      { line: 2, kind: 'change', before: 'Puddle Cavalry', team: { teamId: 'one', profileIds: [ada, 'Lin', ''] } },
    ]);
  });

  it('adds lines without a known id, with places for all players', () => {
    const plan = planImport(read('id,name,player 1\nx,New,Max\n,Other,'), context);
    expect(plan.map(({ kind, team: { teamId: id, profileIds } }) => [kind, id, profileIds])).toEqual([
      ['new', undefined, ['Max', '', '']],
      ['new', undefined, ['', '', '']],
    ]);
  });

  it('knows a team again by its name, however it is written, and leaves its players to a list of names', () => {
    const again = planImport(read('  PUDDLE cavalry\nThird'), context);
    expect(again).toMatchObject([
      { kind: 'change', before: 'Puddle Cavalry', team: { teamId: 'one', name: 'PUDDLE cavalry', profileIds: [ada, 'Grace', ''] } },
      { kind: 'new', team: { name: 'Third' } },
    ]);
    // The same file twice: the second time there is nothing to do.
    const once = planImport(read('name\nPuddle Cavalry\n=cmd'), context);
    expect(once.map(({ kind }) => kind)).toEqual(['same', 'same']);
    // An unknown id (from the tournament that this one is a copy of) does not make a new team either.
    expect(planImport(read('id,name\nother,Puddle Cavalry'), context)[0]).toMatchObject({ kind: 'same', team: { teamId: 'one' } });
  });

  it('takes a name for a new team where two have it, or where another row has claimed it', () => {
    const twins = { ...context, teams: [team('one', 'Twin', ['']), team('two', 'twin', [''])] };
    expect(planImport(read('Twin\nTwin'), twins).map(({ kind }) => kind)).toEqual(['new', 'new']);
    expect(planImport(read('id,name\none,Other\n,Puddle Cavalry'), context).map(({ kind }) => kind)).toEqual(['change', 'new']);
    expect(planImport(read('Puddle Cavalry\nPuddle Cavalry'), context).map(({ kind }) => kind)).toEqual(['same', 'new']);
  });

  it('gives a team to the row that has its very name, before one that only looks like it', () => {
    const plan = planImport(read('PUDDLE CAVALRY!;new@b.c\nPuddle Cavalry;a@b.c'), context);
    expect(plan.map(({ kind, team: { teamId: id, email } }) => [kind, id, email])).toEqual([
      ['new', undefined, 'new@b.c'],
      ['same', 'one', 'a@b.c'],
    ]);
  });

  it('leaves out what is more than a tournament holds, and takes changes all the same', () => {
    const plan = planImport(read('id,name\n,New\n,Other\none,Renamed'), { ...context, room: 1 });
    expect(plan.map(({ kind }) => kind)).toEqual(['new', 'noRoom', 'change']);
    expect(rowsToWrite(plan).map(({ name }) => name)).toEqual(['New', 'Renamed']);
  });

  it('adds none once there is a schedule', () => {
    const plan = planImport(read('id,name\n,New\none,Renamed'), { ...context, canAdd: false });
    expect(plan.map(({ kind }) => kind)).toEqual(['locked', 'change']);
    expect(rowsToWrite(plan)).toHaveLength(1);
  });
});

it('names without letters are not all the same one', () => {
  const signs = [team('marks', '!!!', []), team('dash', '—', [])];
  const planned = planImport(
    { rows: ['!!!', '?'].map((name, line) => ({ line, name, email: '', players: [] })) },
    {
      ...context,
      teams: signs,
    },
  );
  expect(planned.map(({ team: { teamId: id }, kind }) => id ?? kind)).toEqual(['marks', 'new']);
});
