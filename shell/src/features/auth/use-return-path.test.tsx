import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { forgetReturnPath, rememberReturnPath, useReturnPath } from './use-return-path';

function Where() {
  return <p>{useReturnPath()}</p>;
}
const where = (entry: { pathname: string; search?: string; state?: unknown }) => {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Where />
    </MemoryRouter>,
  );
  return screen.getByText(/^/, { selector: 'p' }).textContent;
};

afterEach(forgetReturnPath);

it.each([
  [{ state: { from: '/t1/register' } }, '/t1/register'],
  [{ search: '?from=%2Fprofile%3Ffrom%3D%2Ft1' }, '/profile?from=/t1'],
  [{}, '/'],
  [{ state: { from: 'https://evil.example' } }, '/'],
  [{ state: { from: '//evil.example' } }, '/'],
  [{ state: { from: '/\\evil.example' } }, '/'],
  [{ state: { from: '/auth/signup' } }, '/'],
  [{ state: { from: 7 } }, '/'],
])('%j leads to %s', (entry, expected) => {
  expect(where({ pathname: '/auth', ...entry })).toBe(expected);
});

it('is kept by the tab while Google’s page stands in our place', () => {
  rememberReturnPath('/t1');
  expect(where({ pathname: '/auth' })).toBe('/t1');
});
