import { typedTime } from './clock-sheet';

it.each([
  ['7:30', 450_000],
  ['07:05', 425_000],
  ['7.5', 425_000],
  [' 12 ', 720_000],
  ['0:00', 0],
  ['7:60', null],
  ['7:', null],
  ['-1', null],
  ['half', null],
  ['', null],
])('%j is %s ms', (text, ms) => {
  expect(typedTime(text)).toBe(ms);
});
