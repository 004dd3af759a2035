export { exchangeTeams, type SwissPlan } from './exchange-teams';
export { explainSwissRound, type PassedOver, type SwissEvent } from './explain-swiss-round';
export { inTurn } from './in-turn';
export { nextSwissRound } from './next-swiss-round';
export { spreadCourts } from './spread-courts';
export { swissByes } from './swiss-byes';
export { type SwissGame, type SwissInput, type SwissOutcome, type SwissPairing, type SwissRematch, type SwissRoundRecord } from './types';
