import { expect, type Locator, type Page } from '@playwright/test';
import { rememberSession } from './session';
import type { Event } from './stage';

/** Opens a tournament's address as a user who has signed in before. */
export async function openAs(page: Page, email: string, { id, name }: Event): Promise<void> {
  await rememberSession(page, email);
  await page.goto(`/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export const locateBracket = (page: Page): Locator => page.locator('#bracket');

/** Returns the names of the teams by seed from the open Create Bracket dialog, in English. */
export const listSeeds = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Move / })
    .evaluateAll((handles) => handles.map((handle) => handle.getAttribute('aria-label')?.replace('Move ', '') ?? ''));

/** Locates the games that can be played now. */
export const locateOpenGames = (page: Page): Locator => locateBracket(page).locator('[data-game]');

/** Opens the dialog of a game that can be played, and returns the dialog. */
export async function openGame(page: Page, gameId: string): Promise<Locator> {
  await locateBracket(page).locator(`[data-game="${gameId}"]`).getByRole('button').click();
  return page.getByRole('dialog');
}

/** Enters both scores, saves with Enter, and waits until the game leaves the list of open games. */
export async function score(page: Page, gameId: string, one: number, other: number): Promise<void> {
  const dialog = await openGame(page, gameId);
  await dialog.getByRole('textbox').nth(0).fill(String(one));
  await dialog.getByRole('textbox').nth(1).fill(String(other));
  await dialog.getByRole('textbox').nth(1).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(locateBracket(page).locator(`[data-game="${gameId}"]`)).toHaveCount(0);
}

/**
 * Plays all games.
 * @param result returns the scores of a game by its number among the played games
 * @returns how many were played
 */
export async function playToTheEnd(
  page: Page,
  result: (played: number, gameId: string) => readonly [number, number] = () => [5, 3],
): Promise<number> {
  for (let played = 0; ; played += 1) {
    const gameId = await locateOpenGames(page)
      .first()
      .getAttribute('data-game', { timeout: 2000 })
      .catch(() => null);
    if (gameId === null) return played;
    await score(page, gameId, ...result(played, gameId));
  }
}

async function middle(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Nothing to drag from or to.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from the middle of one element to the middle of another, and releases it before the page can render the last move. */
export async function flick(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 8, { steps: 4 });
  // Measured at the release: a list scrolls by itself while something is held near its edge.
  await to.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const end = { clientX: left + width / 2, clientY: top + height / 2 };
    for (const type of ['mousemove', 'mouseup']) node.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...end }));
  });
  await page.mouse.up();
}

/** Drags with the mouse from the middle of one element to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 8, { steps: 4 });
  const near = await middle(to);
  await page.mouse.move(near.x, near.y, { steps: 8 });
  const end = await middle(to);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}
