import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { dataAt } from '../../organizer.testkit';
import { setSiteOrigin } from '../../notifying/site-origin';
import { pageWords } from '../../words.testkit';
import { WriteDialog } from './write-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => pageWords());
beforeEach(() => {
  client.writeToCaptains.mockReset().mockImplementation(async (_id, uids, _mailIn, onSent) => onSent(uids));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Opens the dialog; its owner removes it when it is closed. */
async function open(changes: Readonly<Record<string, unknown>> = {}) {
  const { unmount } = render(<WriteDialog data={dataAt('teams', changes)} onClose={() => unmount()} />);
  await screen.findByText(/It goes by email to 2 captains/);
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shown = () => [box('Subject').value, box('Text').value];
async function write() {
  await userEvent.type(box('Subject'), 'Rain');
  await userEvent.type(box('Text'), 'Bring a coat.');
}
const close = () => userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Close' }));
const send = (count = 2) => userEvent.click(screen.getByRole('button', { name: `Send to ${count} captain${count === 1 ? '' : 's'}` }));
/** The first captain gets it, then the network fails. */
const failHalfWay = () =>
  client.writeToCaptains.mockImplementationOnce((_id, uids, _mailIn, onSent) => {
    onSent(uids.slice(0, 1));
    return Promise.reject(new Error('no network'));
  });
/** Writes a message whose sending fails, closes the dialog and opens it again. */
async function failAndReopen() {
  await open();
  await write();
  await send();
  await screen.findByRole('alert');
  await close();
  await open();
}
const asked = () => client.writeToCaptains.mock.calls.map(([, uids]) => uids);

it('is there again when it was closed before it was sent; once it is sent, nothing is left', async () => {
  await open();
  await write();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open();
  expect(shown()).toEqual(['Rain', 'Bring a coat.']);
  await send();
  expect(await screen.findByText(/^On its way/)).toBeInTheDocument();
  await close();
  await open();
  expect(shown()).toEqual(['', '']);
});

it('is not there for whoever signs in after them in the same tab, and still is for them', async () => {
  await open();
  await write();
  await close();
  client.setSession({ ...client.signedIn, uid: 'u2' } as typeof client.signedIn);
  await open();
  expect(shown()).toEqual(['', '']);
  await close();
  client.setSession(client.signedIn);
  await open();
  expect(shown()).toEqual(['Rain', 'Bring a coat.']);
  await send();
  await screen.findByText(/^On its way/);
});

it('knows after it was closed who has had it, as long as it is the same message', async () => {
  failHalfWay();
  await failAndReopen();
  expect(screen.getByText('Sent: 1 of 2; sending again reaches only the others.')).toBeInTheDocument();
  failHalfWay();
  await send(1);
  await screen.findByRole('alert');
  expect(asked()).toEqual([['ua', 'ub'], ['ub']]);
  await userEvent.type(box('Text'), ' And boots.');
  await send();
  expect(await screen.findByText(/^On its way to 2/)).toBeInTheDocument();
  expect(asked().at(-1)).toEqual(['ua', 'ub']);
});

it('knows after it was closed since when it was begun, as long as it is the same message', async () => {
  const before = { ua: 2, ub: 0 };
  // Both captains get it, but the response is lost.
  const loseAnswer = () =>
    client.writeToCaptains.mockImplementationOnce((_id, _uids, _mailIn, _onSent, attempt) => {
      attempt?.onBegin(before);
      return Promise.reject(new Error('no network'));
    });
  const known = () => client.writeToCaptains.mock.calls.map(([, , , , attempt]) => attempt?.had);
  loseAnswer();
  await failAndReopen();
  loseAnswer();
  await send();
  await screen.findByRole('alert');
  await userEvent.type(box('Text'), ' And boots.');
  await send();
  expect(await screen.findByText(/^On its way to 2/)).toBeInTheDocument();
  expect(known()).toEqual([{}, before, {}]);
  await write();
  await send();
  expect(known().at(-1)).toEqual({});
});

it('of another date is another message, which nobody has had', async () => {
  failHalfWay();
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Message'), 'moved');
  await send();
  await screen.findByRole('alert');
  await close();
  await open({ endDate: '2026-07-13' });
  await send();
  expect(await screen.findByText(/^On its way to 2/)).toBeInTheDocument();
  expect(asked()).toEqual([
    ['ua', 'ub'],
    ['ua', 'ub'],
  ]);
});

it('leads captains to the public site from a console that has an origin of its own', async () => {
  const links = async () => {
    await write();
    await send();
    await screen.findByText(/^On its way/);
    const { text } = await client.writeToCaptains.mock.lastCall![2]('en', 'a');
    return text;
  };
  await open();
  expect(await links()).toContain(`${window.location.origin}/t1`);
  setSiteOrigin('https://courtside.example');
  expect(await links()).toContain('https://courtside.example/t1');
  setSiteOrigin(null);
});

it('takes no words while it is being sent: they would be gone with those that were sent', async () => {
  client.writeToCaptains.mockReturnValueOnce(new Promise(() => undefined));
  await open();
  await write();
  await send();
  await userEvent.type(box('Text'), ' And boots.');
  expect(box('Text')).toHaveValue('Bring a coat.');
  expect(box('Subject')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Message')).toBeDisabled();
});
