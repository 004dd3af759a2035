import type { Page } from '@playwright/test';
import { createTournament } from '../support/organizing';
import { expect, test } from '../support/test';
import { createEmail, signUp } from '../support/people';

/** Draws a realistic poster of 1600 × 1200 pixels, with gradients and lines. */
async function drawPoster(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (let index = 0; index < 3; index += 1) {
      const [x, y] = [(index * 397) % 1600, (index * 613) % 1200];
      const gradient = context.createRadialGradient(x, y, 10, x, y, 420);
      gradient.addColorStop(0, `hsl(${index * 47} 70% 50%)`);
      gradient.addColorStop(1, `hsl(${index * 47 + 90} 70% 30%)`);
      context.fillStyle = gradient;
      context.fillRect(x - 300, y - 300, 600, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

const getFileName = (address: string) => decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');

test(
  'a phone loads an organizer’s poster in the size of its card, and the original is stored unchanged',
  { tag: '@release' },
  async ({ person }) => {
    const organiser = await person();
    await signUp(organiser, createEmail('iris'));
    await organiser.goto('/organize');
    const poster = await drawPoster(organiser);
    expect(poster.length).toBeLessThan(1_048_576);
    await organiser.locator('input[type=file]').setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: poster });
    const name = `Poster Cup ${Date.now()}`;
    const id = await createTournament(organiser, { name });
    await organiser.getByRole('button', { name: 'Open Tournament' }).click();
    await organiser.getByRole('alertdialog').getByRole('button', { name: 'Open Tournament' }).click();
    await expect(organiser.getByRole('button', { name: 'Open Tournament' })).toHaveCount(0);

    const visitor = await person();
    await visitor.setViewportSize({ width: 390, height: 844 });
    const images: string[] = [];
    visitor.on('response', (response) => {
      if (response.request().resourceType() === 'image' && response.url().includes('/o/images')) images.push(getFileName(response.url()));
    });
    await visitor.goto('/');
    const image = visitor.getByRole('link', { name }).locator('img');
    await image.scrollIntoViewIfNeeded();
    const shown = async () =>
      image.evaluate((one: HTMLImageElement) => ({
        isDrawn: one.complete && one.naturalWidth > 0,
        src: one.currentSrc,
        sides: [one.width > 0, one.getAttribute('width'), one.getAttribute('height')],
      }));
    await expect.poll(async () => (await shown()).isDrawn).toBe(true);
    const { src, sides } = await shown();
    expect(getFileName(src)).toMatch(/^images\/\d+poster\.png-w320\.webp$/);
    expect(sides).toEqual([true, '1600', '1200']);
    // The page did not request the whole poster, which is many times as large.
    const whole = getFileName(src).replace('-w320.webp', '');
    expect(images).toContain(getFileName(src));
    expect(images).not.toContain(whole);
    const small = await visitor.request.get(src);
    expect(small.headers()['content-type']).toBe('image/webp');
    expect((await small.body()).length).toBeLessThan(poster.length / 5);

    // The tournament's page links to the original, byte for byte.
    await visitor.goto(`/${id}`);
    const link = visitor.getByRole('main').getByRole('link', { name: `Poster of ${name}` });
    expect((await (await visitor.request.get((await link.getAttribute('href')) ?? '')).body()).equals(poster)).toBe(true);
  },
);
