import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { TWIN, markContrastTwins, unmarkContrastTwins } from './contrast-twins';

/** The criteria: WCAG 2.2, A and AA. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no WCAG 2.2 A or AA violation, however minor, in the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A running transition would be measured with half its contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 2_000)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  expect(await movesOnAndOn(page), 'moves for more than five seconds (WCAG 2.2.2)').toEqual([]);
  await markContrastTwins(page);
  const found = await violations(page, (axe) => axe.withTags(tags));
  await unmarkContrastTwins(page);
  const problems: string[] = [];
  for (const { id, nodes } of found) {
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmallInSight(page, target.join(' ')))) problems.push(`${id}: ${target.join(' ')}`);
  }
  expect(problems).toEqual([]);
}

/** Finds elements that move for more than five seconds without indicating that something is loading; axe does not check this. */
function movesOnAndOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 5_000)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
      .filter((element) => !element.closest('[role=status], [role=progressbar], [aria-busy=true]'))
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}

/** A sticky bar clips targets below it; the size of a target is measured in the middle of the window. */
async function isSmallInSight(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return (await violations(page, (axe) => axe.include(target).withRules('target-size'))).length > 0;
}

/** Code that runs in a page that already has axe: axe is half a megabyte, and AxeBuilder injects it twice for each run. */
const nothing = 'undefined';

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // The copy of axe that belongs to AxeBuilder. It judges the contrast of one of those that look alike; all else is judged of each.
  const judge = `${new AxeBuilder({ page })['script']()};axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${TWIN}])' }] });`;
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(judge);
  // Passes are left out of the report, because they would list every element of the page.
  const axe = choose(new AxeBuilder({ page, axeSource: isAlone ? nothing : judge }).options({ resultTypes: ['violations'] }));
  // A separate page merges the results of frames; without frames it is not needed.
  return (await axe.setLegacyMode(isAlone).analyze()).violations;
}
