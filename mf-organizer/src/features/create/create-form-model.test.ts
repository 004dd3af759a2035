import type { FieldErrors } from 'react-hook-form';
import { createFormResolver, newForm, toNewTournament, type CreateFormValues } from './create-form-model';
import { timeZoneRegions } from '../../fields/time-zones';

const good: CreateFormValues = {
  ...newForm('America/Toronto', '2027-01-01'),
  name: 'Été',
  location: 'Montréal',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  description: 'Bring a mallet.',
};
const check = async (values: CreateFormValues, today = '2027-01-01') => {
  const { errors } = await createFormResolver(() => today)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors as FieldErrors).map(([field, error]) => [field, error?.type]));
};

it('a new form is on the next weekend', () => {
  expect(newForm('UTC', '2027-06-09')).toMatchObject({ startDate: '2027-06-12', endDate: '2027-06-13', tournamentType: 'STANDARD' });
});

describe('createFormResolver', () => {
  it('accepts a form with everything', async () => {
    expect(await check(good)).toEqual({});
  });

  it('names every empty field', async () => {
    expect(await check({ ...newForm('UTC', '2027-01-01'), startDate: '', endDate: '' })).toEqual({
      name: 'missing',
      location: 'missing',
      startDate: 'missing',
      endDate: 'missing',
      description: 'missing',
    });
  });

  it('refuses a start after the end, at the start', async () => {
    expect(await check({ ...good, startDate: '2027-06-14' })).toEqual({ startDate: 'startAfterEnd' });
  });

  it('asks for the day at each check', async () => {
    const noStart = { ...good, startDate: '' };
    expect(await check(noStart, '2027-06-13')).toEqual({ startDate: 'missing' });
    expect(await check(noStart, '2027-06-14')).toEqual({ startDate: 'missing', endDate: 'endBeforeToday' });
  });
});

it('toNewTournament carries the fields, the zone, the type and the poster', () => {
  const image = new File(['x'], 'poster.png', { type: 'image/png' });
  expect(toNewTournament({ ...good, tournamentType: 'MIXER' }, image)).toEqual({ ...good, tournamentType: 'MIXER', image });
});

describe('timeZoneRegions', () => {
  it('lists zones by region with readable places, and the own one even if it is an alias', () => {
    const regions = timeZoneRegions('Asia/Old_Name');
    const zones = (name: string) => regions.find((region) => region.name === name)?.zones;
    expect(zones('America')).toContainEqual({ id: 'America/New_York', label: 'New York' });
    expect(zones('Asia')).toContainEqual({ id: 'Asia/Old_Name', label: 'Old Name' });
    expect(zones('')).toContainEqual({ id: 'UTC', label: 'UTC' });
  });
});
