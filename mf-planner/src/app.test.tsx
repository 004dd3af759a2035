import { changeLanguage, createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import App from './app';

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

async function open(address = '/planner') {
  await createI18n({ language: 'en', namespaces: ['common'] });
  // The page waits for its words, so rendering it takes a moment.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Suspense fallback="…">
          <App />
        </Suspense>
        <Address />
      </MemoryRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the planner in the shell', () => {
  afterEach(() => act(() => changeLanguage('en', { remember: false })));

  it('opens with two tables of values whose meaning is in words too', async () => {
    await open();
    expect(cells('Court time')).toEqual([
      '6.0 h, Lots of spare time',
      '9.0 h, Will run smoothly',
      '12.6 h, Will run smoothly',
      '7.0 h, Lots of spare time',
      '10.5 h, Will run smoothly, your choice',
      '14.7 h, Cutting it close',
      '8.0 h, Lots of spare time',
      '12.0 h, Will run smoothly',
      '16.8 h, Cutting it close',
    ]);
    expect(cells('Time between games')[8]).toBe('2.8 h, Not enough time');
    expect(screen.getAllByRole('columnheader', { name: '14 teams' })).toHaveLength(2);
    expect(screen.getAllByRole('rowheader', { name: '18 min' })).toHaveLength(2);
    expect(within(screen.getByRole('list', { name: 'What the colors mean' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Daylight only.')).toBeVisible();
  });

  it('reads a shared link, and writes every change into the address', async () => {
    await open('/planner?teams=16&courts=2');
    // 2 groups of 8: 56 games, 28 on each court, 28 × 21 min = 9.8 h; 9.8 / 7 = 1.4 h
    expect(screen.getByText(/16 teams in 2 groups on 2 courts at 15 \+ 6 minutes: 56 games, 9.8 h of court time/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Courts: more' }));
    expect(screen.getByTestId('address')).toHaveTextContent('?teams=16&courts=3&groups=2&length=15&interval=6');
    expect(screen.getByRole('spinbutton', { name: 'Courts' })).toHaveValue('3');
  });

  it('counts an emptied field as its fall-back, says so, and shows a dash where nothing can be played', async () => {
    await open();
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Teams' }));
    expect(screen.getByText('Empty counts as 2')).toBeVisible();
    expect(cells('Court time')[4]).toBe('–, Not possible, your choice');
    expect(screen.getByText(/every group needs at least 2 teams/)).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Teams' }), '14');
    expect(cells('Court time')[4]).toBe('14.7 h, Cutting it close, your choice');
  });

  it('copies the plan as text', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^12 teams in 2 groups.*30 games.*\nCourt time: Will run smoothly\..*\nDaylight only\.\nhttp/s,
    );
  });

  it('speaks French', async () => {
    await open();
    await act(() => changeLanguage('fr', { remember: false }));
    expect(cells('Temps de jeu')[4]).toBe('10,5 h, Se déroulera sans accroc, votre choix');
  });
});
