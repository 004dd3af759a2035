import { parseTournament, type Tournament } from '@courtside/domain';
import { chosen } from './tournaments-view';

const one = (id: string, name: string, location: string): Tournament => {
  const parsed = parseTournament(id, { name, location, startDate: '2027-06-12', endDate: '2027-06-13' });
  if (!parsed.ok) throw new Error(id);
  return parsed.value;
};
const all = [
  one('ete', 'Été Hardcourt', 'Montréal, Canada'),
  one('lyon', 'Coupe des Platanes', 'Lyon, France'),
  one('paris', 'Roue Libre Open', 'Paris, France'),
  one('golden', 'Golden Gate', 'San Francisco, CA'),
  one('rain', 'Rain City', 'Portland, Cascadia'),
];
const found = (attributes: Record<string, string>) => chosen(all, (name) => attributes[name] ?? null).map(({ id }) => id);

describe('the tournaments of a list', () => {
  it.each([
    [{}, ['ete', 'lyon', 'paris', 'golden', 'rain']],
    [{ region: 'France' }, ['lyon', 'paris']],
    [{ region: 'FR' }, ['lyon', 'paris']],
    [{ region: 'CA' }, ['ete']],
    [{ region: 'cascadia' }, ['rain']],
    [{ region: 'Atlantis' }, []],
    [{ search: 'ROUE libre' }, ['paris']],
    [{ search: 'ete montreal' }, ['ete']],
    [{ region: 'FR', limit: '1' }, ['lyon']],
    [{ limit: 'many' }, ['ete', 'lyon', 'paris', 'golden', 'rain']],
  ])('%j', (attributes, ids) => expect(found(attributes)).toEqual(ids));
});
