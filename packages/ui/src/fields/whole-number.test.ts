import { parseWholeNumber, stepNumber } from './whole-number';

describe('parseWholeNumber', () => {
  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['07', 7],
    ['12 ', 12],
    ['999', 999],
    ['1000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['x', undefined],
  ])('%j is %j', (text, expected) => expect(parseWholeNumber(text)).toBe(expected));
});

it('steps stay inside the limits, and begin somewhere', () => {
  const limits = { min: 1, max: 6, start: 2 };
  expect(stepNumber(6, 1, limits)).toBe(6);
  expect(stepNumber(1, -1, limits)).toBe(1);
  expect(stepNumber(40, -1, limits)).toBe(6);
  expect(stepNumber(null, 1, limits)).toBe(2);
});
