import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { FoldedLines } from './folded-lines';

beforeAll(() => createI18n({ language: 'en', namespaces: ['organizerSchedule'] }));

const lines = (count: number) => Array.from({ length: count }, (_, place) => `Line ${place + 1}`);
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows the first lines of a long list, says how many more there are, and shows those when it is asked', () => {
  render(<FoldedLines lines={lines(14)} />);
  expect(shown()).toEqual(lines(5));
  fireEvent.click(screen.getByRole('button', { name: 'and 9 more', expanded: false }));
  expect(shown()).toEqual(lines(14));
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(shown()).toEqual(lines(5));
});

it('hides no single line behind a button', () => {
  render(<FoldedLines lines={lines(6)} />);
  expect(shown()).toEqual(lines(6));
  expect(screen.queryByRole('button')).toBeNull();
});
