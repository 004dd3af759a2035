import { loadNamespaces } from '@courtside/i18n';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everything, plan, setUpVisit, show } from '../public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpVisit();
beforeAll(() => loadNamespaces('share'));
afterEach(() => {
  window.location.hash = '';
});

const shown = { ...plan, ...everything, isTournamentPublic: true };

async function open(fields: object = shown) {
  await show(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: 'Share' }));
}
const here = window.location.origin;

describe('ShareDialog', () => {
  it('hands on the tournament, one of its parts, a team or a game', async () => {
    const dialog = await open();
    const link = () => dialog.getByRole('textbox', { name: 'Link' });
    const what = dialog.getByRole('combobox', { name: 'What to share' });
    expect(link()).toHaveValue(`${here}/t1`);
    await userEvent.selectOptions(what, 'Schedule');
    expect(link()).toHaveValue(`${here}/t1#schedule`);
    await userEvent.selectOptions(what, 'No. 2: Wet Chain – Pédale Douce');
    expect(link()).toHaveValue(`${here}/t1#match-m2`);
    await userEvent.selectOptions(what, 'Wet Chain');
    expect(link()).toHaveValue(`${here}/t1/teams/C`);
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Poster for the court' })).toHaveAttribute('href', '/t1/poster');
  });

  it('begins with the game that the reader looks at', async () => {
    window.location.hash = '#match-m2';
    expect((await open()).getByRole('textbox', { name: 'Link' })).toHaveValue(`${here}/t1#match-m2`);
  });

  it('names nothing that visitors are not shown, and says that a link of a private tournament is for organisers', async () => {
    const dialog = await open({ ...plan, isTournamentPublic: false });
    expect(dialog.queryByRole('group', { name: 'Games' })).not.toBeInTheDocument();
    expect(dialog.getByText(/only/)).toHaveTextContent('The tournament is not public: the link opens for its organizers only.');
  });

  it('uses the phone’s own ways where it has them', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Wet Chain');
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Wet Chain · Été Hardcourt', url: `${here}/t1/teams/C` });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('an address that names a team marks it, and leaves the team that the reader follows alone', async () => {
    localStorage.setItem('courtside.my-team.t1', 'B');
    await show(shown, '/t1?team=C');
    const mine = screen.getByRole('combobox', { name: 'My team' });
    expect(mine).toHaveValue('C');
    expect(localStorage.getItem('courtside.my-team.t1')).toBe('B');
    await userEvent.selectOptions(mine, 'Mallet Club');
    expect(mine).toHaveValue('B');
  });

  it('an address that names a team that there is not marks the reader’s own', async () => {
    localStorage.setItem('courtside.my-team.t1', 'B');
    await show(shown, '/t1?team=nobody');
    expect(screen.getByRole('combobox', { name: 'My team' })).toHaveValue('B');
  });
});
