import { matchId, type Match, type MatchId } from '@courtside/domain';
import { ToastRegion } from '@courtside/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CommandFailure } from '../../../firebase.testkit';
import { matchesAt } from '../../../organizer.testkit';
import { command } from '../../../saving/command.testkit';
import { InEvent, type SampleEvent } from '../../../stages/stages.testkit';
import { pageWords } from '../../../words.testkit';
import { noParts } from '../schedule-parts.testkit';
import { OrganizerSchedule } from '../schedule-section';
import { RemoveDayDialog } from './remove-day-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../../saving/command.testkit').everyCommand);

beforeAll(pageWords);
beforeEach(() => command.mockReset().mockResolvedValue(undefined));

const show = (event: SampleEvent = {}, onClose = jest.fn()) => {
  render(
    <InEvent {...event}>
      <RemoveDayDialog onClose={onClose} />
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
    </InEvent>,
  );
  return { dialog: screen.getByRole('dialog'), onClose };
};
const times = { gameLength: 12, interval: 5, numberOfCourts: 2 };
const submit = () => screen.getByRole('button', { name: 'Remove the day' });
const played = (id: string, game: Partial<Match>) => {
  const matches = matchesAt('schedule');
  return new Map(matches).set(matchId(id), { ...matches.get(matchId(id))!, ...game }) as ReadonlyMap<MatchId, Match>;
};

it('says what goes, what moves and when the event then ends, before it is saved', async () => {
  const { dialog, onClose } = show();
  const status = within(dialog).getByRole('status');
  expect(status).toHaveTextContent('Day 2 goes. None of its games was played.');
  expect(status).toHaveTextContent('2 games move to Day 1, which then ends at 10:03 instead of 09:29.');
  expect(status).toHaveTextContent('The event then ends Saturday 12 June 2027, 10:03 instead of Sunday 13 June 2027, 10:12.');
  expect(status).toHaveTextContent('All pairings and results stay');
  // The date is over the games: a row has their times only.
  const moved = within(screen.getByRole('region', { name: 'Games that move' }));
  expect(moved.getAllByRole('heading').map((one) => one.textContent)).toEqual(['New on Day 1, Saturday 12 June 2027']);
  expect(moved.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Team E v Team F10:00 → 09:51',
    'Team G v Team H10:00 → 09:51',
  ]);
  await userEvent.click(submit());
  expect(command.mock.lastCall).toEqual([
    'replaceScheduleDays',
    't1',
    { schedule: { '0': ['m0', 'm1', 'm2', 'm3', 'break', 'break'], '1': ['m4', 'm5'] }, startTimes: ['09:00', '10:00'] },
    { schedule: { '0': ['m0', 'm1', 'm2', 'm3', 'break', 'break', 'm4', 'm5'] }, startTimes: ['09:00'] },
  ]);
  expect(onClose).toHaveBeenCalled();
  // Undo puts the same days back.
  const [, id, before, after] = command.mock.lastCall ?? [];
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(command.mock.lastCall).toEqual(['replaceScheduleDays', id, after, before]);
});

it('keeps the date of the other day if the first one goes', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Day 1, Saturday 12 June 2027');
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
    'The event then ends Sunday 13 June 2027, 10:46 instead of 10:12.',
  );
  await userEvent.click(submit());
  expect(command.mock.lastCall?.[3]).toEqual({ schedule: { '1': ['m4', 'm5', 'm0', 'm1', 'm2', 'm3'] }, startTimes: ['10:00'], days: [1] });
});

it('takes no games to a day whose last places have passed while another one can take them', () => {
  jest.useFakeTimers({ now: Date.UTC(2027, 5, 12, 22), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
  const schedule = { '0': ['m0', 'm1'], '1': ['m2', 'm3'], '2': ['m4', 'm5'] };
  const { dialog } = show({ fields: { schedule, scheduleTimes: { ...times, startTimes: ['09:00', '10:00', '11:00'] } } });
  expect(within(dialog).getByRole('status')).toHaveTextContent('2 games move to Day 2');
  jest.useRealTimers();
});

it.each([
  ['has a result', { team1Score: 2, team2Score: 1 }],
  ['is in play', { play: { state: 'playing' } as Match['play'] }],
  ['was forfeited', { play: { state: 'finished' } as Match['play'] }],
])('refuses a day on which a game %s, and proposes another one', async (_what, game) => {
  const { dialog } = show({ matches: played('m4', game) });
  expect(screen.getByLabelText('Day')).toHaveDisplayValue('Day 1, Saturday 12 June 2027');
  expect(submit()).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Day 2, Sunday 13 June 2027');
  expect(dialog).toHaveTextContent('1 game of this day has a result or has begun. A played game keeps its day, so the day stays');
  expect(submit()).toBeDisabled();
});

it('names the games that no other day has room for', () => {
  const { dialog } = show({ fields: { scheduleTimes: { ...times, startTimes: ['23:10', '10:00'] } } });
  expect(dialog).toHaveTextContent('2 games have no room on another day before midnight: Team E v Team F and Team G v Team H.');
  expect(submit()).toBeDisabled();
});

it('stays open with the failure if somebody changed the schedule meanwhile', async () => {
  command.mockRejectedValueOnce(new CommandFailure('conflict', 'The schedule has changed.'));
  const { dialog, onClose } = show();
  await userEvent.click(submit());
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The schedule was not saved.');
  expect(onClose).not.toHaveBeenCalled();
});

it('removes nothing until another day is chosen, if somebody removed the day meanwhile', async () => {
  const three = { '0': ['m0', 'm1'], '1': ['m2', 'm3'], '2': ['m4', 'm5'] };
  const inEvent = (schedule: object, startTimes: readonly string[]) => (
    <InEvent fields={{ schedule, scheduleTimes: { ...times, startTimes } }}>
      <RemoveDayDialog onClose={jest.fn()} />
    </InEvent>
  );
  const { rerender } = render(inEvent(three, ['09:00', '10:00', '11:00']));
  expect(screen.getByLabelText('Day')).toHaveValue('2');
  rerender(inEvent({ '0': ['m0', 'm1', 'm4', 'm5'], '1': ['m2', 'm3'] }, ['09:00', '10:00']));
  expect(screen.getByLabelText('Day')).toHaveDisplayValue('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(submit()).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Day'), '1');
  await userEvent.click(submit());
  expect(command.mock.lastCall?.[3]).toMatchObject({ schedule: { '0': ['m0', 'm1', 'm4', 'm5', 'm2', 'm3'] }, startTimes: ['09:00'] });
  rerender(inEvent({ '0': [] }, ['09:00']));
  await userEvent.selectOptions(screen.getByLabelText('Day'), '0');
  expect(submit()).toBeDisabled();
});

it('is a tool of a schedule with several days', async () => {
  const open = async (fields: object) => {
    const { unmount } = render(
      <MemoryRouter>
        <InEvent fields={fields}>
          <OrganizerSchedule parts={noParts} />
        </InEvent>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More tools for the schedule' }));
    const item = screen.queryByRole('menuitem', { name: 'Remove a day' });
    unmount();
    return item !== null;
  };
  expect(await open({})).toBe(true);
  expect(await open({ schedule: { '0': ['m0', 'm1'] } })).toBe(false);
});
