import { expect, expectAccessible, refusals, tabTo, test, visit } from '../support/people-test';

const words = {
  en: {
    edit: 'Edit details',
    title: 'Someone else has changed “Description” in the meantime',
    theirs: 'They wrote: “Bring rain gear.”',
    keep: 'Save my text',
    take: 'Take theirs',
    location: 'Location',
  },
  fr: {
    edit: 'Modifier les détails',
    title: 'Quelqu’un d’autre a modifié « Description » entre-temps',
    theirs: 'Son texte : « Bring rain gear. »',
    keep: 'Enregistrer mon texte',
    take: 'Prendre l’autre texte',
    location: 'Lieu',
  },
} as const;

const mine = 'Bring your own mallet.';

for (const [language, answer] of [
  ['en', 'keep'],
  ['fr', 'take'],
] as const) {
  const said = words[language];
  test(
    `an organizer who was offline while typing chooses between two texts by keyboard: ${answer === 'keep' ? 'their own' : 'the other’s, in French'}`,
    { tag: '@release' },
    async ({ person, stage }) => {
      const [one, other] = [await stage.player('ona one'), await stage.player('otto other')];
      const event = await stage.event({ isRegistrationOpen: false });
      await stage.change(event, { organizerUids: [event.organiser.uid, one.uid, other.uid] });
      const [quick, cutOff] = [await person(), await person({ language, expectErrors: refusals })];
      await visit(quick, one, `/${event.id}`);
      await visit(cutOff, other, `/${event.id}`);
      await quick.locator('#details').getByRole('button', { name: words.en.edit }).click();
      await cutOff.locator('#details').getByRole('button', { name: said.edit }).click();
      const box = cutOff.locator('#details').getByLabel('Description');
      await expect(box).toHaveValue('Two days on two courts.');

      // The old text is deleted without a network. An empty text is not saved, so nothing is sent.
      await cutOff.context().setOffline(true);
      await box.fill('');
      await quick.locator('#details').getByLabel('Description').fill('Bring rain gear.');
      await expect.poll(async () => (await stage.read(one, `tournaments/${event.id}`))['description']).toBe('Bring rain gear.');
      await quick.locator('#details').getByLabel('Location').fill('Ghent, the old dock');
      await cutOff.context().setOffline(false);
      // The other organizer's text has arrived, but the box keeps the typed text.
      await expect(cutOff.locator('#details').getByLabel(said.location)).toHaveValue('Ghent, the old dock', { timeout: 30_000 });
      await expect(box).toHaveValue('');
      await box.focus();
      await cutOff.keyboard.type(mine);

      const question = cutOff.locator('#details').getByRole('alert').filter({ hasText: said.title });
      await expect(question).toContainText(said.theirs);
      await expect(box).toHaveValue(mine);
      await expectAccessible(cutOff);
      // Neither text is saved before the choice.
      expect((await stage.read(one, `tournaments/${event.id}`))['description']).toBe('Bring rain gear.');
      await tabTo(cutOff, said[answer], 'button');
      await cutOff.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      const stands = answer === 'keep' ? mine : 'Bring rain gear.';
      await expect(box).toHaveValue(stands);
      await expect(quick.locator('#details').getByLabel('Description')).toHaveValue(stands);
      await expect.poll(async () => (await stage.read(one, `tournaments/${event.id}`))['description']).toBe(stands);
      // Typing works as before.
      await box.focus();
      await cutOff.keyboard.press('Control+End');
      await cutOff.keyboard.type(' And lights.');
      await expect(quick.locator('#details').getByLabel('Description')).toHaveValue(`${stands} And lights.`);
    },
  );
}
