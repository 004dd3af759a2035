export { firstRoundPairs, sameGroupClashes, type SeededBracket } from './first-round';
export { seedsFromStandings, type SeedingInput } from './seeds-from-standings';
export { seedOrderOf, swissInput } from './swiss-input';
