/** The keys under `registration.failure` of the advice after each failure of a registration. */
export const registrationProblems = {
  'unavailable': 'offline',
  'conflict': 'changed',
  'full': 'full',
  'permission-denied': 'closed',
  'not-found': 'closed',
  'other': 'other',
} as const;
