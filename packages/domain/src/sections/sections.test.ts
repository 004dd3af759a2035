import { parseTournament, type Tournament } from '../entities';
import { allFlags, sections, visitorSections, type SectionFlag } from '.';

const createTournament = (fields: object = {}): Tournament => {
  const result = parseTournament('t1', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-13', ...fields });
  if (!result.ok) throw new Error('not parsed');
  return result.value;
};
const groups = { 0: ['A', 'B'], 1: ['C', 'D'] };
const schedule = { 0: ['m1'] };
const bracket = { upper: { round1: ['g1'] } };
const shown = (fields: object, teamCount = 4) =>
  visitorSections(createTournament({ ...allFlags(true), ...fields }), teamCount).map(({ id }) => id);
const flags = Object.keys(allFlags(true)) as SectionFlag[];

describe('sections', () => {
  it('visitors are shown what is there, in the order of the product', () => {
    expect(shown({})).toEqual(['details', 'teams']);
    expect(shown({ groups })).toEqual(['details', 'teams', 'groups']);
    expect(shown({ groups, schedule })).toEqual(['details', 'teams', 'schedule', 'standings', 'scorers']);
    expect(shown({ groups, schedule, bracket, tournamentType: 'MIXER' })).toEqual([
      'details',
      'teams',
      'schedule',
      'bracket',
      'standings',
      'scorers',
      'players',
    ]);
    expect(shown({ groups, bracket, tournamentType: 'MIXER' })).toEqual(['details', 'teams', 'bracket', 'scorers', 'groups', 'players']);
  });

  it('groups are shown with four teams or more', () => {
    expect(shown({ groups }, 3)).toEqual(['details', 'teams']);
  });

  it.each(flags)('without %s its sections are not shown, and no others are missing', (flag) => {
    for (const stage of [{ groups }, { groups, schedule, bracket }]) {
      const full = { ...stage, tournamentType: 'MIXER' };
      expect(shown({ ...full, [flag]: false })).toEqual(shown(full).filter((id) => sections.find((row) => row.id === id)?.flag !== flag));
    }
  });

  it('each flag is a field of a tournament that starts as false', () => {
    expect(createTournament()).toMatchObject(allFlags(false));
    for (const flag of flags) expect(createTournament({ [flag]: true })[flag]).toBe(true);
  });
});
