import { expect, type Locator, type Page } from '@playwright/test';

type Overlays = 'none' | 'open' | 'left';
/** How it stands with what lies over the page: each overlay has an entry in the browser's history until the step back from it has arrived. */
const overlaysOf = (): Overlays => {
  if (((window.history.state as { readonly overlay?: number } | null)?.overlay ?? 0) === 0) return 'none';
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') ? 'open' : 'left';
};
/** How often a test that goes to an address looks whether what is open is closing. */
const LOOKS = 10;

/** The server's rendering of a page before its scripts have loaded. */
const firstView = '.fv';
/** How long a test waits for the page to take its place, in milliseconds; where no script comes it never does. */
const PATIENCE = 10_000;

const patient = new WeakSet<object>();

/**
 * A page on which a test acts no sooner than a person could.
 * - A key is pressed on a button once it is enabled. Playwright waits for that before a click, but not before a key, which is lost then.
 * - What a server has drawn takes no key. The page itself is there when a test has gone to an address, unless it goes on at `domcontentloaded`.
 * - An address is gone to once the history has arrived where a closed dialog or menu takes it: the browser gives up one of two ways at once.
 */
export function waitBeforeActing(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (!patient.has(locators)) {
    patient.add(locators);
    const press = locators.press;
    locators.press = async function (this: Locator, ...asked) {
      await expect(this).toBeEnabled();
      await press.apply(this, asked);
    };
  }
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    let looks = 0;
    const isSettled = async () => {
      looks += 1;
      const overlays = await page.evaluate(overlaysOf).catch((): Overlays => 'none');
      return overlays === 'none' || (overlays === 'open' && looks > LOOKS);
    };
    await expect.poll(isSettled, { intervals: [100] }).toBe(true);
    const answer = await goto(address, options);
    if (options?.waitUntil !== 'domcontentloaded') {
      const isGone = page.locator(firstView).waitFor({ state: 'detached', timeout: PATIENCE });
      await isGone.catch(() => undefined);
    }
    return answer;
  };
}
