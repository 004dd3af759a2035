import { openPressedNotifications } from './pressed-notifications';

const { origin } = window.location;
const openWindow = jest.fn(() => Promise.resolve());
const focused = jest.fn();

/** A notification of an address is pressed while pages are open. */
async function press(address: string | null, ...open: readonly string[]) {
  focused.mockClear();
  openWindow.mockClear();
  const pages = open.map((path) => ({ url: `${origin}${path}`, focus: () => Promise.resolve(focused(path)) }));
  Object.assign(window, { clients: { matchAll: () => Promise.resolve(pages), openWindow } });
  const done: Promise<unknown>[] = [];
  const notification = { close: jest.fn(), data: address === null ? null : { address: `${origin}${address}` } };
  window.dispatchEvent(
    Object.assign(new Event('notificationclick'), { notification, waitUntil: (one: Promise<unknown>) => void done.push(one) }),
  );
  await Promise.all(done);
  expect(notification.close).toHaveBeenCalled();
  return [focused.mock.calls.flat(), openWindow.mock.calls.flat()];
}

beforeAll(() => openPressedNotifications());

it('a notification brings up the page that it tells of, wherever in it the reader is by now', async () => {
  expect(await press('/t1#now', '/archive', '/t1', '/t2')).toEqual([['/t1'], []]);
  expect(await press('/t1', '/t1/teams/a', '/t1#match-m12')).toEqual([['/t1#match-m12'], []]);
});

it('else another page of its tournament, and none of another: a new one is opened', async () => {
  expect(await press('/t1#now', '/', '/t1/teams/a')).toEqual([['/t1/teams/a'], []]);
  expect(await press('/t1#now', '/', '/t12', '/archive')).toEqual([[], [`${origin}/t1#now`]]);
  expect(await press('/t1')).toEqual([[], [`${origin}/t1`]]);
});

it('brings up any page where it does not say of which it tells', async () => {
  expect(await press(null, '/archive', '/t1')).toEqual([['/archive'], []]);
});
