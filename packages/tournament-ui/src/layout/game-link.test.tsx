import { createI18n } from '@courtside/i18n';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GameLink } from './game-link';
import { Section } from './section';

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'tournament'] }));
afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  window.location.hash = '';
});

const setClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
/** Presses the link. @returns whether the browser follows it */
function press(how: MouseEventInit = {}) {
  render(
    <GameLink target="match-é 1" number={7}>
      No. 7
    </GameLink>,
  );
  const link = screen.getByRole('link', { name: 'No. 7 copy the link' });
  const click = createEvent.click(link, how);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

it('copies the address of the game', async () => {
  const copied = jest.fn(() => Promise.resolve());
  setClipboard(copied);
  expect(press()).toBe(false);
  await waitFor(() => expect(copied).toHaveBeenCalledWith(`${window.location.origin}/#match-%C3%A9%201`));
});

it('leads there where nothing can be copied, where copying fails, and by the browser’s own way of opening links', async () => {
  expect(press()).toBe(true);
  cleanup();
  setClipboard(() => Promise.reject(new Error('denied')));
  expect(press()).toBe(false);
  await waitFor(() => expect(window.location.hash).toBe('#match-%C3%A9%201'));
  cleanup();
  expect(press({ ctrlKey: true })).toBe(true);
});

it('a section is a region by the words of its title, and may be left out on paper', () => {
  const { container } = render(
    <Section id="schedule" intro="All games" state="Hidden" actions={<button>Filter</button>} print={false}>
      Games
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Schedule' });
  expect(region).toHaveTextContent(/All games.*Games/);
  expect([region.id, container.firstElementChild?.getAttribute('data-print')]).toEqual(['schedule', 'no']);
  expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument();
});

it('a section that begins a sheet of paper has the event’s name for its head', () => {
  render(
    <Section id="standings" sheet="Coupe du Léman">
      Tables
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Standings' })).toHaveAttribute('data-sheet', 'Coupe du Léman');
});
