import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { TWIN, markContrastTwins, unmarkContrastTwins } from './contrast-twins';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = 'color-contrast';

/** No WCAG 2.2 A or AA violation of any weight on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A transition that is under way would be measured with half its contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  const problems: string[] = [];
  for (const { id, nodes } of await violations(page, (axe) => axe.withTags(tags).disableRules(CONTRAST))) {
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmallInSight(page, target.join(' ')))) problems.push(`${id}: ${target.join(' ')}`);
  }
  await markContrastTwins(page);
  const pale = await violations(page, (axe) => axe.withRules(CONTRAST).exclude(`[${TWIN}]`));
  await unmarkContrastTwins(page);
  problems.push(...pale.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)));
  expect(problems).toEqual([]);
}

/** The edge of a sticky bar cuts whatever is under it at the moment; a target is as large as it is in the middle of the window. */
async function isSmallInSight(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await violations(page, (axe) => axe.include(target).withRules('target-size'))).length > 0;
}

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // What is right needs no report, which would name every element of the page.
  const axe = choose(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }));
  // A page of its own puts the findings of frames together; without frames there is nothing to put together.
  return (await axe.setLegacyMode(page.frames().length === 1).analyze()).violations;
}
