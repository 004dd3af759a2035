import { countFailures, formatTable } from './hunt-table.mjs';

const round = (...names) => ({ passed: [], failures: names.map((name) => ({ name, message: `${name} was late`, target: name })) });

test('tests are listed by how many rounds they failed in, with the message of their first failure', () => {
  const rows = countFailures([round('b'), round('a', 'c'), round('c')]);
  expect(rows.map(({ name, times }) => `${name} ${times}`)).toEqual(['c 2', 'a 1', 'b 1']);
  expect(formatTable(rows, 3).split('\n').slice(2, 4)).toEqual(['    2/3  c', '           c was late']);
});

test('rounds without a failure say so', () =>
  expect(formatTable(countFailures([round(), round()]), 2)).toContain('No test failed in 2 rounds'));
