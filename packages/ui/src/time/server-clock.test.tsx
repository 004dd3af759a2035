import { act, render, screen } from '@testing-library/react';
import { measureServerOffset, serverNow, serverOffset, useServerClock } from './server-clock';
import { useServerNow } from './use-server-now';

const server = Date.UTC(2027, 5, 12, 13, 30, 0, 500);
const MINUTE = 60_000;
let fetched: jest.Mock;

/** The server responds with its own time, whatever the device's clock shows. */
const answering = (headers: Record<string, string> = {}) => {
  const date = new Date(server).toUTCString();
  return jest.fn(() => Promise.resolve({ headers: new Headers({ date, ...headers }) }));
};
function Clock() {
  useServerClock();
  return <time>{new Date(useServerNow(1000)).toISOString().slice(11, 19)}</time>;
}
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));

beforeEach(async () => {
  jest.useFakeTimers({ now: server });
  Object.assign(globalThis, { fetch: (fetched = answering()) });
  await measureServerOffset();
  fetched.mockClear();
});
afterEach(() => jest.useRealTimers());

it.each([
  ['three minutes fast', 3 * MINUTE],
  ['an hour slow', -60 * MINUTE],
])('a device whose clock is %s shows the right time', async (_, wrong) => {
  jest.setSystemTime(server + wrong);
  render(<Clock />);
  await settle();
  expect(serverOffset()).toBe(-wrong);
  expect(screen.getByText('13:30:00')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByText('13:30:02')).toBeInTheDocument();
});

it('leaves the device its clock where the answer can tell no difference', async () => {
  jest.setSystemTime(server + 900);
  await measureServerOffset();
  expect(serverOffset()).toBe(0);
});

it('measures again after sleep and with a new network, and believes a cache’s age', async () => {
  render(<Clock />);
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.setSystemTime(server - 5 * MINUTE);
  Object.assign(globalThis, { fetch: (fetched = answering({ date: new Date(server - 20_000).toUTCString(), age: '20' })) });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(serverNow()).toBe(server);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('keeps what it knows where nothing answers, or nothing that tells the time', async () => {
  jest.setSystemTime(server + 3 * MINUTE);
  await measureServerOffset();
  const known = serverOffset();
  expect(known).toBe(-3 * MINUTE);
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('no network')) });
  await measureServerOffset();
  Object.assign(globalThis, { fetch: () => Promise.resolve({ headers: new Headers() }) });
  await measureServerOffset();
  expect(serverOffset()).toBe(known);
});
