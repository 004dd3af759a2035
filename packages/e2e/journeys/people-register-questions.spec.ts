import { expect, expectAccessible, test, visit } from '../support/people-test';

test(
  'an organizer adds questions on a phone; a captain answers them by keyboard in French, and the organizer reads the answers',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const me = await stage.player('pia questions');
    const event = await stage.event();
    await stage.change(event, { organizerUids: [event.organiser.uid, me.uid], hasEntries: true });

    const organiser = await person({ phone: true });
    await visit(organiser, me, `/${event.id}`);
    await organiser.getByRole('button', { name: 'Set questions' }).click();
    const dialog = organiser.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add a question' }).click();
    // The new question has the focus.
    await organiser.keyboard.type('Taille de T-shirt ?');
    const first = dialog.getByRole('group', { name: 'Question 1' });
    await first.getByLabel('Kind of answer').selectOption('One of several');
    await dialog.getByRole('button', { name: 'Save questions' }).click();
    await expect(first.getByText('Write at least two choices.')).toBeVisible();
    await expect(first.getByLabel('Choices')).toBeFocused();
    await organiser.keyboard.type('S\nM\nL');
    await first.getByLabel('Must be answered').check();
    await dialog.getByRole('button', { name: 'Add a question' }).click();
    await organiser.keyboard.type('Combien de tentes ?');
    await dialog.getByRole('group', { name: 'Question 2' }).getByLabel('Kind of answer').selectOption('A number');
    await expectAccessible(organiser);
    await dialog.getByRole('button', { name: 'Save questions' }).click();
    await expect(organiser.getByText('2 questions with the registration.')).toBeVisible();

    const captain = await person({ phone: true, language: 'fr' });
    await visit(captain, await stage.account('zoe'), `/${event.id}/register`);
    await captain.getByLabel('Nom de l’équipe').fill('Les Étoiles');
    await captain.keyboard.press('Enter');
    await expect(captain.getByText('Répondez à cette question.', { exact: true })).toBeVisible();
    await captain.getByRole('link', { name: 'Taille de T-shirt ? Répondez à cette question.' }).press('Enter');
    const shirt = captain.getByLabel('Taille de T-shirt ?');
    await expect(shirt).toBeFocused();
    // A native select box chooses by the first letter.
    await captain.keyboard.press('M');
    await captain.keyboard.press('Tab');
    await captain.keyboard.type('25');
    await expect.poll(() => captain.evaluate(() => Object.values(sessionStorage).join())).toContain('"25"');
    await captain.reload();
    await expect(captain.getByLabel('Combien de tentes ?')).toHaveValue('25');
    await expect(shirt).toHaveValue('M');
    await expectAccessible(captain);
    await captain.getByLabel('Combien de tentes ?').press('Enter');
    await expect(captain.getByRole('heading', { name: 'Vos réponses' })).toBeVisible();
    await expect(captain.getByRole('definition').getByText('25', { exact: true })).toBeVisible();
    await captain.getByRole('button', { name: 'Changer les réponses' }).click();
    await captain.getByLabel('Taille de T-shirt ?').selectOption('L');
    await captain.getByRole('button', { name: 'Enregistrer les réponses' }).click();
    await expect(captain.getByRole('button', { name: 'Changer les réponses' })).toBeFocused();
    await expectAccessible(captain);

    const teams = organiser.getByRole('region', { name: 'Teams' });
    await teams.getByRole('button', { name: 'Les Étoiles' }).click();
    await expect(teams.getByRole('heading', { name: 'Answers' })).toBeVisible();
    await expect(teams.getByRole('definition').getByText('L', { exact: true })).toBeVisible();
  },
);
