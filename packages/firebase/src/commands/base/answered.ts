import { CommandFailure } from '../../errors/command-failure';

/** How long to wait for the server's response before the command fails, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Returns the response to a request that may be sent again without harm. A network can drop a request silently, and no user should look at a
 * spinner for minutes. The request itself continues: its effect may still come.
 * @throws CommandFailure `unavailable` without a response in time
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
