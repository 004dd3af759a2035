import { createHash } from 'node:crypto';
import { getDateIn } from '../support/people';
import { expect, expectAccessible, test, visit } from '../support/people-test';
import { limitPlaces, openEventOnPhone } from '../support/places';
import type { Account } from '../support/stage';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test(
  'places are drawn: announced in advance, verifiable by all visitors, revealed team by team, and each captain sees their number',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { event, organiser } = await openEventOnPhone(stage, person, 'pia draws');
    const setting = await limitPlaces(organiser);
    await setting.getByRole('spinbutton', { name: 'Places' }).fill('2');
    await setting.getByRole('radio', { name: 'A draw among all who register in time' }).check();
    await expectAccessible(organiser);
    await setting.getByRole('button', { name: 'Save places' }).click();
    await expect(organiser.getByText('Places are drawn once registration is over.', { exact: false })).toBeVisible();
    const promised = await stage.read(event.organiser, `draws/${event.id}`);
    expect(promised['commitment']).toMatch(/^[0-9a-f]{64}$/);
    // No user has the secret yet, not even organizers.
    await expect(stage.read(event.organiser, `draws/${event.id}/secrets/draw`)).rejects.toThrow();

    const names = ['The First', 'La Deuxième', 'The Third'];
    const captains = [];
    const accounts: Account[] = [];
    for (const [index, name] of names.entries()) {
      const captain = await person({ phone: index !== 0, ...(index === 1 ? { language: 'fr' as const } : {}) });
      captains.push(captain);
      // The first two captains get mail.
      accounts.push(await (index < 2 ? stage.provenAccount(`captain${index}`) : stage.account(`captain${index}`)));
      await visit(captain, accounts[index]!, `/${event.id}/register`);
      if (index === 0)
        await expect(captain.getByText('2 places are drawn among all who register in time.', { exact: false })).toBeVisible();
      await captain.getByLabel(index === 1 ? 'Nom de l’équipe' : 'Team name').fill(name);
      await captain.keyboard.press('Enter');
      await expect(captain.getByText(index === 1 ? 'Inscrite au tirage au sort' : 'Registered for the draw')).toBeVisible();
    }
    await expectAccessible(captains[1]!);

    const visitor = await person();
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByText('2 places, by a draw. 3 teams have registered.', { exact: false })).toBeVisible();
    await visitor.getByRole('link', { name: 'The draw' }).click();
    await expect(visitor.getByRole('heading', { name: 'Draw of places' })).toBeVisible();
    await expect(visitor.getByText(String(promised['commitment']))).toBeVisible();
    await expectAccessible(visitor);

    // By keyboard, after registration has closed.
    await organiser.getByRole('button', { name: 'Close Registration' }).click();
    await organiser.getByRole('button', { name: 'Draw the places' }).focus();
    await organiser.keyboard.press('Enter');
    const asked = organiser.getByRole('dialog', { name: 'Draw the places now?' });
    await expect(asked.getByText('3 teams are in the draw. Places: 2.', { exact: false })).toBeVisible();
    await expectAccessible(organiser);
    await asked.getByRole('button', { name: 'Draw the places' }).click();
    await expect(organiser.getByText(/^Drawn on .* among 3 teams\.$/)).toBeVisible();
    await expect(organiser.getByText('No email reaches the captains of: The Third.', { exact: false })).toBeVisible();
    await expect(organiser.getByRole('button', { name: 'Tell them the result' })).toHaveCount(0);

    // The test computes the order from the published data, without code of the product.
    const stored = () => stage.read(event.organiser, `draws/${event.id}`);
    await expect.poll(async () => typeof (await stored())['secret']).toBe('string');
    const draw = await stored();
    const [secret, line] = [String(draw['secret']), draw['line'] as string[]];
    expect(sha256(secret)).toBe(promised['commitment']);
    const seed = sha256([secret, ...line].join('\n'));
    const lots = line.map((lot) => lot.split(' ')[0] ?? '').map((id) => ({ id, lot: sha256(`${seed} ${id}`) }));
    const order = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
    const nameOf = async (id: string) => {
      const entry = await stage.read(event.organiser, `teams/${event.id}/entries/${id}`).catch(() => null);
      return String(
        entry?.['name'] ?? ((await stage.read(event.organiser, `teams/${event.id}`))[id] as { name?: string } | undefined)?.name,
      );
    };
    const drawn = await Promise.all(order.map(nameOf));
    expect([...drawn].sort()).toEqual([...names].sort());

    // The visitor's page shows the same order without a reload, and verifies it.
    const rows = visitor.getByRole('listitem');
    await expect(visitor.getByText('The secret is the one that was promised.')).toBeVisible();
    for (const [index, name] of drawn.entries())
      await expect(rows.filter({ hasText: new RegExp(`^\\d${name}`) })).toHaveText(new RegExp(`^${index + 1}${name} (in|waiting list 1)$`));
    await expect(visitor.getByText('Every team that registered in time is in the line, at its own time.')).toBeVisible();
    await visitor.getByText('How to work it out yourself').click();
    await expect(visitor.getByText(seed, { exact: true })).toBeVisible();
    await expectAccessible(visitor);
    for (const [index, captain] of captains.entries()) {
      const rank = drawn.indexOf(names[index]!) + 1;
      const words = index === 1 ? `Rang ${rank} sur 3 au tirage.` : `Drawn number ${rank} of 3.`;
      await expect(captain.getByText(words, { exact: false })).toBeVisible();
    }

    // Captains get it by mail, each in their own language, with the reason for the mail.
    const outbox = await person();
    for (const [index, why] of ['You get this message because', 'Vous recevez ce message parce que'].entries()) {
      const rank = drawn.indexOf(names[index]!) + 1;
      const letter = outbox
        .getByRole('article')
        .filter({ hasText: `To ${accounts[index]!.email}` })
        .filter({ hasText: index === 0 ? `Drawn number ${rank} of 3: ${event.name}` : `Rang ${rank} sur 3 au tirage : ${event.name}` });
      await expect
        .poll(async () => {
          await outbox.goto(stage.outbox());
          return letter.count();
        })
        .toBe(1);
      await expect(letter).toContainText(names[index]!);
      await expect(letter).toContainText(why);
      await expect(letter).toContainText(`/${event.id}/draw`);
      const place = [
        ['It has a place.', 'It is number 1 on the waiting list.'],
        ['Elle a une place.', 'Elle est numéro 1 sur la liste d’attente.'],
      ][index]!;
      await expect(letter).toContainText(place[rank > 2 ? 1 : 0]!);
    }

    // On the wall, places are revealed one by one with space and arrow keys, and the browser's Back leads out.
    await organiser.getByRole('link', { name: 'Show the draw' }).click();
    await organiser.getByRole('link', { name: 'Show it team by team' }).click();
    const one = organiser.getByRole('status').filter({ hasText: /^\d/ });
    await expect(one).toHaveText('3 teams, 2 places');
    await organiser.keyboard.press('Space');
    await expect(one).toHaveText(`1${drawn[0]}in`);
    await expect(organiser.getByText(drawn[2]!)).toHaveCount(0);
    await organiser.keyboard.press('ArrowRight');
    await expect(one).toHaveText(`2${drawn[1]}in`);
    await organiser.goBack();
    await expect(one).toHaveText(`1${drawn[0]}in`);
    await organiser.goForward();
    await organiser.getByRole('button', { name: 'Next team' }).click();
    await expect(one).toHaveText(`3${drawn[2]}waiting list 1`);
    await organiser.keyboard.press('ArrowLeft');
    await expect(one).toHaveText(`2${drawn[1]}in`);
    await organiser.reload();
    await expect(one).toHaveText(`2${drawn[1]}in`);
    // Announcements are visible on the full screen, too.
    await stage.change(event, { startDate: getDateIn(0), endDate: getDateIn(1) });
    await organiser.getByRole('button', { name: 'Full screen' }).click();
    const onWall = (words: string) => organiser.evaluate((text) => document.fullscreenElement?.textContent.includes(text) ?? false, words);
    await expect.poll(() => onWall(drawn[1]!)).toBe(true);
    const at = { seconds: Math.floor(Date.now() / 1000), nanoseconds: 0 };
    await stage.force(`days/${event.id}`, { announcements: { line: { text: 'Soup at the fence', at, until: '' } } });
    await expect.poll(() => onWall('Soup at the fence')).toBe(true);
    await expectAccessible(organiser);
    await organiser.evaluate(() => document.exitFullscreen());
    await organiser.getByRole('link', { name: 'Back to the list' }).click();
    await expect(organiser.getByRole('heading', { name: 'The order that was drawn' })).toBeVisible();
  },
);
