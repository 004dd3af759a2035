import { bracketTemplate, type BracketSlot } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { createI18n } from '@courtside/i18n';
import { renderHook } from '@testing-library/react';
import { useBracketWords } from './use-bracket-words';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'bracket'] }));

const slot = { time: '16:00', courtLetter: 'A' } as BracketSlot;
const start = (change: Partial<ExpectedStart>): ExpectedStart => ({
  time: '16:00',
  planned: '16:00',
  shift: 0,
  courtLetter: 'A',
  isLate: false,
  isMoved: true,
  isOn: false,
  ...change,
});

it.each([
  [undefined, '16:00, court A'],
  [start({ time: '16:30', shift: 30, courtLetter: 'B' }), '16:30, court B'],
  [start({ time: '16:30', shift: 30, isLate: true }), 'about 16:30, court A'],
  [start({ shift: 24 * 60 }), '16:00 +1 day, court A'],
  [start({ time: '10:00', shift: 42 * 60 }), '10:00 +2 days, court A'],
] as const)('says when and where a game of the bracket is played, with its day where that is another one', (told, expected) => {
  const { result } = renderHook(() => useBracketWords());
  expect(result.current.timeAndCourt(slot, told)).toBe(expected);
});

it('names the rounds for places, with the ending of each number', () => {
  const { result } = renderHook(() => useBracketWords());
  const template = bracketTemplate('single', 32, { places: 32 });
  const name = (roundId: string) => result.current.round(template, 'upper', roundId);
  expect(['places5to8', 'place5', 'place11', 'place13', 'place21', 'place23', 'place25', 'place31'].map(name)).toEqual([
    ...['Places 5–8', '5th place', '11th place', '13th place', '21st place', '23rd place', '25th place', '31st place'],
  ]);
});
