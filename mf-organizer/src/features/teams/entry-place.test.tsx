import { parsePlace } from '@courtside/domain';
import { getPlacements } from '@courtside/domain/registration';
import { ToastRegion } from '@courtside/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { dataAt, place } from '../../organizer.testkit';
import { pageWords } from '../../words.testkit';
import { createRef } from 'react';
import { listEntries } from './entries-model';
import { EntryPlace } from './entry-place';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

/** A is in; B, C and D wait in this order. Mail reaches the captains of A and B. */
const base = dataAt('teams', { places: 1, movesUp: 'automatic' });
const data = { ...base, seedOrder: base.seedOrder.slice(0, 1), places: ['a', 'b', 'c', 'd'].map((id, index) => place(id, index + 1)) };

interface Sent {
  readonly uids: readonly string[];
  readonly subject: string;
  readonly text: string;
}
const sent: Sent[] = [];

beforeAll(() => pageWords());
beforeEach(() => {
  sent.length = 0;
  client.decidePlace.mockReset().mockResolvedValue(undefined);
  client.writeToCaptains.mockReset().mockImplementation(async (_id, uids, mailIn, onSent) => {
    for (const uid of uids) sent.push({ uids: [uid], ...(await mailIn('fr', uid.slice(1))) });
    onSent(uids);
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const findEntry = (id: string, of = data) => {
  const placements = getPlacements(of.tournament, of.places, of.draw);
  const entry = listEntries({ ...of, placements }, { payments: null, checkIns: null }).find(({ team }) => team.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  return entry;
};

const show = (id: string, of = data) => {
  const entry = findEntry(id, of);
  const onDecide = jest.fn();
  render(
    <>
      <EntryPlace data={of} entry={entry} onDecide={onDecide} row={createRef()} />
      <ToastRegion label="Messages" dismissLabel="Close" />
    </>,
  );
  return onDecide;
};
const decide = (decision: string) => userEvent.click(screen.getByRole('button', { name: decision }));
const confirm = () => userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw 1 team' }));

it('tells who is withdrawn and who moves up for them, each of their own team in their own language', async () => {
  show('a');
  await decide('Withdraw');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Team B comes in.');
  expect(client.decidePlace).not.toHaveBeenCalled();
  await confirm();
  expect(client.decidePlace).toHaveBeenCalledWith('t1', 'a', 'withdrawn');
  expect(await screen.findByText(/Team B moves up\.$/)).toBeInTheDocument();
  expect(sent.map(({ uids: [uid], subject }) => [uid, subject.split(/\s*:/)[0]])).toEqual([
    ['ub', 'Vous avez une place'],
    ['ua', 'Votre équipe a été retirée'],
  ]);
  expect(sent[0]?.text).toContain('Team B');
  expect(sent[1]?.text).toContain('Team A');
});

it('says whom no mail reaches, that the decision stands, and keeps the place in the page', async () => {
  const onDecide = show('c');
  await decide('Let in');
  expect(onDecide).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^waiting list 2/)).toHaveFocus();
  expect(await screen.findByText('Team C has a place now.')).toBeInTheDocument();
  expect(await screen.findByText(/Team C moves up\..*No email reaches the captains of: Team C\./)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('leaves the focus to who went on while it was saved', async () => {
  const saved = { done: (): void => undefined };
  client.decidePlace.mockReturnValue(new Promise<void>((resolve) => (saved.done = resolve)));
  show('c');
  render(<button type="button">History</button>);
  await decide('Let in');
  const next = screen.getByRole('button', { name: 'History' });
  next.focus();
  await act(async () => saved.done());
  expect(await screen.findByText('Team C has a place now.')).toBeInTheDocument();
  expect(next).toHaveFocus();
});

it('leaves the focus to who went on to the button beside it while captains were told', async () => {
  let told = (): void => undefined;
  client.writeToCaptains.mockReset().mockImplementation(() => new Promise<void>((resolve) => (told = resolve)));
  show('b');
  await decide('Let in');
  await waitFor(() => expect(client.writeToCaptains).toHaveBeenCalled());
  const beside = screen.getByRole('button', { name: 'Withdraw' });
  await waitFor(() => expect(beside).toBeEnabled());
  beside.focus();
  await act(async () => told());
  expect(beside).toHaveFocus();
});

it('gives the focus to the row once the entry has no place any more, before captains are told', async () => {
  client.writeToCaptains.mockReset().mockReturnValue(new Promise(() => undefined));
  const entry = findEntry('b');
  const row = createRef<HTMLButtonElement>();
  const view = (of: typeof entry) => (
    <>
      <button ref={row} type="button">
        Team B
      </button>
      <EntryPlace data={data} entry={of} onDecide={jest.fn()} row={row} />
    </>
  );
  const { rerender } = render(view(entry));
  await decide('Let in');
  rerender(view({ ...entry, place: null }));
  expect(row.current).toHaveFocus();
});

it('says the same where the mail can’t be sent', async () => {
  client.writeToCaptains.mockRejectedValue(new Error('no network'));
  show('b');
  await decide('Let in');
  expect(await screen.findByText(/No email reaches the captains of: Team B\./)).toBeInTheDocument();
});

it('tells nobody anything when the decision is refused', async () => {
  client.decidePlace.mockRejectedValue(new Error('denied'));
  show('b');
  await decide('Let in');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(client.writeToCaptains).not.toHaveBeenCalled();
});

it('says why an entry stands where it does, and offers what changes that', async () => {
  client.readCaptains.mockResolvedValue([
    { uid: 'ua', teamId: 'b', email: '', language: '', mails: 0, reason: '', withdrew: { teamId: 'a', reason: 'Two of us are ill.' } },
  ]);
  show('a', { ...data, places: data.places.map((one) => (one.id === 'a' ? { ...one, withdrawnAt: Date.UTC(2027, 4, 1) } : one)) });
  await waitFor(() => expect(screen.getByText(/^withdrawn · .*withdrawn .* 2027.* · reason: Two of us are ill\.$/)).toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Undo the withdrawal' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Withdraw|Let in|Guarantee)/ })).not.toBeInTheDocument();
});

it('names no time that the server has yet to give', () => {
  const read = parsePlace('a', { registeredAt: Date.UTC(2027, 3, 1), withdrawnAt: null });
  if (!read.ok) throw new Error('no place');
  show('a', { ...data, places: data.places.map((one) => (one.id === 'a' ? read.value : one)) });
  expect(screen.getByText(/^withdrawn · registered [^·]*2027[^·]*$/)).toBeInTheDocument();
});

it('says as which a team was drawn, and that its place is guaranteed', () => {
  const places = [place('a', 1, { isGuaranteed: true }), place('b', 2), place('c', 3)];
  const draw = { commitment: 'x', committedAt: 1, line: places, fixedAt: 20, secret: 's', drawnAt: 20 };
  const tournament = { ...data.tournament, placesBy: 'draw' } as const;
  show('a', { ...data, tournament, places, draw });
  expect(screen.getByText(/^in · drawn number [123] of 3 · guaranteed place · registered /)).toBeInTheDocument();
});
