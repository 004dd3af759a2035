import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { dataAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { pageWords } from '../../words.testkit';
import { DeleteTournament } from './delete-tournament';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(pageWords);

/** Opens the page of a tournament that is being deleted. @returns ends the deletion */
async function deleteIt(): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  command.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  window.history.replaceState(null, '', '/t1');
  render(
    <BrowserRouter>
      <Link to="/archive">Go on</Link>
      <Routes>
        <Route path="/t1" element={<DeleteTournament data={dataAt('teams')} />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete tournament' }));
  await userEvent.type(screen.getByLabelText(/^Type/), 'Été Hardcourt');
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete tournament' }).at(-1)!);
  return () => act(async () => arrive());
}

it('leads Home once it is deleted', async () => {
  const end = await deleteIt();
  await end();
  expect(window.location.pathname).toBe('/');
});

it('leaves whoever went on meanwhile where they are', async () => {
  const end = await deleteIt();
  act(() => screen.getByText('Go on').click());
  expect(window.location.pathname).toBe('/archive');
  await end();
  expect(window.location.pathname).toBe('/archive');
});
