import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tags } from '../support/accessible';
import type { Thing, Visitor } from './visitor';

const words = (thing: Thing): string =>
  Object.entries(thing)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ');

/** Waits until such an element is visible. */
export async function expectSeen(visitor: Visitor, thing: Thing): Promise<void> {
  await expect.poll(() => visitor.count(thing), { message: `there is: ${words(thing)}` }).toBeGreaterThan(0);
}

/** Waits until no such element is visible. */
export async function expectGone(visitor: Visitor, thing: Thing): Promise<void> {
  await expect.poll(() => visitor.count(thing), { message: `there is no more: ${words(thing)}` }).toBe(0);
}

/** Waits until the element has exactly this text, or a text that matches. */
export async function expectText(visitor: Visitor, thing: Thing, text: string | RegExp): Promise<void> {
  const said = expect.poll(async () => (await visitor.text(thing)) ?? '', { message: `what it says: ${words(thing)}` });
  await (typeof text === 'string' ? said.toBe(text) : said.toMatch(text));
}

/** Waits until a field has this value. */
export async function expectValue(visitor: Visitor, thing: Thing, text: string): Promise<void> {
  await expect.poll(() => visitor.value(thing), { message: `what it holds: ${words(thing)}` }).toBe(text);
}

export async function expectNoSidewaysScroll(visitor: Visitor): Promise<void> {
  const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

const judge = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The used part of axe's interface in the page. */
interface Axe {
  run(
    options: object,
  ): Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[] }>;
}

/** Expects no WCAG 2.2 A or AA violation in this browser: the browser decides what is hidden, and its size and color. */
export async function expectAccessibleTo(visitor: Visitor): Promise<void> {
  // A running transition would be measured with half its contrast.
  await visitor.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) < 2_000);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
  await visitor.run(judge);
  const found = await visitor.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${String(target)}`));
  }, tags);
  expect(found).toEqual([]);
}
