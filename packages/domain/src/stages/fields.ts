/** Fields of the event that each of its stages has. */
export const ofEvent = ['bracketSeeds', 'gameLengths', 'withdrawnTeamIds'] as const;
/** The fields of tables. */
export const ofTables = [
  'pointsPerWin',
  'headToHead',
  'tieBreakPreset',
  'tableOrder',
  'pointsPerDraw',
  'pointsPerLoss',
  'pointAdjustments',
  'forfeitGoals',
  'withdrawnGames',
] as const;
/** The fields of groups, with those of their tables. */
export const ofGroups = [
  'groups',
  'teamOrder',
  'schedule',
  'scheduleType',
  'legs',
  'scheduleTimes',
  'unlockedRounds',
  'byes',
  ...ofTables,
] as const;
/** The fields of a bracket. */
export const ofBracket = [
  'bracket',
  'bracketType',
  'bracketTimes',
  'bracketUpperSize',
  'bracketDrops',
  'bracketCourts',
  'bracketPlaces',
  'bracketSeries',
] as const;

/** Returns these fields of an object. */
export const pick = <From, Key extends keyof From>(from: From, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;
