import { getNetwork } from '../http/addresses';
import { createThrottle } from '../auth/throttle';
import { isSameSecret } from '../http/is-same-secret';
import type { ApiRequest } from '../http/api';
import type { Log } from '../log/log';
import { StartupError } from '../process/startup-error';

/** The secrets that open the operator's page: the key of the data folder, or a password that the operator has set. */
export interface OperatorSecrets {
  readonly hasPassword: boolean;
  /**
   * Whether it is one of them. Each attempt counts, by address and in all.
   * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER
   */
  accept(given: string, from: Pick<ApiRequest, 'address' | 'local'>): Promise<boolean>;
}

const SHORTEST = 12;
const MINUTE = 60_000;

/** @throws StartupError for a password that could be guessed */
export function createSecrets({
  key,
  password,
  now,
  log,
}: {
  key: string;
  password: string | undefined;
  now: () => number;
  log: Pick<Log, 'info' | 'warn'>;
}): OperatorSecrets {
  if (password !== undefined && password.length < SHORTEST)
    throw new StartupError(`COURTSIDE_OPERATOR_PASSWORD needs at least ${SHORTEST} characters.`, 2);
  const byAddress = createThrottle({ free: 5, firstLock: 30_000, longestLock: 15 * MINUTE, memory: 60 * MINUTE, now });
  // A user with many addresses; what they do elsewhere does not lock out who sits at the machine.
  const together = createThrottle({ free: 50, firstLock: 5000, longestLock: MINUTE, memory: 10 * MINUTE, now });
  const isRight = (given: string): boolean => {
    const [isKey, isPassword] = [isSameSecret(given, key), password !== undefined && isSameSecret(given, password)];
    return isKey || isPassword;
  };
  return {
    hasPassword: password !== undefined,
    async accept(given, { address, local }) {
      const attempt = async (): Promise<true | undefined> => {
        await Promise.resolve();
        if (isRight(given)) return true;
        log.warn(`The operator's page was asked for with a wrong key or password, from ${address}.`);
        return undefined;
      };
      const accepted = await byAddress.attempt(getNetwork(address), () => together.attempt(local ? 'here' : 'elsewhere', attempt));
      if (accepted) log.info(`Somebody signed in to the operator's page, from ${address}.`);
      return accepted === true;
    },
  };
}
