import type { Tournament } from '@courtside/domain';
import { sampleTournament } from '../../../firebase.testkit';
import { findCountry, nameOfCountry } from '../../../place/countries';
import { everything, parseFilters, findTournaments, isFiltered, withFilters } from './filters';
import { monthsBack, listMonths } from './months';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const one = (id: string, change: Partial<Tournament>): Tournament => ({ ...sampleTournament, id: id as Tournament['id'], ...change });
const days = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const all = [
  one('ete', { name: 'Été Hardcourt', location: 'Parc La Fontaine, Montréal, Canada', ...days('2027-06-12', '2027-06-13') }),
  one('nord', { name: 'Coupe du Nord', location: 'Gand, Belgique', ...days('2027-07-31', '2027-08-01'), isRegistrationOpen: true }),
  one('ghent', { name: 'Ghent Open', location: 'Ghent, Belgium', ...days('2027-08-14'), tournamentType: 'MIXER' }),
  one('golden', {
    name: 'Golden Gate',
    location: 'San Francisco, CA',
    ...days('2027-09-04'),
    isRegistrationOpen: true,
    registrationOpensAt: 500,
  }),
];
const found = (change: Parameters<typeof withFilters>[1] | Partial<Parameters<typeof withFilters>[1]>, now = 100) =>
  findTournaments(all, { ...everything, ...change }, now).map(({ id }) => id);

describe('finding', () => {
  it.each([
    ['montreal', ['ete']],
    ['MONTRÉAL hard', ['ete']],
    ['ete', ['ete']],
    ['ghent', ['ghent']],
    ['coupe nord', ['nord']],
    // In the order of the list, not of the words.
    ['go', ['golden']],
    ['paris', []],
    ['  ', ['ete', 'nord', 'ghent', 'golden']],
  ])('%j finds by name and place, whatever the case and accents', (text, ids) => expect(found({ text })).toEqual(ids));

  it('finds a country in whatever language its name is written, and takes no state for it', () => {
    expect(found({ country: 'BE' })).toEqual(['nord', 'ghent']);
    expect(found({ country: 'CA' })).toEqual(['ete']);
    expect(found({ country: 'ca' })).toEqual(['golden']);
  });

  it('finds what has a day in a month', () => {
    expect(found({ month: '2027-07' })).toEqual(['nord']);
    expect(found({ month: '2027-08' })).toEqual(['nord', 'ghent']);
    expect(found({ month: '2026-08' })).toEqual([]);
  });

  it('finds a format, and whose registration is open at this time', () => {
    expect(found({ format: 'mixer' })).toEqual(['ghent']);
    expect(found({ format: 'teams' })).toEqual(['ete', 'nord', 'golden']);
    expect(found({ isOpen: true })).toEqual(['nord']);
    expect(found({ isOpen: true }, 500)).toEqual(['nord', 'golden']);
    expect(found({ isOpen: true, country: 'ca' }, 500)).toEqual(['golden']);
  });
});

describe('the address of a search', () => {
  it('says what is looked for, and is read again', () => {
    const filters = { text: 'coupe été', country: 'BE', month: '2027-08', format: 'teams', isOpen: true } as const;
    const address = withFilters(new URLSearchParams('from=mail'), filters);
    expect(address.toString()).toBe('from=mail&q=coupe+%C3%A9t%C3%A9&country=BE&month=2027-08&format=teams&open=1');
    expect(parseFilters(address)).toEqual(filters);
    expect(withFilters(address, everything).toString()).toBe('from=mail');
  });

  it('leaves out what it says wrongly', () => {
    expect(parseFilters(new URLSearchParams(`q=${'a'.repeat(81)}&country=%20&month=2027-13&format=chess&open=yes`))).toEqual(everything);
    expect([isFiltered(everything), isFiltered({ ...everything, isOpen: true })]).toEqual([false, true]);
  });
});

describe('findCountry', () => {
  it.each([
    ['Montpellier, France', 'FR', 'France', 'France'],
    ['Genève, Suisse', 'CH', 'Switzerland', 'Suisse'],
    ['Newcastle, UK', 'GB', 'United Kingdom', 'Royaume-Uni'],
    ['Portland, Cascadia', 'cascadia', 'Cascadia', 'Cascadia'],
    ['Italia', 'IT', 'Italy', 'Italie'],
    ['Olaszország', undefined, undefined, undefined],
    ['Italy', 'IT', 'Italy', 'Italie'],
    ['Lyon', undefined, undefined, undefined],
    ['Lyon, ', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
  ])('of %j is %s', (location, key, english, french) => {
    const country = findCountry(location);
    expect([country?.key, country && nameOfCountry(country, 'en'), country && nameOfCountry(country, 'fr')]).toEqual(
      key === undefined ? [undefined, null, null] : [key, english, french],
    );
  });
});

describe('months', () => {
  it('are those of the list, each once', () => {
    expect(listMonths(all)).toEqual(['2027-06', '2027-07', '2027-08', '2027-09']);
  });

  it('go back from today, and further as far as is known of', () => {
    const months = monthsBack('2027-02-10', [one('old', days('2019-12-30', '2020-01-02')), one('next', days('2027-06-12'))]);
    expect([...months.slice(0, 3), ...months.slice(-3)]).toEqual(['2027-02', '2027-01', '2026-12', '2022-03', '2020-01', '2019-12']);
    expect(months).toHaveLength(62);
  });
});
