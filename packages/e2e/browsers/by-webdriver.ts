import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Excuses } from '../support/complaints';
import { strokeInPage } from './finger';
import { findInPage, type ElementQuery } from './in-page';
import { WebDriverError, type ElementReference } from './webdriver';
import { startWebKit, type Screen, type WebKit } from './webkit';
import type { Key, Size, Thing, Visitor } from './visitor';

/** The library that finds elements by role and name, as component tests do. */
const library = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom')), '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How long to wait for an element before a test fails, in milliseconds. */
const PATIENCE = 30_000;

/** The code points of the keys in the protocol. */
const keys: Readonly<Record<Key | 'Backspace', string>> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
};

/** The errors that occur if the page has rendered an element again between finding it and acting on it. */
const passing = new Set(['stale element reference', 'element not interactable', 'element click intercepted', 'no such element']);

/** Opens a visitor in WebKitGTK's own browser. */
export async function visitByWebDriver(screen: Screen, driver: string, baseURL: string, size: Size, excuses: Excuses): Promise<Visitor> {
  const webkit = await startWebKit(screen, driver);
  const visitor = new WebDriverVisitor(webkit, baseURL, excuses);
  await visitor.resize(size);
  return visitor;
}

class WebDriverVisitor implements Visitor {
  private readonly collected: string[] = [];

  constructor(
    private readonly webkit: WebKit,
    private readonly baseURL: string,
    { expectErrors, expectRefusals }: Excuses,
  ) {
    webkit.onLine((line) => {
      const isComplaint = /CONSOLE \w+ ERROR/.test(line);
      if (isComplaint && !expectErrors?.test(line) && !expectRefusals?.test(line)) this.collected.push(line);
    });
  }

  private get session() {
    return this.webkit.session;
  }

  async open(address: string): Promise<void> {
    await this.session.post('url', { url: new URL(address, this.baseURL).href });
  }

  async reload(): Promise<void> {
    await this.session.post('refresh');
  }

  address = async (): Promise<string> => String(await this.session.get('url'));

  private async find({ role, name, css, text, within }: Thing): Promise<readonly ElementReference[]> {
    const pattern = (value: string | RegExp | undefined) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : (value ?? null);
    const sought: ElementQuery = {
      role: role ?? null,
      css: css ?? null,
      within: within ?? null,
      name: pattern(name),
      text: pattern(text),
    };
    // The whole response fails if the page removes an element while the driver assigns handles to the found ones.
    const look = () => again(() => this.session.execute(`return (${findInPage.toString()})(arguments[0])`, sought));
    let found = await look();
    if (found === null) {
      await this.run(library);
      found = await look();
    }
    return (found ?? []) as readonly ElementReference[];
  }

  count = async (thing: Thing): Promise<number> => (await this.find(thing)).length;
  text = (thing: Thing): Promise<string | null> => this.read(thing, 'textContent');
  value = (thing: Thing): Promise<string | null> => this.read(thing, 'value');

  private async read(thing: Thing, what: 'textContent' | 'value'): Promise<string | null> {
    const [element] = await this.find(thing);
    if (!element) return null;
    const text = await this.session.execute(`return arguments[0][arguments[1]]`, element, what).catch(ignorePassing);
    return text === undefined ? null : what === 'value' ? String(text) : String(text).replace(/\s+/g, ' ').trim();
  }

  /** Acts on an element as soon as it appears, and again if the page has rendered it again in the meantime. */
  private async act(thing: Thing, doIt: (element: ElementReference) => Promise<unknown>): Promise<void> {
    await again(async () => {
      const [element] = await this.find(thing);
      if (!element)
        throw new WebDriverError('no such element', JSON.stringify({ ...thing, name: String(thing.name), text: String(thing.text) }));
      await doIt(element);
    });
  }

  /** Waits until it is enabled, as a person does. */
  click = (thing: Thing): Promise<void> =>
    this.act(thing, async (element) => {
      if (await this.session.execute('return arguments[0].matches(":disabled")', element))
        throw new WebDriverError('element not interactable', 'It is disabled.');
      await this.middleOf(element);
      await this.session.onElement(element, 'click');
    });

