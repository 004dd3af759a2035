import { CommandFailure } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tellConnection } from '../firebase.testkit';
import { useOfferUndo, useUndoKey } from './plan-undo';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerUndo'] }));

const undo = jest.fn<Promise<void>, [string]>();
beforeEach(() => undo.mockReset().mockResolvedValue());
afterEach(() => jest.restoreAllMocks());

function Plan() {
  useUndoKey();
  const offer = useOfferUndo();
  return (
    <>
      {['A', 'B'].map((game) => (
        <button key={game} type="button" onClick={() => offer({ said: `${game} was moved.`, undo: () => undo(game) })}>
          {`Move ${game}`}
        </button>
      ))}
      <input aria-label="Score" />
    </>
  );
}
const show = (isDialog = false) =>
  render(
    <>
      <Plan />
      <dialog open={isDialog} />
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
    </>,
  );
const move = (game: string) => userEvent.click(screen.getByRole('button', { name: `Move ${game}` }));
const ctrlZ = (target: Element = document.body) => act(async () => void fireEvent.keyDown(target, { key: 'z', ctrlKey: true }));
const undone = () => undo.mock.calls.map(([game]) => game);

it('a change is undone by the button of its message, once', async () => {
  show();
  await move('A');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Undone: A was moved.')).toBeInTheDocument();
  await ctrlZ();
  expect(undone()).toEqual(['A']);
});

it('the key goes back from the last change to the first, and the message offers the last one alone', async () => {
  show();
  await move('A');
  await move('B');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  for (let times = 0; times < 3; times += 1) await ctrlZ();
  expect(undone()).toEqual(['B', 'A']);
});

it('pressed twice before the server has answered, the key takes the second change back once the first is', async () => {
  let answer = () => {};
  undo.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  show();
  await move('A');
  await move('B');
  await ctrlZ();
  await ctrlZ();
  expect(undone()).toEqual(['B']);
  await act(async () => answer());
  expect(undone()).toEqual(['B', 'A']);
});

it('says without a network that nothing is undone, and undoes it later', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show();
  await move('A');
  act(() => tellConnection('offline'));
  await ctrlZ();
  expect(undone()).toEqual([]);
  expect(screen.getByText(/^This was not undone\. There is no network/)).toBeInTheDocument();
  act(() => tellConnection('online'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(undone()).toEqual(['A']);
});

it('an undo that fails after the page was left is no change of the next page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let refuse = () => {};
  undo.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new CommandFailure('unavailable', 'away')))));
  const { unmount } = show();
  await move('A');
  await ctrlZ();
  unmount();
  show();
  await act(async () => refuse());
  await ctrlZ();
  expect(undone()).toEqual(['A']);
});

it('the key belongs to the field in which somebody types, and to an open dialog', async () => {
  const { unmount } = show();
  await move('A');
  await ctrlZ(screen.getByLabelText('Score'));
  expect(undone()).toEqual([]);
  unmount();
  show(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move A', hidden: true })));
  await ctrlZ();
  expect(undone()).toEqual([]);
});

it('says that somebody changed the same meanwhile, and does not try again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  undo.mockRejectedValue(new CommandFailure('conflict', 'gone'));
  show();
  await move('A');
  await ctrlZ();
  expect(screen.getByText('Somebody changed this in the meantime, so nothing was undone.')).toBeInTheDocument();
  await ctrlZ();
  expect(undone()).toEqual(['A']);
});

it('can be tried again when the network failed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  undo.mockRejectedValueOnce(new CommandFailure('unavailable', 'offline'));
  show();
  await move('A');
  await ctrlZ();
  expect(screen.getByText(/^This was not undone\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(undone()).toEqual(['A', 'A']);
  expect(screen.getByText('Undone: A was moved.')).toBeInTheDocument();
});

it('forgets what was changed on a page that is left', async () => {
  const { unmount } = show();
  await move('A');
  unmount();
  show();
  await ctrlZ();
  expect(undone()).toEqual([]);
});
