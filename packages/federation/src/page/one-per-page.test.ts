import { onePerPage } from './one-per-page';

it('is made by the first copy of a package and given to all', () => {
  let other: typeof onePerPage | undefined;
  jest.isolateModules(() => {
    other = jest.requireActual<{ onePerPage: typeof onePerPage }>('./one-per-page').onePerPage;
  });
  expect(other).not.toBe(onePerPage);
  const made = onePerPage('test.list.1', () => ['first']);
  expect(other?.('test.list.1', () => ['second'])).toBe(made);
  expect(other?.('test.list.2', () => ['of another shape'])).not.toBe(made);
});
