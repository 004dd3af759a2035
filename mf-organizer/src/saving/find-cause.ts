import { CommandFailure } from '@courtside/firebase';

const causes: {
  readonly [code in CommandFailure['code']]?: `errors:cause.${'offline' | 'conflict' | 'denied' | 'full'}`;
} = {
  'unavailable': 'errors:cause.offline',
  'conflict': 'errors:cause.conflict',
  'permission-denied': 'errors:cause.denied',
  'full': 'errors:cause.full',
};

/**
 * Returns our own text for the cause of a failure if it helps the user; null for every other cause. @param t with the namespace `errors`
 */
export function findCause(error: unknown, t: (key: NonNullable<(typeof causes)['conflict']>) => string): string | null {
  const key = error instanceof CommandFailure ? causes[error.code] : undefined;
  return key ? t(key) : null;
}

/** Returns the same, or else the cause's own message. */
export const getErrorMessage = (error: unknown, t: Parameters<typeof findCause>[1]): string =>
  findCause(error, t) ?? (error instanceof Error ? error.message : String(error));

/** Returns the sentence about a text that was not saved, with the cause if the user can do something about it. */
export const explainSave = (
  error: unknown,
  t: (key: NonNullable<(typeof causes)['conflict']> | 'errors:somethingWrong') => string,
): string => [t('errors:somethingWrong'), findCause(error, t)].filter(Boolean).join(' ');
