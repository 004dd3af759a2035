import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addGroups, addStage, createSchedule } from '../../firebase.testkit';
import { fill, names, setUpCreate, setUpDate, show, submit, teams } from './create-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpCreate();
setUpDate();

it('shows what each shape takes, and creates the next stage of the chosen one, once', async () => {
  show();
  fill();
  fireEvent.change(teams(), { target: { value: names(8) } });
  const shape = (name: RegExp) => screen.getByRole('radio', { name });
  await screen.findByText(/2 groups of 4/);
  expect(shape(/^Groups, then a bracket/)).toBeChecked();
  expect(shape(/^Groups, then a bracket/)).toHaveAccessibleDescription(/20 games · ends Sunday 13 June, about 10:20/);
  await userEvent.click(shape(/A and B/));
  addStage.mockRejectedValueOnce(new Error('no network'));
  await submit();
  await screen.findByRole('alert');
  await submit();
  await screen.findByText(/page of new/);
  const [first, second] = addStage.mock.calls;
  expect(second).toEqual(first);
  expect(second?.slice(2)).toEqual([{ name: 'B bracket', entry: { kind: 'rest', of: 'groups' } }, 2]);
  expect(addGroups).not.toHaveBeenCalled();
});

it('keeps an id for each kind of next stage over a reload', async () => {
  const first = show();
  fill();
  fireEvent.change(teams(), { target: { value: names(12) } });
  const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
  await choose(/A and B/);
  addStage.mockRejectedValueOnce(new Error('no network'));
  await submit();
  await screen.findByRole('alert');
  await choose(/^Groups twice/);
  addGroups.mockRejectedValueOnce(new Error('no network'));
  await submit();
  await screen.findByRole('alert');
  first.unmount();
  show();
  await choose(/A and B/);
  await submit();
  await screen.findByText(/page of new/);
  const [before, after] = addStage.mock.calls.map(([, id]) => id);
  expect(after).toBe(before);
  expect(addGroups.mock.lastCall?.[1]).not.toBe(before);
});

it('groups twice: the better half of each group plays on', async () => {
  show();
  fill();
  fireEvent.change(teams(), { target: { value: names(12) } });
  await userEvent.click(await screen.findByRole('radio', { name: /^Groups twice/ }));
  await submit();
  await screen.findByText(/page of new/);
  expect(addGroups.mock.lastCall?.slice(2)).toEqual([
    {
      name: 'Group stage 2',
      entry: { kind: 'groupRanks', of: 'groups', first: 1, last: 3 },
      groupCount: 2,
      feed: 'snake',
      carries: 'none',
      firstDay: 1,
    },
    1,
  ]);
  expect(addStage).not.toHaveBeenCalled();
});

it('Swiss rounds begin in one table with their first round, and one team rests if their number is odd', async () => {
  show();
  fill();
  fireEvent.change(teams(), { target: { value: names(9) } });
  const swiss = await screen.findByRole('radio', { name: /^Swiss/ });
  expect(swiss).toHaveAccessibleDescription(/one team rests/i);
  await userEvent.click(swiss);
  expect(await screen.findByText('9 teams · 1 group of 9 · 4 games in round 1')).toBeInTheDocument();
  expect(screen.queryByLabelText(/meet/)).not.toBeInTheDocument();
  await submit();
  await screen.findByText(/page of new/);
  const [, plan] = createSchedule.mock.lastCall as [string, { scheduleType: string; matches: object; byes: object }];
  expect(plan.scheduleType).toBe('swissRounds');
  expect(Object.keys(plan.matches)).toHaveLength(4);
  expect(Object.keys(plan.byes)).toHaveLength(1);
});

it('a shape that too few teams are left for is the usual one again', async () => {
  show();
  fireEvent.change(teams(), { target: { value: names(8) } });
  await userEvent.click(await screen.findByRole('radio', { name: /A and B/ }));
  fireEvent.change(teams(), { target: { value: names(7) } });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /A and B/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /^Groups, then a bracket/ })).toBeChecked();
});
