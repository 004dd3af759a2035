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
      const hasDocuments = name === 'home' || name === 'tournament' || name === 'archive';
      const open = async () => {
        // In another time zone it can be another day, for which a page sends another query.
        const page = await person({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
        if ('isOrganiser' in who) await rememberSession(page, 'organiser@courtside.test', 'courtside');
        if (hasDocuments)
          await expect
            .poll(async () => (await page.request.get(path)).text(), { timeout: 60_000, intervals: [1000] })
            .toContain('courtside-answers');
        return countLevels(page, path, page.locator(there).first());
      };
      let { count, asked, html } = await open();
      // A server that has just started, or is busy, sends a page without documents. A second visit of the same person would use what the first one kept.
      for (let again = 0; hasDocuments && !html.includes('courtside-answers') && again < 3; again += 1)
        ({ count, asked, html } = await open());
      expect(count, JSON.stringify(asked, null, 1)).toBeLessThanOrEqual(most);
    },
  );
