import { printTable, type Row } from '../table';
import { doubleEliminationRows } from './double-elimination';
import { matchingRows } from './matching';
import { sizeRows } from './size';
import { standingsRows } from './standings';
import { swissRows } from './swiss';

/** Measures the engines of @courtside/domain and their peers. Returns whether every aim is met. */
export async function run(): Promise<boolean> {
  const all: Row[] = [];
  for (const [title, rows] of [
    ['Matching', matchingRows],
    ['Swiss', swissRows],
    ['Double elimination', doubleEliminationRows],
    ['Standings', standingsRows],
    ['Size', sizeRows],
  ] as const) {
    const found = await rows();
    printTable(title, found);
    all.push(...found);
  }
  return all.every((row) => row.met);
}
