import { keepVisit } from './keep-visit';
import { leaveRefusingWorker } from './refusing-worker';

const moved = 'https://moved.example';
const begin = jest.fn();
const unregister = jest.fn(() => Promise.resolve(true));
/** Requests that fail, as `GET https://…`. */
let failing: readonly RegExp[] = [];

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  const serviceWorker = { controller: {}, getRegistrations: () => Promise.resolve([{ unregister }]) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  global.fetch = jest.fn((address: string, { method = '' }: RequestInit) =>
    failing.some((pattern) => pattern.test(`${method} ${address}`))
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({}),
  ) as never;
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('a worker that keeps files from the page goes, and the page begins again, once', async () => {
  failing = [/GET https:..moved/];
  await leaveRefusingWorker([moved], begin);
  expect(unregister).toHaveBeenCalledTimes(1);
  await leaveRefusingWorker([moved], begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

it('no worker is registered any more by a page that leaves one', async () => {
  jest.useFakeTimers();
  const register = jest.fn(() => Promise.resolve());
  Object.assign(navigator.serviceWorker, { register });
  failing = [/GET https:..moved/];
  await leaveRefusingWorker([moved], begin);
  keepVisit([moved]);
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['the remote’s server is down', [/moved/]],
  ['there is no network', [/./]],
  ['the file did not come for another reason', []],
])('the worker stays where %s', async (_, patterns) => {
  failing = patterns;
  await leaveRefusingWorker([moved], begin);
  expect(unregister).not.toHaveBeenCalled();
  expect(begin).not.toHaveBeenCalled();
});

it('does nothing without a worker', async () => {
  failing = [/GET/];
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
  await leaveRefusingWorker([moved], begin);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await leaveRefusingWorker([moved], begin);
  expect(begin).not.toHaveBeenCalled();
});
