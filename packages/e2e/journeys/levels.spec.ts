import { rememberSession } from '../support/session';
import { countLevels } from '../support/request-levels';
import { expect, test } from '../support/test';

/** Ids are those of the sample data. `most`: the limit of round trips to the main content, including that of the page itself. */
const pages = {
  home: { path: '/', there: '#main li a[href]:not(.fv *)', most: 2 },
  tournament: { path: '/JfQoh5u75EtBmZ0fwMeE', there: '#main #standings:not(.fv *)', most: 3 },
  planner: { path: '/planner', there: '#main .cs-frame:not(.fv *)', most: 2 },
  archive: { path: '/archive', there: '#main li a[href]:not(.fv *)', most: 2 },
  organiser: { path: '/JfQoh5u75EtBmZ0fwMeE', there: '#main #schedule:not(.fv *)', most: 5, isOrganiser: true },
  registration: { path: '/GpMuS1oGVPHudcD7ZZJs/register', there: '#main form:not(.fv *)', most: 5, isOrganiser: true },
};

for (const [name, { path, there, most, ...who }] of Object.entries(pages))
  test(
    `${name} is visible after at most ${most} round trips`,
    { tag: name === 'home' || name === 'tournament' ? [] : '@release' },
    async ({ person }) => {
      test.slow();
      // In another time zone it can be another day, for which a page sends another query.
      const page = await person({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
      if ('isOrganiser' in who) await rememberSession(page, 'organiser@courtside.test', 'courtside');
      // A server that has just started may send a page without documents.
      if (name === 'home' || name === 'tournament' || name === 'archive')
        await expect.poll(async () => (await page.request.get(path)).text()).toContain('courtside-answers');
      const { count, asked } = await countLevels(page, path, page.locator(there).first());
      expect(count, JSON.stringify(asked, null, 1)).toBeLessThanOrEqual(most);
    },
  );
