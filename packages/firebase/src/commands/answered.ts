import { CommandFailure } from '../errors/command-failure';

/** How long somebody waits for the server's answer before they are told that there is none, in milliseconds. */
const PATIENCE = 20_000;

/**
 * The answer to a request that may be sent again without harm. A network can swallow a request without saying so; nobody should look at
 * a turning ring for minutes. The request itself goes on: its effect may still come.
 * @throws CommandFailure `unavailable` when no answer came in time
 */
export async function answered<T>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CommandFailure('unavailable', 'The server does not answer.')), PATIENCE);
  });
  try {
    return await Promise.race([request, silence]);
  } finally {
    clearTimeout(timer);
  }
}
