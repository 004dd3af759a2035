/** The number of requests of a kind. */
type Count = Readonly<Partial<Record<'commit' | 'batchGet', number>>>;

/**
 * Makes requests of these kinds end without a response, after a number of successful ones.
 * @param isHeard whether the server executes them
 */
function lose(times: Count, after: Count, isHeard: boolean): void {
  const [left, spared] = [{ ...times }, { ...after }];
  const { fetch: real } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const kind = /documents:(commit|batchGet)/.exec(String(input instanceof Request ? input.url : input))?.[1] as keyof Count | undefined;
    const isSpared = !kind || (spared[kind] ?? 0) > 0;
    if (kind && isSpared) spared[kind] = (spared[kind] ?? 0) - 1;
    const isLost = !isSpared && (left[kind] ?? 0) > 0;
    if (isLost) left[kind] = (left[kind] ?? 0) - 1;
    const answer = isLost && !isHeard ? null : await real(input, init);
    if (isLost || !answer) throw new TypeError('Failed to fetch');
    return answer;
  });
}

/** The server executes this many requests of a kind, but their responses are lost. */
export const loseAnswers = (times: Count): void => lose(times, {}, true);

/** This many requests of a kind never reach the server, after a number of successful ones. */
export const loseRequests = (times: Count, after: Count = {}): void => lose(times, after, false);

/** Requests are lost, and the client soon stops waiting for a response. */
export function swallowRequests(): void {
  const { fetch: real, setTimeout: later } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input instanceof Request ? input.url : input).includes('documents:commit') ? new Promise(() => undefined) : real(input, init),
    );
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, delay?: number) => later(act, Math.min(delay ?? 0, 50))) as never);
}
