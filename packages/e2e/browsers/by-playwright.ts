import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { collectComplaints, type Excuses } from '../support/complaints';
import { dragByMouse } from '../support/dragging';
import { strokeInPage } from './finger';
import type { Size, Thing, Visitor } from './visitor';

const whole = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Firefox also requests an icon for a file that it opens, which the policy of our files refuses. */
const favicon = /^policy refused: img-src \S+\/favicon\.ico/;

/** Firefox logs this if a page is left while the service worker is loading a file for it. */
const halfFile = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Opens a visitor in a browser that Playwright drives: Firefox by WebDriver BiDi, Chromium by its own protocol. */
export async function visitByPlaywright(browser: Browser, baseURL: string, size: Size, excuses: Excuses): Promise<Visitor> {
  // The service worker runs, as in users' browsers.
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: size,
    serviceWorkers: 'allow',
  });
  const complaints = await collectComplaints(context, { expectRefusals: favicon, ...excuses });
  return new PlaywrightVisitor(context, await context.newPage(), complaints);
}

class PlaywrightVisitor implements Visitor {
  /** The indexes of excused entries in the list of complaints. */
  private readonly forgiven = new Set<number>();

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly collected: readonly string[],
  ) {}

  private all({ role, name, css, text, within }: Thing): Locator {
    const place = within === undefined ? this.page : this.page.locator(within);
    const named = name === undefined ? {} : { name, exact: typeof name === 'string' };
    let found = role === undefined ? place.locator(css ?? '*') : place.getByRole(role, named);
    if (role !== undefined && css !== undefined) found = found.and(this.page.locator(css));
    if (text !== undefined) found = found.filter({ hasText: text });
    return found.filter({ visible: true });
  }

  private one = (thing: Thing): Locator => this.all(thing).first();

  open = (address: string): Promise<void> => this.leaving(() => this.page.goto(address));
  reload = (): Promise<void> => this.leaving(() => this.page.reload());

  private async leaving(step: () => Promise<unknown>): Promise<void> {
    const from = this.collected.length;
    await step();
    this.collected.forEach((text, place) => place >= from && halfFile.test(text) && this.forgiven.add(place));
  }

  address = (): Promise<string> => Promise.resolve(this.page.url());
  count = (thing: Thing): Promise<number> => this.all(thing).count();

  async text(thing: Thing): Promise<string | null> {
    const [found] = await this.all(thing).allTextContents();
    return found === undefined ? null : whole(found);
  }

  async value(thing: Thing): Promise<string | null> {
    return (await this.count(thing)) === 0 ? null : this.one(thing).inputValue();
  }

  click = (thing: Thing): Promise<void> => this.one(thing).click();
  focus = (thing: Thing): Promise<void> => this.one(thing).focus();

  async fill(thing: Thing, text: string): Promise<void> {
    // Types with keys: over BiDi, Playwright's `fill` sets the value by script, and React does not notice that.
    await this.one(thing).selectText();
    await this.page.keyboard.press('Backspace');
    await this.one(thing).pressSequentially(text);
  }

  press = (key: string): Promise<void> => this.page.keyboard.press(key);
  dragByMouse = (from: Thing, to: Thing): Promise<void> => dragByMouse(this.page, this.one(from), this.one(to));

  async dragByFinger(from: Thing, to: Thing, rest: number): Promise<void> {
    const middle = async (thing: Thing) => {
      const box = await this.one(thing).boundingBox();
      if (!box) throw new Error('There is nothing to drag here.');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    for (const thing of [to, from]) await this.one(thing).scrollIntoViewIfNeeded();
    await this.page.evaluate(strokeInPage, { from: await middle(from), to: await middle(to), rest });
  }

  evaluate<Result, Argument>(call: (argument: Argument) => Result | Promise<Result>, argument?: Argument): Promise<Result> {
    // Playwright's types of the argument are stricter than this function needs.
    return this.page.evaluate(call as unknown as (argument: unknown) => Result | Promise<Result>, argument);
  }

  async run(script: string): Promise<void> {
    await this.page.evaluate(`${script};undefined`);
  }

  resize = (size: Size): Promise<void> => this.page.setViewportSize({ ...size });
  picture = (): Promise<Buffer> => this.page.screenshot();
  complaints = (): readonly string[] => this.collected.filter((_, place) => !this.forgiven.has(place));
  close = (): Promise<void> => this.context.close();
}
