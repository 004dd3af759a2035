import { expect, expectAccessible, test, visit } from '../support/people-test';

test(
  'a captain checks in by keyboard on a French phone; the organizer sees the missing teams and seeds them last in one step',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const me = await stage.player('pia check-in');
    const event = await stage.event();
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], hasEntries: true });
    // It registered first, so it is seeded first.
    const other = await person();
    await visit(other, await stage.account('max'), `/${event.id}/register`);
    await other.getByLabel('Team name').fill('Mallet Club');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'Registration Complete!' })).toBeVisible();
    const zoe = await stage.account('zoe');
    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, zoe, `/${event.id}/register`);
    await captain.getByLabel('Nom de l’équipe').fill('Les Étoiles');
    await captain.keyboard.press('Enter');
    await expect(captain.getByRole('heading', { level: 1, name: 'Inscription terminée' })).toBeVisible();

    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByRole('button', { name: 'Set the hours' }).click();
    const hours = organiser.getByRole('dialog');
    await hours.getByRole('switch', { name: 'Teams check in' }).click();
    await hours.getByLabel('From').fill('2020-01-01T08:00');
    await hours.getByLabel('Until').fill('2019-01-01T08:00');
    await hours.getByRole('button', { name: 'Save the hours' }).click();
    await expect(hours.getByText('It has to end after it begins.')).toBeVisible();
    await hours.getByLabel('Until').fill('2099-01-01T08:00');
    await expectAccessible(organiser);
    await hours.getByRole('button', { name: 'Save the hours' }).click();
    await expect(organiser.getByText(/^Teams here: 0 of \d+\.$/)).toBeVisible();

    // The captain's open page offers it without a reload, and the head of the tournament's page links to it.
    await expect(captain.getByRole('heading', { name: 'Êtes-vous là ?' })).toBeVisible();
    await captain.goto(`/${event.id}`);
    await captain.getByRole('link', { name: 'Pointer' }).press('Enter');
    await captain.getByRole('button', { name: 'Nous sommes là : pointer' }).press('Enter');
    await expect(captain.getByRole('heading', { name: 'Votre équipe est pointée' })).toBeFocused();
    await expectAccessible(captain);
    await expect(organiser.getByText(/^Teams here: 1 of \d+\.$/)).toBeVisible();

    const teams = organiser.getByRole('region', { name: 'Teams' });
    await teams.getByRole('button', { name: 'More tools for the teams' }).click();
    await organiser.getByRole('menuitem', { name: 'Seed order' }).click();
    const order = organiser.getByRole('dialog');
    await expect(order.getByText('Mallet Club', { exact: false }).first()).toBeVisible();
    await order.getByRole('button', { name: 'Move to the bottom' }).press('Enter');
    await expect(order.getByRole('listitem').first()).toContainText('Les Étoiles');
    await expect(order.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectAccessible(organiser);
    await order.getByRole('button', { name: 'Save order' }).click();
    await expect(order).toBeHidden();
    await expect.poll(async () => (await stage.read(event.organiser, `tournaments/${event.id}`))['teamOrder']).toHaveLength(2);
    await organiser.reload();
    await expect(teams.getByRole('listitem').first()).toContainText('Les Étoiles');
  },
);
