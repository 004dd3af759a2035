import { TeamDirectory } from '@courtside/tournament-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { press, type, withSchedule } from './dialog-row.testkit';
import { TimesDialog } from './dialogs/times-dialog';
import { DayRulesDialog } from './features/day-rules/day-rules-dialog';
import { CheckInDialog } from './features/details/check-in-dialog';
import { FeeDialog } from './features/details/fee-dialog';
import { PlacesDialog } from './features/details/places-dialog';
import { QuestionsDialog } from './features/details/questions-dialog';
import { RegistrationTimesDialog } from './features/details/registration-times-dialog';
import { AdjustPointsDialog } from './features/standings/adjust-points-dialog';
import { DeductionsDialog } from './features/standings/deductions-dialog';
import { SeedOrderDialog } from './features/teams/seed-order-dialog';
import { CommandFailure } from './firebase.testkit';
import { dataAt, someTeams, tournamentAt } from './organizer.testkit';
import { command } from './saving/command.testkit';
import { pageWords } from './words.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('./saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(pageWords);
beforeEach(() => {
  command.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A dialog in which two users change the same field, and the other one a second field too. */
interface Row {
  readonly name: string;
  /** Renders it over the values that were stored first, or those that the other user stores. */
  readonly show: (isLater: boolean, onClose: () => void) => ReactNode;
  readonly edit: () => Promise<unknown>;
  readonly submit: string;
  /** The fields' values: the one that was edited, and the one that was not. */
  readonly getFields: () => readonly [unknown, unknown];
  readonly mine: readonly [unknown, unknown];
  readonly theirs: readonly [unknown, unknown];
  /** The expected last argument of the command when it is saved again. */
  readonly seen: unknown;
}

const nothing = () => undefined;
const value = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;
const isChosen = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  await type(name, text);
};
const times = (more: object) => ({
  startTimes: ['09:00', '10:00'],
  gameLength: 12,
  interval: 5,
  numberOfCourts: 2,
  days: undefined,
  ...more,
});
const question = (id: string, text: string) => ({ id, text, kind: 'text', choices: [], isRequired: false }) as const;
const fee = (more: object) => ({ cents: 6000, currency: 'EUR', text: '', link: '', ...more }) as const;

const rows: readonly Row[] = [
  {
    name: 'times of the schedule',
    show: (isLater, onClose) => (
      <TimesDialog
        {...{
          keptAs: 't1.schedule',
          title: 'Times',
          days: 2,
          startsOf: 'day',
          onClose,
          dates: tournamentAt('schedule', { endDate: '2027-06-20' }),
        }}
        times={times(isLater ? { startTimes: ['09:30', '10:30'], numberOfCourts: 4, days: [null, 3] } : {})}
        save={(next, seen) => command('setMatchTimes', next, seen)}
      />
    ),
    edit: async () => {
      await retype('Courts', '3');
      fireEvent.change(screen.getByLabelText(/^Start of day 1/), { target: { value: '11:00' } });
    },
    submit: 'Save times',
    getFields: () => [
      `${value('Courts')} ${value(/^Start of day 1/)}`,
      `${value(/^Start of day 2/)} ${screen.queryByLabelText<HTMLInputElement>('Date of day 2')?.value}`,
    ],
    mine: ['3 11:00', '10:30 2027-06-15'],
    theirs: ['4 09:30', '10:30 2027-06-15'],
    seen: times({ startTimes: ['09:30', '10:30'], numberOfCourts: 4, days: [null, 3] }),
  },
  {
    name: 'rules of the days',
    show: (isLater, onClose) => (
      <DayRulesDialog
        tournament={tournamentAt('schedule', isLater ? { forfeitGoals: 7, withdrawnGames: 'fall' } : { withdrawnGames: 'stand' })}
        onClose={onClose}
      />
    ),
    edit: () => retype(/^Goals/, '4'),
    submit: 'Save rules',
    getFields: () => [value(/^Goals/), isChosen(/Their games are void/)],
    mine: ['4', true],
    theirs: ['7', true],
    seen: expect.objectContaining({ forfeitGoals: 7, withdrawnGames: 'fall' }),
  },
  {
    name: 'points',
    show: (isLater, onClose) =>
      withSchedule(<AdjustPointsDialog onClose={onClose} />, 'schedule', {
        ...{ pointsPerWin: 3, pointsPerDraw: 1, pointsPerLoss: 0 },
        ...(isLater ? { pointsPerWin: 5, pointsPerDraw: 2 } : {}),
      }),
    edit: () => retype(/^Points.*draw/i, '3'),
    submit: 'Save',
    getFields: () => [value(/^Points.*draw/i), isChosen('5')],
    mine: ['3', true],
    theirs: ['2', true],
    seen: expect.objectContaining({ pointsPerWin: 5, pointsPerDraw: 2 }),
  },
  {
    name: 'deductions',
    show: (isLater, onClose) =>
      withSchedule(<DeductionsDialog onClose={onClose} />, 'schedule', {
        pointAdjustments: isLater ? { a: '-3 Came late', b: '2 Helped' } : { a: '-1 Came late' },
      }),
    edit: () => retype('Points', '2'),
    submit: 'Save',
    getFields: () => [
      screen.getAllByLabelText<HTMLInputElement>('Points')[0]?.value,
      screen.getAllByLabelText<HTMLInputElement>('Reason')[1]?.value,
    ],
    mine: ['2', 'Helped'],
    theirs: ['3', 'Helped'],
    seen: expect.objectContaining({ pointAdjustments: { a: '-3 Came late', b: '2 Helped' } }),
  },
  {
    name: 'order of the teams',
    show: (isLater, onClose) => {
      const data = dataAt('teams', { teamOrder: isLater ? ['c', 'b', 'a'] : ['b', 'a', 'c'] });
      return (
        <TeamDirectory teams={someTeams}>
          <SeedOrderDialog data={{ ...data, seedOrder: data.tournament.teamOrder }} onClose={onClose} />
        </TeamDirectory>
      );
    },
    edit: () => press('By registration'),
    submit: 'Save order',
    getFields: () => [screen.getAllByRole('listitem')[0]?.textContent?.match(/Team ./)?.[0], true],
    mine: ['Team A', true],
    theirs: ['Team C', true],
    seen: ['c', 'b', 'a'],
  },
  {
    name: 'hours of the check-in',
    show: (isLater, onClose) => {
      const at = (hour: number) => Date.UTC(2027, 5, 12, hour);
      const hours = isLater ? { opensAt: at(6), closesAt: at(11) } : { opensAt: at(8), closesAt: at(9) };
      return <CheckInDialog tournament={tournamentAt('teams', { timeZone: 'UTC' })} hours={hours} onClose={onClose} />;
    },
    edit: () => retype(/^From/, '2027-06-12T07:00'),
    submit: 'Save the hours',
    getFields: () => [value(/^From/), value(/^Until/)],
    mine: ['2027-06-12T07:00', '2027-06-12T11:00'],
    theirs: ['2027-06-12T06:00', '2027-06-12T11:00'],
    seen: { opensAt: Date.UTC(2027, 5, 12, 6), closesAt: Date.UTC(2027, 5, 12, 11) },
  },
  {
    name: 'times of the registration',
    show: (isLater, onClose) => {
      const at = (day: number) => Date.UTC(2027, 4, day, 10);
      const stored = isLater ? { registrationOpensAt: at(2), registrationClosesAt: at(20) } : {};
      return <RegistrationTimesDialog tournament={tournamentAt('teams', { timeZone: 'UTC', ...stored })} onClose={onClose} />;
    },
    edit: () => type(/^Opens/, '2027-05-01T10:00'),
    submit: 'Save times',
    getFields: () => [value(/^Opens/), value(/^Closes/)],
    mine: ['2027-05-01T10:00', '2027-05-20T10:00'],
    theirs: ['2027-05-02T10:00', '2027-05-20T10:00'],
    seen: { registrationOpensAt: Date.UTC(2027, 4, 2, 10), registrationClosesAt: Date.UTC(2027, 4, 20, 10) },
  },
  {
    name: 'questions',
    show: (isLater, onClose) => (
      <QuestionsDialog
        tournamentId="t1"
        questions={isLater ? [question('a', 'Their size?'), question('b', 'Food?')] : [question('a', 'Size?')]}
        onClose={onClose}
      />
    ),
    edit: () => retype('Question', 'My size?'),
    submit: 'Save questions',
    getFields: () => {
      const texts = screen.getAllByLabelText<HTMLInputElement>('Question').map((field) => field.value);
      return [texts[0], texts[1]];
    },
    mine: ['My size?', 'Food?'],
    theirs: ['Their size?', 'Food?'],
    seen: [question('a', 'Their size?'), question('b', 'Food?')],
  },
  {
    name: 'places',
    show: (isLater, onClose) => (
      <PlacesDialog
        data={dataAt('teams', isLater ? { places: 30, movesUp: 'organizer' } : { places: 24, movesUp: 'automatic' })}
        onClose={onClose}
      />
    ),
    edit: () => retype('Places', '20'),
    submit: 'Save places',
    getFields: () => [value('Places'), screen.getAllByRole<HTMLInputElement>('radio').at(-1)?.checked],
    mine: ['20', true],
    theirs: ['30', true],
    seen: expect.objectContaining({ places: 30, movesUp: 'organizer' }),
  },
  {
    name: 'fee',
    show: (isLater, onClose) => <FeeDialog tournamentId="t1" fee={fee(isLater ? { cents: 8000, text: 'Cash' } : {})} onClose={onClose} />,
    edit: () => retype('Amount per team', '70'),
    submit: 'Save the fee',
    getFields: () => [value('Amount per team'), value(/^How to pay/)],
    mine: ['70', 'Cash'],
    theirs: ['80', 'Cash'],
    seen: fee({ cents: 8000, text: 'Cash' }),
  },
];

describe.each(rows)('$name', ({ show, edit, submit, getFields, mine, theirs, seen }) => {
  it('shows what another user has stored after a conflict, and saves over it with the next press', async () => {
    const close = jest.fn();
    const { rerender } = render(show(false, close));
    await edit();
    const edited = getFields();
    rerender(show(true, close));
    // Nothing changes before the user saves.
    expect(getFields()).toEqual(edited);
    command.mockRejectedValueOnce(new CommandFailure('conflict', 'changed'));
    await press(submit);
    expect(screen.getByRole('alert')).toHaveTextContent(/Someone else changed this/);
    await userEvent.click(await screen.findByRole('button', { name: 'Show theirs' }));
    expect(getFields()).toEqual(theirs);
    await press('Show mine');
    expect(getFields()).toEqual(mine);

    command.mockResolvedValueOnce(undefined);
    await press(submit);
    expect(command.mock.lastCall?.at(-1)).toEqual(seen);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

it('waits for what another user has stored', async () => {
  const [row] = rows as readonly [Row];
  const { rerender } = render(row.show(false, nothing));
  await row.edit();
  command.mockRejectedValueOnce(new CommandFailure('conflict', 'changed'));
  await press(row.submit);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show theirs' })).not.toBeInTheDocument();
  rerender(row.show(true, nothing));
  expect(row.getFields()).toEqual(row.mine);
});

it.each(['questions', 'fee'])('keeps typed %s that were merged after a conflict while the dialog is closed', async (name) => {
  const row = rows.find((one) => one.name === name)!;
  const opened = render(row.show(false, nothing));
  await row.edit();
  opened.rerender(row.show(true, nothing));
  command.mockRejectedValueOnce(new CommandFailure('conflict', 'changed'));
  await press(row.submit);
  await screen.findByRole('button', { name: 'Show theirs' });
  opened.unmount();
  render(row.show(true, nothing));
  expect(row.getFields()).toEqual(row.mine);
  await press('Cancel');
});
