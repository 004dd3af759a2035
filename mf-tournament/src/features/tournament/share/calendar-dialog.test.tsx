import { loadNamespaces } from '@courtside/i18n';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { line, platform, storedDay, watchDay } from '../../../firebase.testkit';
import { everything, plan, setUpVisit, show } from '../public-tournament.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpVisit();
beforeAll(() => loadNamespaces('calendar'));
beforeEach(() => {
  platform.calendars = 'https://courtside.test';
  line.status = 'online';
  watchDay.mockClear();
});

const shown = { ...plan, ...everything, isTournamentPublic: true };

async function open(fields: object = shown): Promise<HTMLElement> {
  await show(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  return screen.findByRole('dialog', { name: 'Calendar' });
}

/** Reads the file that the browser was given to save, with another parser for calendars. */
async function saved(dialog: HTMLElement) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download the file' }));
  click.mockRestore();
  expect(within(dialog).getByText('The file was handed to your browser.')).toBeInTheDocument();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blobs[0]!);
  });
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: names[0], events };
}

describe('CalendarDialog', () => {
  it('offers the address to follow the tournament from a calendar, and that of a team once it is chosen', async () => {
    const dialog = within(await open());
    const address = () => dialog.getByRole('textbox', { name: 'Address of the calendar' });
    expect(address()).toHaveValue('https://courtside.test/t1/calendar.ics?lang=en');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Games of' }), 'Wet Chain');
    expect(address()).toHaveValue('https://courtside.test/t1/calendar/C.ics?lang=en');
    expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      'webcal://courtside.test/t1/calendar/C.ics?lang=en',
    );
  });

  it('begins with the team that the reader follows', async () => {
    localStorage.setItem('courtside.my-team.t1', 'B');
    expect(within(await open()).getByRole('combobox')).toHaveValue('B');
  });

  it('saves what is loaded as a file, in which games stand at their time, also without a line', async () => {
    line.status = 'offline';
    const dialog = await open();
    expect(within(dialog).getByText(/You are offline/)).toBeInTheDocument();
    const { name, events } = await saved(dialog);
    expect(name).toBe('ete-hardcourt.ics');
    expect(events.map(({ summary, startDate }) => [summary, startDate.toJSDate().toISOString()]).slice(1)).toEqual([
      ['Ghost Riders – Mallet Club · court A', '2027-06-12T13:00:00.000Z'],
      ['Wet Chain – Pédale Douce · court A', '2027-06-12T13:34:00.000Z'],
    ]);
    expect(events[0]).toMatchObject({ summary: 'Été Hardcourt', location: 'Parc La Fontaine, Montréal' });
  });

  it('a game that was moved before the first day stands where it was moved to', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1', 'm2'] }, starts: { m2: '2027-06-12T11:00' }, closedCourts: [], resumeAt: '' },
      announcements: [],
    };
    const { events } = await saved(await open());
    storedDay.value = null;
    expect(events.at(-1)!.startDate.toJSDate().toISOString()).toBe('2027-06-12T15:00:00.000Z');
    expect(events.at(-1)!.description).toContain('Planned at 09:34');
  });

  it('asks for the day of play only when it is opened, and only where times are shown', async () => {
    await show(shown);
    expect(watchDay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    await screen.findByRole('dialog');
    expect(watchDay).toHaveBeenCalledTimes(1);
  });

  it('says that there are no game times where there are none, and asks for nothing', async () => {
    const dialog = await open({ ...shown, isGameTimesHidden: true });
    expect(within(dialog).getByText(/There are no game times for visitors yet/)).toBeInTheDocument();
    expect(watchDay).not.toHaveBeenCalled();
    expect((await saved(dialog)).events).toHaveLength(1);
  });

  it.each([
    ['nobody makes calendars', shown, undefined],
    ['strangers may not read the tournament', { ...shown, isTournamentPublic: false }, 'https://courtside.test'],
  ])('offers only the file where %s', async (_, fields, calendars) => {
    platform.calendars = calendars;
    const dialog = within(await open(fields));
    expect(dialog.queryByText('Subscribe')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Download the file' })).toBeInTheDocument();
  });
});
