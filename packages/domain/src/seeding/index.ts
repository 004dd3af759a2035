export { firstRoundPairs, sameGroupClashes, type SeededBracket } from './first-round';
export { rankOverGroups, seedsFromStandings, type RankedTeamOfGroup, type SeedingInput } from './seeds-from-standings';
export { lowestPoints } from './lowest-points';
export { getSeedOrder, storedByes, swissGroups, swissInput, type SwissGroup } from './swiss-input';
