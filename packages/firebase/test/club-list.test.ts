import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseClubs } from '../seed/clubs';

const region = (name: string) => ({ name, areas: [{ name: 'North', clubs: ['Ghent'] }] });
const read = (regions: unknown) => () => parseClubs(JSON.stringify({ regions }));

describe('a list of clubs of one’s own', () => {
  it('has the form of ours', () => {
    const ours = readFileSync(path.join(__dirname, '../seed/clubs.json'), 'utf8');
    expect(parseClubs(ours)).toHaveLength(32);
    expect(read([region('Benelux'), region('Élan')])()).toEqual([region('Benelux'), region('Élan')]);
  });

  it('is refused, by what is wrong, before anything is loaded', () => {
    expect(read(undefined)).toThrow('no regions');
    expect(read([region('Benelux'), { name: 'Nowhere' }])).toThrow('Region 2');
    expect(read([region('!!!')])).toThrow('Region 1');
    expect(read([region('Élan'), region('Elan')])).toThrow('same name');
  });
});
