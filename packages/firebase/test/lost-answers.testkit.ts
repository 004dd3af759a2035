/** How many requests of a kind. */
type Count = Readonly<Partial<Record<'commit' | 'batchGet', number>>>;

/**
 * Of the requests of these kinds, after so many that go well: as many as told end without an answer.
 * @param isHeard whether the server does what they ask for
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

/** The server does what requests of this kind ask for, as many as told, and nobody hears of it. */
export const loseAnswers = (times: Count): void => lose(times, {}, true);

/** So many requests of this kind never reach the server, after as many as come through. */
export const loseRequests = (times: Count, after: Count = {}): void => lose(times, after, false);

/** Writes vanish on their way, and nobody waits long for an answer. */
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
