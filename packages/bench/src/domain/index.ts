import { printTable, type Row } from '../table';
import { measureDoubleElimination } from './double-elimination';
import { measureMatching } from './matching';
import { compareSizes } from './size';
import { measureStandings } from './standings';
import { measureSwiss } from './swiss';

/** Measures the engines of @courtside/domain and their peers. Returns whether every aim is met. */
export async function run(): Promise<boolean> {
  const all: Row[] = [];
  for (const [title, rows] of [
    ['Matching', measureMatching],
    ['Swiss', measureSwiss],
    ['Double elimination', measureDoubleElimination],
    ['Standings', measureStandings],
    ['Size', compareSizes],
  ] as const) {
    const found = await rows();
    printTable(title, found);
    all.push(...found);
  }
  return all.every((row) => row.met);
}
