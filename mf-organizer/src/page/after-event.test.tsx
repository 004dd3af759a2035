import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { tournamentAt } from '../organizer.testkit';
import { pageWords } from '../words.testkit';
import { AfterEvent } from './after-event';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

function showAt(date: string, isTournamentPublic = true, stage: Parameters<typeof tournamentAt>[0] = 'schedule') {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${date}T12:00:00-04:00`));
  const event = tournamentAt(stage, { isTournamentPublic, startDate: '2027-06-12', endDate: '2027-06-13' });
  render(
    <MemoryRouter>
      <AfterEvent tournament={event} />
    </MemoryRouter>,
  );
  return { event, buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent) };
}

beforeAll(pageWords);
afterEach(() => jest.restoreAllMocks());

it.each([
  ['before it', '2027-06-01', true, []],
  ['on its last day', '2027-06-13', true, []],
  ['after it', '2027-06-15', true, ['Share the results', 'Duplicate']],
  ['after one that only its organizers see', '2027-06-15', false, ['Duplicate']],
])('offers what is left to do %s', (_when, date, isPublic, buttons) => expect(showAt(date, isPublic).buttons).toEqual(buttons));

it('offers nothing for a copy that still has the old dates', () => {
  expect(showAt('2027-06-15', false, 'teams').buttons).toEqual([]);
});

it('makes the next event from this one after a question', async () => {
  showAt('2027-06-15');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByRole('alertdialog', { name: 'Duplicate the tournament?' })).toBeInTheDocument();
});

it('hands the address of the results to the share sheet of a phone', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('The sheet was closed.', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { event } = showAt('2027-06-15');
  await userEvent.click(screen.getByRole('button', { name: 'Share the results' }));
  expect(share).toHaveBeenCalledWith({ title: event.name, url: `${window.location.origin}/${event.id}` });
  Reflect.deleteProperty(navigator, 'share');
});

it.each([
  ['where there is no share sheet', undefined],
  ['where the page may not open it', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
])('copies the address %s', async (_where, share) => {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { event } = showAt('2027-06-15');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share the results' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${event.id}`));
  Reflect.deleteProperty(navigator, 'share');
});
