import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { openFromList } from '../support/season';
import { printSheets } from '../support/sheets';
import { expect, expectAccessible, test } from '../support/test';

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test(
  'by keyboard on a French phone: a team’s games for a calendar, the link of a game, the poster',
  { tag: '@release' },
  async ({ person, request }) => {
    test.slow();
    const page = await person({ phone: true, language: 'fr' });
    await openFromList(page, '/archive', 'Cascadia Classic');
    await expect(page.getByRole('heading', { level: 2, name: 'Programme' })).toBeVisible();

    await page.getByRole('button', { name: 'Calendrier', exact: true }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendrier' });
    const whose = calendar.getByRole('combobox', { name: 'Matchs de' });
    await expect(whose).toBeVisible();
    await whose.selectOption({ index: 3 });
    const team = (await whose.locator('option:checked').textContent()) ?? '';
    const field = calendar.getByRole('textbox', { name: 'Adresse du calendrier' });
    await expect(field).toHaveValue(/\/calendar\/[\w-]+\.ics\?lang=fr$/);
    await expectAccessible(page);
    const address = await field.inputValue();

    const followed = await request.get(address);
    expect(followed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const games = eventsIn(await followed.text());
    expect(games.length).toBeGreaterThan(3);
    for (const { summary } of games.slice(1)) expect(summary).toContain(summary.startsWith('Arbitrage') ? 'Arbitrage' : team);
    const again = await request.get(address, { headers: { 'If-None-Match': followed.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);

    const saving = page.waitForEvent('download');
    await calendar.getByRole('button', { name: 'Télécharger le fichier' }).press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const saved = eventsIn(await readFile(await file.path(), 'utf8'));
    const facts = (events: typeof saved) => events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()]);
    expect(facts(saved)).toEqual(facts(games));
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();

    await page.getByRole('button', { name: 'Partager', exact: true }).press('Enter');
    const sharing = page.getByRole('dialog', { name: 'Partager' });
    const what = sharing.getByRole('combobox', { name: 'À partager' });
    await expect(what).toBeVisible();
    await what.selectOption({ label: (await what.locator('optgroup[label="Matchs"] option').first().textContent()) ?? '' });
    await expect(sharing.getByRole('textbox', { name: 'Lien' })).toHaveValue(/#match-/);
    await expect(sharing.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
    await expectAccessible(page);

    await sharing.getByRole('link', { name: 'Affiche pour le terrain' }).press('Enter');
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('heading', { level: 1, name: 'Cascadia Classic' })).toBeVisible();
    await expect(sheet.getByRole('img', { name: 'Code QR du lien' })).toBeVisible();
    await expectAccessible(page);
    expect(await printSheets(page, 'article')).toMatchObject({ count: 1, of: [1] });
  },
);
