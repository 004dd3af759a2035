import { formatClockTime, findMorning, createUnplayedBracket } from '../support/day-of-play';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import type { Stage } from '../support/stage';

// A generous limit: three devices on a slow machine.
test.setTimeout(300_000);
test.use({ actionTimeout: 20_000 });

/** Creates a bracket of four teams on two courts, whose first games are now. */
async function bracketOfToday(stage: Stage) {
  const { timeZone, date, minutes } = findMorning();
  const startTimes = [formatClockTime(Math.floor(minutes / 5) * 5)];
  return createUnplayedBracket(stage, ['Ghost Riders', 'Mallet Club', 'Pédale Douce', 'Wet Chain'], {
    timeZone,
    startDate: date,
    endDate: date,
    bracketTimes: { startTimes, gameLength: 10, interval: 5, numberOfCourts: 2 },
    isGameTimesVisible: true,
  });
}

test(
  'a French phone runs two semi-finals, one decided by a golden goal; a wrong score is corrected during a later game, and all pages show it',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await bracketOfToday(stage);
    const [lead, keeper, spectator] = [
      await person({ phone: true, language: 'fr', expectErrors: refusals }),
      await person({ phone: true, expectErrors: refusals }),
      await person(),
    ];
    await visit(lead, event.organiser, `/${event.id}/day`);
    await spectator.goto(`/${event.id}`);
    const court = (letter: string) => lead.getByRole('region', { name: `Terrain ${letter}` });
    const tap = (letter: string, name: string | RegExp) => court(letter).getByRole('button', { name }).click();
    const final = spectator.locator('#game-final');

    await test.step('both semi-finals are played, one is decided by a golden goal', async () => {
      await tap('A', /^Appeler les équipes/);
      await tap('A', /^Lancer/);
      await tap('A', 'But pour Ghost Riders');
      await expect(spectator.locator('#now [data-court="A"] dd').first()).toHaveText('1');
      await tap('A', 'Fin du match');
      await tap('A', /^Terminer/);
      await tap('A', /^Confirmer/);
      await expect(final).toContainText('Ghost Riders');
      await lead.getByRole('tab', { name: /Terrain B/ }).click();
      await tap('B', /^Appeler les équipes/);
      await tap('B', /^Lancer/);
      await tap('B', 'Fin du match');
      await tap('B', 'Pédale Douce a gagné');
      await tap('B', /^Confirmer/);
      await expect(final).toContainText('Pédale Douce');
      await expect(spectator.locator('#game-gameB')).toContainText(/golden goal/i);
    });

    await test.step('a semi-final with swapped scores is corrected while a pass runs the game for third place', async () => {
      const dialog = lead.getByRole('dialog');
      await lead.getByRole('button', { name: 'Autres actions de la journée' }).click();
      await lead.getByRole('menuitem', { name: 'Accès' }).click();
      await dialog.getByRole('button', { name: 'Créer un accès' }).click();
      await dialog.getByLabel('Nom de l’accès').fill('La table');
      await dialog.getByRole('button', { name: 'Créer un accès' }).click();
      await keeper.goto(await dialog.getByRole('textbox', { name: 'Lien de l’accès' }).inputValue());
      const onCourt = keeper.getByRole('region', { name: 'Court A' });
      await onCourt.getByRole('button', { name: /^Call the teams Wet Chain and Mallet Club/ }).click();
      await onCourt.getByRole('button', { name: /^Start Wet Chain/ }).click();
      await onCourt.getByRole('button', { name: 'Goal for Mallet Club' }).click();
      await expect(spectator.locator('#now [data-court="A"] dd')).toHaveText(['0', '1']);

      // The organizer corrects it at the court, where later games have begun, and first sees the consequences for both games.
      await dialog.getByRole('button', { name: 'Fermer' }).last().click();
      await lead.getByRole('button', { name: 'Autres actions de la journée' }).click();
      await lead.getByRole('menuitem', { name: 'Matchs joués' }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(lead);
      await dialog.getByRole('button', { name: /^Corriger\s: Ghost Riders\s–\sWet Chain/ }).click();
      await dialog.getByRole('textbox').nth(0).fill('1');
      await dialog.getByRole('textbox').nth(1).fill('2');
      await expect(dialog).toContainText(/devient\sWet Chain\s–\sPédale Douce/);
      await expect(dialog).toContainText(/en cours, devient\sGhost Riders\s–\sMallet Club et recommence/);
      await expectAccessible(lead);
      await dialog.getByRole('radio', { name: 'Aller au bout de la correction' }).click();
      await dialog.getByRole('button', { name: /^Enregistrer et effacer/ }).click();
      await expect(dialog).toHaveCount(0);
      await expect(final).toContainText('Wet Chain');
      await expect(spectator.locator('#game-gameA')).toContainText('2');
      await onCourt.getByRole('button', { name: /^Call the teams Ghost Riders and Mallet Club/ }).click();
      await expect(onCourt).toContainText('Called');
    });
  },
);

test(
  'a no-show in a running semi-final is undone: the game continues, and no team is in the final',
  { tag: '@release' },
  async ({ person, stage }) => {
    const event = await bracketOfToday(stage);
    const [lead, spectator] = [await person({ phone: true, expectErrors: refusals }), await person()];
    await visit(lead, event.organiser, `/${event.id}/day`);
    await spectator.goto(`/${event.id}`);
    const court = lead.getByRole('region', { name: 'Court A' });
    const final = spectator.locator('#game-final');
    await court.getByRole('button', { name: /^Call the teams/ }).click();
    await court.getByRole('button', { name: /^Start/ }).click();
    await court.getByRole('button', { name: 'Goal for Ghost Riders' }).click();
    await lead.getByRole('button', { name: 'More about court A' }).click();
    await lead.getByRole('menuitem', { name: 'Ghost Riders gives up' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Record the no-show' }).click();
    await expect(final).toContainText('Wet Chain');

    await lead.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(final).not.toContainText('Wet Chain');
    const stored = async () => (await stage.read(event.organiser, `brackets/${event.id}`))['gameA'];
    await expect
      .poll(stored)
      .toMatchObject({ team1Score: 1, winner: '', play: { state: 'playing', ending: '', clock: { pausedAt: null } } });
    // The action before it can be undone, too.
    await court.getByRole('button', { name: /^Undo.*From 1–0 to 0–0/ }).click();
    await expect.poll(stored).toMatchObject({ team1Score: 0, play: { state: 'playing' } });
  },
);
