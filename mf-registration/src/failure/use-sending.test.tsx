import { CommandFailure } from '@courtside/firebase';
import { act, renderHook } from '@testing-library/react';
import { registrationProblems } from './failure-help';
import { useSending } from './use-sending';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const start = () => renderHook(() => useSending(registrationProblems)).result;

it('ignores a second press while the first one is being sent', async () => {
  const sending = start();
  let arrive: () => void = () => undefined;
  const command = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  let results: readonly Promise<boolean>[] = [];
  act(() => {
    results = [sending.current.send(command), sending.current.send(command)];
  });
  expect(sending.current.isBusy).toBe(true);
  await act(async () => {
    arrive();
    expect(await Promise.all(results)).toEqual([true, false]);
  });
  expect(command).toHaveBeenCalledTimes(1);
  expect(sending.current.isBusy).toBe(false);
});

it.each([
  ['unavailable', 'offline'],
  ['conflict', 'changed'],
  ['not-found', 'closed'],
  ['invalid', 'other'],
] as const)('shows the advice after a failure with %s, until the next attempt', async (code, problem) => {
  const sending = start();
  await act(() => sending.current.send(() => Promise.reject(new CommandFailure(code, 'no'))));
  expect(sending.current).toMatchObject({ isBusy: false, problem });
  await act(() => sending.current.send(() => Promise.resolve()));
  expect(sending.current.problem).toBeNull();
});

it('forgets a failure on request', async () => {
  const sending = start();
  await act(() => sending.current.send(() => Promise.reject(new Error('broken'))));
  expect(sending.current.problem).toBe('other');
  act(() => sending.current.forget());
  expect(sending.current.problem).toBeNull();
});
