import { expect, logIn, test } from '../support/people-test';
import { watchShifts } from '../support/stillness';

/** The responses that arrive late, and delay the courts of the day. */
const late = [
  ['nothing', null],
  ['the courts’ own file', /day-strip/],
  ['the stored data', /google\.firestore/],
] as const;

for (const [what, requests] of late)
  test(
    `nothing moves on the organizer’s phone while a day of play loads (late: ${what})`,
    { tag: requests ? '@release' : [] },
    async ({ person }) => {
      const page = await person({ phone: true });
      await logIn(page, 'organiser@courtside.test', 'courtside');
      const shifts = await watchShifts(page);
      let held = 0;
      if (requests)
        await page.route(requests, async (route) => {
          held += 1;
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue().catch(() => undefined);
        });
      await page.goto('/JfQoh5u75EtBmZ0fwMeE');
      await expect(page.getByRole('list', { name: 'Courts now' })).toBeVisible();
      await expect(page.locator('#details')).toBeAttached();
      // Waits for responses that are still late.
      await page.waitForTimeout(2000);
      expect(held > 0).toBe(requests !== null);
      expect(await shifts()).toBeLessThan(0.02);
    },
  );
