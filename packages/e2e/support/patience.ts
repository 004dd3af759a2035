import { expect, type Locator, type Page } from '@playwright/test';

type Overlays = 'none' | 'open' | 'left';
/** Returns the state of the page's overlays. Each has an entry in the browser's history until the step back from it has arrived. */
const readOverlays = (): Overlays => {
  if (((window.history.state as { readonly overlay?: number } | null)?.overlay ?? 0) === 0) return 'none';
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]') ? 'open' : 'left';
};
/** How often to check whether an open overlay is closing before a test goes to an address. */
const LOOKS = 10;

/** The server's rendering of a page before its scripts have loaded. */
const firstView = '.fv';
/** How long a test waits until the page has replaced the server's content, in milliseconds; without scripts it never does. */
const PATIENCE = 10_000;

const patient = new WeakSet<object>();

/**
 * Makes a page act no sooner than a person could.
 * - A key waits until its button is enabled. Playwright waits before a click, but not before a key, which would be lost.
 * - The server's content takes no key: going to an address waits for the page itself, except with `domcontentloaded`.
 * - Going to an address waits for the step back of a closed dialog or menu: the browser drops one of two simultaneous navigations.
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
      const overlays = await page.evaluate(readOverlays).catch((): Overlays => 'none');
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