  focus = (thing: Thing): Promise<void> => this.act(thing, (element) => this.session.execute('arguments[0].focus()', element));

  async fill(thing: Thing, text: string): Promise<void> {
    await this.act(thing, (element) => this.session.execute('arguments[0].focus(); arguments[0].select()', element));
    await this.type(text === '' ? [keys.Backspace] : [...text]);
  }

  press = (key: Key): Promise<void> => this.type([keys[key]]);

  private async type(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Scrolls an element into the window and returns its position. */
  private async middleOf(element: ElementReference, scroll = true): Promise<{ readonly x: number; readonly y: number }> {
    const body = `
      const [element, scroll] = arguments;
      const at = () => element.getBoundingClientRect();
      const isIn = ({ top, bottom }) => top >= 0 && bottom <= innerHeight && document.elementFromPoint(...middle())?.closest('*') !== null;
      const middle = () => { const { x, y, width, height } = at(); return [Math.round(x + width / 2), Math.round(y + height / 2)]; };
      if (scroll && !isIn(at())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [x, y] = middle();
      return { x, y };`;
    return (await this.session.execute(body, element, scroll)) as { x: number; y: number };
  }

  private async ends(from: Thing, to: Thing) {
    const [[start], [goal]] = await Promise.all([this.find(from), this.find(to)]);
    if (!start || !goal) throw new Error('There is nothing to drag here.');
    await this.middleOf(goal);
    return { from: await this.middleOf(start), to: await this.middleOf(goal, false) };
  }

  async dragByMouse(source: Thing, target: Thing): Promise<void> {
    const { from, to } = await this.ends(source, target);
    const move = (x: number, y: number, duration = 50) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration });
    const steps = Array.from({ length: 8 }, (_, index) => (index + 1) / 8);
    const actions = [
      move(from.x, from.y, 0),
      { type: 'pointerDown', button: 0 },
      move(from.x, from.y + 10),
      ...steps.map((part) => move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)),
      move(to.x, to.y + 1),
      { type: 'pointerUp', button: 0 },
    ];
    await this.session.post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  async dragByFinger(source: Thing, target: Thing, rest: number): Promise<void> {
    await this.evaluate(strokeInPage, { ...(await this.ends(source, target)), rest });
  }

  async evaluate<Result, Argument>(call: (argument: Argument) => Result | Promise<Result>, argument?: Argument): Promise<Result> {
    // The driver waits for a callback and does not handle rejected promises.
    const body = `
      const [argument, done] = arguments;
      Promise.resolve().then(() => (${call.toString()})(argument)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.session.post('execute/async', { script: body, args: [argument ?? null] })) as {
      value?: Result;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as Result;
  }

  async run(script: string): Promise<void> {
    await this.session.execute(`${script}\n;return null`);
  }

  async resize({ width, height }: Size): Promise<void> {
    // The window is larger than the page by the browser's own bars.
    let [outerWidth, outerHeight] = [width, height];
    for (let tries = 0; tries < 20; tries += 1) {
      await this.session.post('window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight });
      const [innerWidth, innerHeight] = (await this.session.execute('return [innerWidth, innerHeight]')) as [number, number];
      if (innerWidth === width && innerHeight === height) return;
      [outerWidth, outerHeight] = [outerWidth + width - innerWidth, outerHeight + height - innerHeight];
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The window does not become ${width} × ${height}.`);
  }

  picture = async (): Promise<Buffer> => Buffer.from(String(await this.session.get('screenshot')), 'base64');
  complaints = (): readonly string[] => this.collected;
  close = (): Promise<void> => this.webkit.close();
}

/** Acts on an element, and repeats that while the page keeps rendering the element again. */
async function again<Value>(doIt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await doIt();
    } catch (error) {
      ignorePassing(error);
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function ignorePassing(error: unknown): undefined {
  if (!(error instanceof WebDriverError && passing.has(error.code))) throw error;
  return undefined;
}
