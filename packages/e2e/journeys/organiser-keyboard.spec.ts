import { expect, test, visit } from '../support/people-test';
import { toMatchId, createScheduledEvent } from '../support/schedules';

const days = [
  [[0, 1], [2, 3], [0, 2], [1, 3]],
  [[0, 3], [1, 2]],
  [[0, 1], [2, 3], [0, 2]],
] as const; // prettier-ignore

/** Seeded numbers, so that every run makes the same moves. */
const arrows = [
  'ArrowDown',
  'ArrowRight',
  'ArrowUp',
  'ArrowLeft',
  'ArrowDown',
  'ArrowDown',
  'ArrowRight',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowRight',
] as const;

test(
  'many moves by keyboard on a machine that is six times slower: each announced place is the stored one',
  { tag: '@release' },
  async ({ person, stage }) => {
    // The machine is slowed down on purpose; the test measures no times.
    test.setTimeout(300_000);
    const { event, organiser } = await createScheduledEvent(stage, 4, days);
    const page = await person();
    await visit(page, organiser, `/${event.id}`);
    const stored = async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'] as Record<string, string[]>;
    await expect(page.locator('#schedule [data-row]')).toHaveCount(9);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const status = page.locator('#schedule').getByRole('status');
    let next = 0;
    const places = new Set<string>();
    for (let count = 0; count < 25; count += 1) {
      const id = toMatchId((count * 4) % 9);
      const handle = page.locator(`#schedule [data-row="${id}"]`).getByRole('button', { name: /^Move / });
      await handle.focus();
      await page.keyboard.press('Space');
      // Keys do not wait for the effects of earlier keys.
      for (let steps = 0; steps < 1 + (count % 3); steps += 1, next += 1)
        await page.keyboard.press(arrows[next % arrows.length] ?? 'ArrowDown');
      await page.keyboard.press('Space');
      const said = status.filter({ hasText: / moved to Day \d+, position \d+\.$/ });
      await expect(said).toHaveCount(1);
      const [, day = '', position = ''] = / moved to Day (\d+), position (\d+)\.$/.exec((await said.textContent()) ?? '') ?? [];
      await expect.poll(async () => (await stored())[Number(day) - 1]?.[Number(position) - 1]).toBe(id);
      await expect(page.locator(`#schedule [data-day="${Number(day) - 1}"] [data-row]`).nth(Number(position) - 1)).toHaveAttribute(
        'data-row',
        id,
      );
      await expect(handle).toBeFocused();
      places.add(`${id} ${day} ${position}`);
    }
    expect(places.size).toBeGreaterThanOrEqual(15);
    expect(
      Object.values(await stored())
        .flat()
        .sort(),
    ).toEqual(Array.from({ length: 9 }, (_, index) => toMatchId(index)));
  },
);

test('Escape puts a lifted game back and announces it; so does a click elsewhere', async ({ person, stage }) => {
  const { event, organiser } = await createScheduledEvent(stage, 4, days);
  const page = await person();
  await visit(page, organiser, `/${event.id}`);
  const stored = async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['schedule'];
  const before = await stored();
  const handle = page.locator(`#schedule [data-row="${toMatchId(0)}"]`).getByRole('button', { name: /^Move / });
  const said = (words: string | RegExp) => page.locator('#schedule').getByRole('status').filter({ hasText: words });
  const lift = async () => {
    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await handle.press('ArrowDown');
    await expect(said('Club A v Club B: Day 1, position 2.')).toHaveCount(1);
  };
  await lift();
  await handle.press('Escape');
  await expect(said('Club A v Club B stays where it was.')).toHaveCount(1);
  await expect(handle).toBeFocused();
  await lift();
  await page.locator('#schedule [data-row] input').first().click();
  await expect(said('Club A v Club B stays where it was.')).toHaveCount(1);
  expect(await stored()).toEqual(before);
});
