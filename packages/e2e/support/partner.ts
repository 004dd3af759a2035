import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { PlatformInfo } from './platform-process';

/** Addresses of the partner club's pages, and of the origin whose planner they show. */
export const getPartnerUrl = (platform: PlatformInfo, path: string): string => `http://localhost:${platform.ports['partner-club']}${path}`;
export const getPlannerUrl = (platform: PlatformInfo, path: string): string => `http://localhost:${platform.ports['mf-planner']}${path}`;

/** A container of a planner: a page, a part of it, or a frame. */
export type Place = Page | Locator | FrameLocator;

const titles = { en: ['Court time', 'Time between games'], fr: ['Temps de jeu', 'Temps entre deux matchs'] } as const;

/** Returns every value of both tables, as screen readers read it: "9.8 h, Will run smoothly, your choice". */
export async function readTableValues(place: Place, language: 'en' | 'fr' = 'en'): Promise<readonly string[]> {
  const tables = await Promise.all(
    titles[language].map(async (name) => {
      const table = place.getByRole('table', { name, exact: true });
      await table.waitFor();
      return table.getByRole('cell').allTextContents();
    }),
  );
  return tables.flat();
}

export const locateNumberBox = (place: Place, name: string): Locator => place.getByRole('spinbutton', { name, exact: true });

/** Addresses of the origin that serves the parts of a tournament. */
export const getElementsUrl = (platform: PlatformInfo, path: string): string =>
  `http://localhost:${platform.ports['mf-tournament']}${path}`;
