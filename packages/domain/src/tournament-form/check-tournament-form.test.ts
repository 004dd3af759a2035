import { checkImage, checkTournamentForm, tournamentTextLimits, type TournamentForm } from './check-tournament-form';

const today = '2027-06-01';
const form = (changes: Partial<TournamentForm> = {}): TournamentForm => ({
  name: 'Coupe du Nord',
  location: 'Lille',
  description: 'Two days on two courts.',
  startDate: '2027-07-03',
  endDate: '2027-07-04',
  ...changes,
});

describe('checkTournamentForm', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(checkTournamentForm(form(), { today })).toEqual([]);
  });

  it('names every empty field, in the order of the form', () => {
    const empty = { name: ' ', location: '', description: '', startDate: '', endDate: '' };
    expect(checkTournamentForm(empty, { today }).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name missing',
      'location missing',
      'startDate missing',
      'endDate missing',
      'description missing',
    ]);
  });

  it.each(['2031-99-99', '2031-02-29', '2031-13-01', '2031-00-10', '2031-04-31', '31-04-2031', '2031-4-1', '2031-04-01T00:00'])(
    'takes %s for no date',
    (date) => {
      expect(checkTournamentForm(form({ startDate: date, endDate: date }), { today })).toEqual([
        { field: 'startDate', code: 'missing' },
        { field: 'endDate', code: 'missing' },
      ]);
    },
  );

  it('takes the leap day of a leap year', () => {
    expect(checkTournamentForm(form({ startDate: '2032-02-29', endDate: '2032-02-29' }), { today })).toEqual([]);
  });

  it('refuses a start after the end and takes both on one day', () => {
    expect(checkTournamentForm(form({ startDate: '2027-07-05' }), { today })).toEqual([{ field: 'startDate', code: 'startAfterEnd' }]);
    expect(checkTournamentForm(form({ startDate: '2027-07-04' }), { today })).toEqual([]);
  });

  it('lets the end be today at the earliest while there is no start', () => {
    const codes = (endDate: string) => checkTournamentForm(form({ startDate: '', endDate }), { today }).map(({ code }) => code);
    expect(codes('2027-05-31')).toEqual(['missing', 'endBeforeToday']);
    expect(codes(today)).toEqual(['missing']);
  });

  it('takes no contact, an e-mail address or an https address, and nothing else', () => {
    const codes = (contact: string) => checkTournamentForm(form({ contact }), { today }).map(({ field, code }) => `${field} ${code}`);
    for (const contact of ['', '  ', 'orga@coupe.example', 'https://coupe.example/contact']) expect(codes(contact)).toEqual([]);
    for (const contact of ['coupe.example', 'http://coupe.example', 'javascript:alert(1)'])
      expect(codes(contact)).toEqual(['contact contactWrong']);
    expect(codes(`https://coupe.example/${'x'.repeat(tournamentTextLimits.contact)}`)).toEqual(['contact tooLong']);
  });

  it.each(['name', 'location', 'description'] as const)('takes a %s at its limit and not one character more', (field) => {
    const text = 'é'.repeat(tournamentTextLimits[field]);
    expect(checkTournamentForm(form({ [field]: text }), { today })).toEqual([]);
    expect(checkTournamentForm(form({ [field]: `${text}é` }), { today })).toEqual([{ field, code: 'tooLong' }]);
  });
});

describe('checkImage', () => {
  it('takes exactly 1 MB of PNG or JPEG', () => {
    expect(checkImage({ size: 1_048_576, type: 'image/png' })).toBeNull();
    expect(checkImage({ size: 1_048_577, type: 'image/jpeg' })).toBe('tooLarge');
    expect(checkImage({ size: 10, type: 'text/plain' })).toBe('wrongType');
  });

  it('takes no empty file, which the storage rules refuse', () => {
    expect(checkImage({ size: 0, type: 'image/png' })).toBe('empty');
    expect(checkImage({ size: 1, type: 'image/png' })).toBeNull();
  });
});
