import { createI18n, type Language } from '@courtside/i18n';
import { act, renderHook } from '@testing-library/react';
import { useFormatDay } from './use-format-day';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 30) }));
afterEach(() => jest.useRealTimers());

const open = async (language: Language) => {
  await createI18n({ language, namespaces: ['common'] });
  return renderHook(useFormatDay).result;
};

it.each([
  ['en', 'Saturday 12 December', 'Saturday 12 June 2027'],
  ['fr', 'samedi 12 décembre', 'samedi 12 juin 2027'],
  ['de', 'Samstag, 12. Dezember', 'Samstag, 12. Juni 2027'],
  ['es', 'sábado, 12 de diciembre', 'sábado, 12 de junio de 2027'],
] as const)('names the year of a day in another year: %s', async (language, thisYear, nextYear) => {
  const { current: formatDay } = await open(language);
  expect(formatDay('2026-12-12')).toBe(thisYear);
  expect(formatDay('2027-06-12')).toBe(nextYear);
});

it('follows the year of a page that stays open', async () => {
  const result = await open('en');
  act(() => void jest.advanceTimersByTime(60 * 60_000));
  expect(result.current('2027-06-12')).toBe('Saturday 12 June');
});
