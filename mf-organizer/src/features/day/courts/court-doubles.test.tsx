import { act, fireEvent, within } from '@testing-library/react';
import { playGame } from '../../../firebase.testkit';
import { begin, board, court, endEarly, known, setUpBoard, settle, show, tap } from '../day-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpBoard();
const call = 'Call the teams Team A and Team B to court A';
const start = 'Start Team A against Team B';
const timeIsOver = () => act(() => void jest.advanceTimersByTime(721_000));
const callOnly = () => tap(call);
const inPlay = () => begin();
const paused = async () => {
  await begin();
  await tap('Pause');
};
const overTime = async () => {
  await begin();
  timeIsOver();
};
const asked = async () => {
  await begin();
  await tap('End game');
};
const ended = async () => {
  await begin();
  await endEarly();
};
/** The end of this game did not call the next one: it is planned. */
const endedBeforePlanned = async () => {
  await ended();
  board.setGame('m2', { play: undefined });
  act(() => board.tellMatches(board.matches, known));
};
const buttons = () => within(court()).getAllByRole('button');
/** The buttons for calling and starting have places that no other button uses, so a second tap there hits nothing else. */
const isStep = (button: HTMLElement) => button.hasAttribute('data-next') && /^(Call|Start)/.test(button.getAttribute('aria-label') ?? '');
const did = () => (playGame as jest.Mock).mock.calls.map(([, , { kind }]) => kind as string);

/** Every step between phases of a court: how to get there, the button, its effect, and the buttons that appear. */
const steps: ReadonlyArray<readonly [from: string, () => Promise<void>, press: string | RegExp, does: readonly string[], brings: readonly (string | RegExp)[]]> = [
  ['called', callOnly, start, ['start'], ['Pause', 'Swap sides', 'Goal for Team A', 'Goal for Team B', 'Undo the last goal', 'End game']],
  ['started', inPlay, 'Goal for Team A', ['goal'], []],
  ['started', inPlay, 'Pause', ['pause'], ['Resume']],
  ['paused', paused, 'Resume', ['resume'], ['Pause']],
  ['paused', paused, 'End game', [], [/^End now/, 'Go on playing']],
  ['started', inPlay, 'End game', [], [/^End now/, 'Go on playing']],
  ['asked', asked, 'Go on playing', [], []],
  ['asked', asked, /^End now/, ['end', 'call'], ['Confirm 0–0', 'Play on']],
  ['time over', overTime, 'End game', ['end', 'call'], ['Confirm 0–0', 'Play on']],
  ['ended', ended, 'Play on', ['uncall', 'reopen'], ['Resume', 'Swap sides', 'Goal for Team A', 'Goal for Team B', 'Undo the last goal', 'End game']],
  ['ended, the next one called', ended, 'Confirm 0–0', ['confirm'], [/^Referee/]],
  ['ended, the next one planned', endedBeforePlanned, 'Confirm 0–0', ['confirm'], [/^Referee/]],
]; // prettier-ignore

describe.each(steps)('%s', (_from, lead, press, does, brings) => {
  it(`whatever “${String(press)}” brings does nothing to a finger that is still there`, async () => {
    show();
    await lead();
    settle();
    const before = new Set(buttons());
    (playGame as jest.Mock).mockClear();
    await tap(press);
    expect(did()).toEqual(does);
    for (const name of brings) expect(within(court()).getByRole('button', { name })).toBeInTheDocument();
    const come = buttons().filter((button) => !before.has(button) && !button.hasAttribute('aria-haspopup') && !isStep(button));
    expect(come).toHaveLength(brings.length);
    for (const button of come) await board.user.click(button);
    expect(did()).toEqual(does);
    // A press that is held until the guard ends is still the same finger.
    for (const target of come) fireEvent.pointerDown(target);
    settle();
    for (const target of come) fireEvent.click(target);
    expect(did()).toEqual(does);
    // The focus is not lost: it is on the button, or at its court.
    expect(court()).toContainElement(document.activeElement as HTMLElement);
  });
});

it('a button that has stood there for a while takes each press', async () => {
  show();
  await begin();
  await tap('Goal for Team A');
  await board.user.click(within(court()).getByRole('button', { name: 'Goal for Team A' }));
  expect(did().slice(-2)).toEqual(['goal', 'goal']);
});

/** Both taps of a double tap, before the client has shown the first one's effect. */
const tapTwiceAtOnce = async (name: string | RegExp) => {
  settle();
  const button = within(court()).getByRole('button', { name });
  const obey = (playGame as jest.Mock).getMockImplementation()!;
  let answer = () => undefined as void;
  (playGame as jest.Mock)
    .mockReset()
    .mockImplementation(
      (...given: unknown[]) => new Promise<void>((done) => (answer = () => void Promise.resolve(obey(...given) as void).then(done))),
    );
  await board.user.click(button);
  await board.user.click(button);
  const done = did();
  (playGame as jest.Mock).mockImplementation(obey);
  await act(async () => answer());
  return done;
};

it.each([
  ['start', callOnly, start],
  ['pause', inPlay, 'Pause'],
  ['end', overTime, 'End game'],
  ['confirm', ended, 'Confirm 0–0'],
] as const)('the second tap of a busy phone does not %s the game again', async (kind, lead, press) => {
  show();
  await lead();
  const done = await tapTwiceAtOnce(press);
  expect(done.filter((one) => one === kind)).toEqual([kind]);
  expect(done.filter((one) => one === 'call').length).toBeLessThan(2);
});

it('a game is paused, resumed and paused again without a network', async () => {
  show();
  await begin();
  (playGame as jest.Mock).mockClear();
  const obey = (playGame as jest.Mock).getMockImplementation()!;
  (playGame as jest.Mock).mockImplementation((...given: unknown[]) => {
    void obey(...given);
    return new Promise<void>(() => undefined);
  });
  for (const name of ['Pause', 'Resume', 'Pause']) await tap(name);
  expect(did()).toEqual(['pause', 'resume', 'pause']);
});

it('what was refused can be tapped again', async () => {
  show();
  await callOnly();
  (playGame as jest.Mock).mockClear().mockImplementationOnce(() => Promise.reject(new Error('refused')));
  await tap(start);
  await tap(start);
  expect(did()).toEqual(['start', 'start']);
});

it('the next teams are called again when the game before does not continue', async () => {
  show();
  await ended();
  (playGame as jest.Mock).mockClear();
  const obey = (playGame as jest.Mock).getMockImplementation()!;
  (playGame as jest.Mock).mockImplementation((...given: unknown[]) =>
    (given[2] as { kind: string }).kind === 'reopen' ? Promise.reject(new Error('refused')) : (obey(...given) as unknown),
  );
  await tap('Play on');
  expect(did()).toEqual(['uncall', 'reopen', 'call']);
  expect(board.matches.get('m2' as never)?.play?.state).toBe('called');
  (playGame as jest.Mock).mockImplementation(obey);
});
