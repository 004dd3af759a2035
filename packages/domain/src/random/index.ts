export { seededRandom, shuffled, type Random } from './seeded-random';
