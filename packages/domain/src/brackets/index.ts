export type { SlotSource } from './types';
