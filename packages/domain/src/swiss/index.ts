export type { SwissPairing } from './types';
