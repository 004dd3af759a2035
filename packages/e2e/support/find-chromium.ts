import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The system's own, which `npm test` uses where Playwright's can't be downloaded. */
const DEBIAN = '/usr/bin/chromium';

/** Returns the launch option that names Chromium: the one of `CHROMIUM_PATH`, else the system's if Playwright has none. */
export function findChromium(): { readonly executablePath?: string } {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given };
  return existsSync(DEBIAN) && !existsSync(chromium.executablePath()) ? { executablePath: DEBIAN } : {};
}
