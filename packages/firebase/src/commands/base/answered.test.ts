import { answered } from './answered';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the answer, or the server’s own refusal', async () => {
  await expect(answered(Promise.resolve(7))).resolves.toBe(7);
  await expect(answered(Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

it('stops waiting after 20 seconds, and a late answer does no harm', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const request = answered(new Promise((_, reject) => (refuse = reject)));
  const outcome = request.catch((error: unknown) => error);
  let isSettled = false;
  void outcome.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(19_999);
  expect(isSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: 'unavailable' });
  refuse(new Error('late'));
});
