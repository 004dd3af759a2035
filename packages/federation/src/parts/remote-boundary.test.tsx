import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';
import type { RemoteLoader } from '../loading/loader';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailure } from '../registry/remote-failure';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const Crashing = () => {
  throw new Error('crashed');
};

function mount(outcomes: ReadonlyArray<ComponentType | Error>, crashed: jest.Mock = jest.fn(() => false)) {
  const left = [...outcomes];
  const load = Object.assign(
    () => {
      const next = left.shift();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve({ default: next });
    },
    { crashed },
  ) as unknown as RemoteLoader;
  const at = (place: string) => (
    <RemoteBoundary
      remote="mf-planner"
      load={load}
      place={place}
      skeleton="waiting"
      failure={({ error, retry }) => <button onClick={retry}>{error.message}</button>}
    />
  );
  const { rerender } = render(at('/one'));
  return Object.assign(crashed, { goTo: (place: string) => rerender(at(place)) });
}

it('offers another attempt after a failure, without telling the loader what that knows already', async () => {
  const crashed = mount([new RemoteFailure('timeout', 'mf-planner'), () => <p>the planner</p>]);
  await userEvent.click(await screen.findByRole('button', { name: 'mf-planner: timeout' }));
  expect(await screen.findByText('the planner')).toBeInTheDocument();
  expect(crashed).not.toHaveBeenCalled();
});

it('tells the loader of a crash, so that the next attempt starts from nothing', async () => {
  const crashed = mount([Crashing, () => <p>the planner</p>]);
  const again = await screen.findByRole('button', { name: 'crashed' });
  expect(crashed).toHaveBeenCalledWith('mf-planner');
  await userEvent.click(again);
  expect(await screen.findByText('the planner')).toBeInTheDocument();
});

it('goes on by itself where a canary crashed', async () => {
  mount(
    [Crashing, () => <p>the planner</p>],
    jest.fn(() => true),
  );
  expect(await screen.findByText('the planner')).toBeInTheDocument();
});

it('what failed at one place is tried anew at the next', async () => {
  const { goTo } = mount([Crashing, () => <p>the planner</p>]);
  expect(await screen.findByRole('button', { name: 'crashed' })).toBeInTheDocument();
  goTo('/one');
  expect(screen.getByRole('button', { name: 'crashed' })).toBeInTheDocument();
  goTo('/other');
  expect(await screen.findByText('the planner')).toBeInTheDocument();
});

describe('a page whose files do not come', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => isOnline.mockRestore());
  const MissingPart = () => {
    throw Object.assign(new Error('missing'), { name: 'ChunkLoadError' });
  };

  it('costs itself alone where there is no network', async () => {
    isOnline.mockReturnValue(false);
    const crashed = mount([MissingPart, () => <p>the planner</p>]);
    await screen.findByRole('button', { name: 'missing' });
    expect(crashed).not.toHaveBeenCalled();
    crashed.goTo('/other');
    expect(await screen.findByText('the planner')).toBeInTheDocument();
  });

  it('is loaded anew with the rest once the network is back', async () => {
    isOnline.mockReturnValue(false);
    const crashed = mount([MissingPart, () => <p>the planner</p>]);
    const again = await screen.findByRole('button', { name: 'missing' });
    isOnline.mockReturnValue(true);
    await userEvent.click(again);
    expect(crashed).toHaveBeenCalledWith('mf-planner');
    expect(await screen.findByText('the planner')).toBeInTheDocument();
  });

  it('was replaced by another release where there is a network: the remote is loaded anew', async () => {
    isOnline.mockReturnValue(true);
    const crashed = mount([MissingPart, () => <p>the planner</p>]);
    await screen.findByRole('button', { name: 'missing' });
    expect(crashed).toHaveBeenCalledWith('mf-planner');
  });
});

it('a dialog whose file can’t be had says so to its owner, and leaves the page alone', async () => {
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  const Dialog = lazyPart<{ readonly onClose: () => void }>(load, (_retry, { onClose }) => <button onClick={onClose}>close</button>);
  const onClose = jest.fn();
  render(
    <Suspense>
      <p>what was typed</p>
      <Dialog onClose={onClose} />
    </Suspense>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByText('what was typed')).toBeVisible();
});

it('a part of an app is fetched again when that failed; what it throws itself is not its affair', async () => {
  const load = jest
    .fn<Promise<{ default: ComponentType }>, []>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ default: () => <p>the profile</p> });
  const Profile = lazyPart(load, (retry) => <button onClick={retry}>again</button>);
  const { unmount } = render(<Profile />);
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('the profile')).toBeInTheDocument();
  unmount();
  render(<Profile />);
  expect(screen.getByText('the profile')).toBeInTheDocument();

  const Broken = lazyPart(
    () => Promise.resolve({ default: Crashing }),
    () => <p>not loaded</p>,
  );
  mount([Broken]);
  expect(await screen.findByRole('button', { name: 'crashed' })).toBeInTheDocument();
});
