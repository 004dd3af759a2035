import ArchivePage from '../features/listing/archive-page';
import { readArchivePart } from '../first-view/client';
import type { GivenArchive } from '../first-view/given';
import type { FirstPage } from './first-page';
import { tournamentsIn } from './tournaments-in';

/** The archive with its first part; null if no tournament is over. */
export function archiveView({ tournaments: documents, hasMore }: GivenArchive): FirstPage | null {
  const tournaments = tournamentsIn(documents).reverse();
  if (tournaments.length === 0) return null;
  const next = hasMore ? [] : null;
  return { page: <ArchivePage />, words: ['home'], known: new Map([[readArchivePart, { tournaments, next }]]) };
}
