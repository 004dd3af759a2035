/** Returns a team in the database's format, without games. @param fields that differ from the defaults */
export const createStoredTeam = (name: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  name,
  groupId: '',
  profileIds: ['', ''],
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  registeredAt: Date.now(),
  ...fields,
});

/** Returns the id of a test's team by its number from 0. */
export const toTeamId = (index: number): string => `team${String(index).padStart(7, '0')}`;

/** Returns teams in the database's format, registered one after another. @param fieldsOf returns fields that differ from the defaults */
export const createStoredTeams = (
  names: readonly string[],
  fieldsOf: (index: number) => Readonly<Record<string, unknown>> = () => ({}),
): Readonly<Record<string, object>> =>
  Object.fromEntries(
    names.map((name, index) => [toTeamId(index), createStoredTeam(name, { registeredAt: 1_700_000_000_000 + index, ...fieldsOf(index) })]),
  );
