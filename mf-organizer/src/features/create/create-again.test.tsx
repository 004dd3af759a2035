import { fireEvent, screen } from '@testing-library/react';
import {
  addTeams,
  CommandFailure,
  createSchedule,
  createTournament,
  readSchedule,
  saveGroups,
  setReferees,
  updateDetails,
} from '../../firebase.testkit';
import { field, fill, names, setUpCreate, show, submit, teams } from './create-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpCreate();
beforeEach(() => void readSchedule.mockReset().mockResolvedValue(new Map()));

const fillWithTeams = async () => {
  fill();
  fireEvent.change(teams(), { target: { value: names(8) } });
  await screen.findByText(/2 groups of 4/);
};
/** Renders the page after a reload, with the text that was typed before. */
const showAgain = async () => {
  const shown = show();
  await screen.findByText(/2 groups of 4/);
  return shown;
};
const begunId = () => String(createTournament.mock.calls[0]?.[1]);
const unavailable = new CommandFailure('unavailable', 'no answer');
const conflict = new CommandFailure('conflict', 'It was changed.');
type SentPlan = { readonly matches: Readonly<Record<string, unknown>> };
const sentGames = () => Object.keys((createSchedule.mock.calls[0] as unknown as [string, SentPlan])[1].matches);

describe('a second attempt to create a tournament', () => {
  it('continues where the first one failed, which showed what is stored', async () => {
    addTeams.mockRejectedValueOnce(unavailable);
    show();
    await fillWithTeams();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/The tournament is created, but not all of its teams and games\./);
    expect(screen.getByRole('link', { name: 'Go to its page' })).toHaveAttribute('href', `/${begunId()}`);
    expect(teams()).toHaveValue(names(8));
    fireEvent.change(field(/^Name/), { target: { value: 'Hiver' } });
    await submit();
    await screen.findByText(`page of ${begunId()}`);
    expect(createTournament).toHaveBeenCalledTimes(1);
    expect(updateDetails.mock.lastCall).toEqual([begunId(), expect.objectContaining({ name: 'Hiver' })]);
    const [first, second] = addTeams.mock.calls as unknown as [string, object[], string[]][];
    expect(second?.[2]).toEqual(first?.[2]);
  });

  it('accepts its own games if only the response was lost', async () => {
    createSchedule.mockRejectedValueOnce(unavailable);
    show();
    await fillWithTeams();
    await submit();
    await screen.findByRole('alert');
    saveGroups.mockRejectedValueOnce(conflict);
    readSchedule.mockResolvedValueOnce(new Map(sentGames().map((id) => [id, {}])));
    await submit();
    await screen.findByText(/page of new/);
    expect(Object.keys(setReferees.mock.lastCall?.[1] as object).sort()).toEqual(sentGames().sort());
  });

  it('shows a failure for any other conflict: no games are stored', async () => {
    createSchedule.mockRejectedValueOnce(unavailable);
    show();
    await fillWithTeams();
    await submit();
    await screen.findByRole('alert');
    createSchedule.mockRejectedValueOnce(conflict);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/not all of its teams and games/);
    readSchedule.mockRejectedValueOnce(unavailable);
    createSchedule.mockRejectedValueOnce(conflict);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/not all of its teams and games/);
    expect(setReferees).not.toHaveBeenCalled();
    await submit();
    await screen.findByText(/page of new/);
    expect(setReferees).toHaveBeenCalledTimes(1);
  });

  it('continues with the same tournament after a reload, and says that it exists already', async () => {
    createSchedule.mockRejectedValueOnce(unavailable);
    const first = show();
    await fillWithTeams();
    await submit();
    await screen.findByRole('alert');
    first.unmount();

    const second = await showAgain();
    expect(screen.getByRole('alert')).toHaveTextContent(/The tournament is created, but not all of its teams and games\./);
    expect(screen.getByRole('link', { name: 'Go to its page' })).toHaveAttribute('href', `/${begunId()}`);
    saveGroups.mockRejectedValueOnce(conflict);
    readSchedule.mockResolvedValueOnce(new Map(sentGames().map((id) => [id, {}])));
    await submit();
    await screen.findByText(`page of ${begunId()}`);
    expect(createTournament).toHaveBeenCalledTimes(1);
    const [before, after] = addTeams.mock.calls as unknown as [string, object[], string[]][];
    expect(after?.[2]).toEqual(before?.[2]);
    second.unmount();

    show();
    await fillWithTeams();
    await submit();
    await screen.findByText(/page of new/);
    expect(createTournament.mock.lastCall?.[1]).not.toBe(begunId());
  });

  it('sends the same id after a reload if the response was lost', async () => {
    createTournament.mockRejectedValueOnce(unavailable);
    const first = show();
    await fillWithTeams();
    await submit();
    await screen.findByRole('alert');
    first.unmount();
    await showAgain();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await submit();
    await screen.findByText(`page of ${begunId()}`);
    expect(createTournament.mock.lastCall?.[1]).toBe(begunId());
  });

  it('creates a tournament again that was deleted on its page in the meantime', async () => {
    addTeams.mockRejectedValueOnce(unavailable);
    const first = show();
    await fillWithTeams();
    await submit();
    await screen.findByRole('alert');
    first.unmount();
    await showAgain();
    updateDetails.mockRejectedValueOnce(new CommandFailure('not-found', 'deleted'));
    await submit();
    await screen.findByText(`page of ${begunId()}`);
    expect(createTournament).toHaveBeenCalledTimes(2);
  });
});
