import type { Locator } from '@playwright/test';

/** Returns the number at the end of a club's name. */
export const getClubNumber = (name: string | null): number => Number(/\d+$/.exec(name ?? '')?.[0]);

/**
 * Types results by keyboard into the open rows of a section that have none.
 * @param winner the club that wins: the one with the lower or the higher number
 * @param goals of the winner, then of the other
 */
export async function typeOpenScores(
  section: Locator,
  winner: 'lower' | 'higher',
  [most, fewest]: readonly [string, string],
): Promise<void> {
  const { keyboard } = section.page();
  const rows = section.locator('[data-row]');
  for (let row = 0; row < (await rows.count()); row += 1) {
    const boxes = rows.nth(row).getByRole('textbox');
    if ((await boxes.count()) < 2 || (await boxes.nth(0).inputValue()) !== '' || !(await boxes.nth(0).isEditable())) continue;
    const names = await boxes.evaluateAll((found) => found.map((box) => box.getAttribute('aria-label')));
    const [one = 0, other = 0] = names.map(getClubNumber);
    const isFirst = winner === 'lower' ? one < other : one > other;
    await boxes.nth(0).focus();
    await keyboard.type(isFirst ? most : fewest);
    await boxes.nth(1).focus();
    await keyboard.type(isFirst ? fewest : most);
  }
  await keyboard.press('Tab');
}
