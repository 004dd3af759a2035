import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, refusals, test, visit } from '../support/people-test';
import { limitPlaces, openEventOnPhone } from '../support/places';

test(
  'a tournament for two teams: the third team waits and moves up when a team withdraws, and all pages show it',
  { tag: '@release' },
  async ({ person, stage }) => {
    test.slow();
    const { event, organiser } = await openEventOnPhone(stage, person, 'pia places');
    const setting = await limitPlaces(organiser);
    await setting.getByRole('spinbutton', { name: 'Places' }).fill('1');
    await expect(setting.getByText('From 2 to 512.')).toBeVisible();
    await setting.getByRole('spinbutton', { name: 'Places' }).fill('2');
    await expectAccessible(organiser);
    await setting.getByRole('button', { name: 'Save places' }).click();
    await expect(organiser.getByText('2 places. 0 in, 0 waiting, 2 free.')).toBeVisible();
    await expect.poll(() => stage.read(event.organiser, `tournaments/${event.id}`)).toMatchObject({ places: 2 });

    const register = async (page: Awaited<ReturnType<typeof person>>, name: string, label: string) => {
      await page.getByLabel(label).fill(name);
      await page.keyboard.press('Enter');
    };
    const first = await person({ phone: true });
    await visit(first, await stage.account('first'), `/${event.id}/register`);
    await expect(first.getByText('2 of 2 places are free.')).toBeVisible();
    await register(first, 'The First', 'Team name');
    await expect(first.getByText('You have place 1 of 2')).toBeVisible();
    const second = await person({ expectErrors: refusals });
    await visit(second, await stage.account('second'), `/${event.id}/register`);
    await register(second, 'The Second', 'Team name');
    await expect(second.getByText('You have place 2 of 2')).toBeVisible();

    const third = await person({ phone: true, language: 'fr' });
    await visit(third, await stage.account('third'), `/${event.id}/register`);
    await expect(third.getByText(/^Les 2 places sont prises\. .* numéro 1 sur la liste d’attente\.$/)).toBeVisible();
    await register(third, 'La Troisième', 'Nom de l’équipe');
    await expect(third.getByText('Liste d’attente : numéro 1')).toBeVisible();
    await expectAccessible(third);

    const visitor = await person();
    await visitor.goto(`/${event.id}`);
    await expect(visitor.getByText('2 places, 1 on the waiting list')).toBeVisible();

    // By keyboard in the list of all entries: one team is withdrawn, and the third gets the place immediately, without a question.
    await expect(organiser.getByText('2 places. 2 in, 1 waiting, 0 free.')).toBeVisible();
    await organiser.getByRole('link', { name: 'Who is in' }).press('Enter');
    const list = organiser.getByRole('region', { name: 'Teams' });
    await expect(list.getByRole('heading', { name: 'Teams' })).toBeInViewport();
    await list.getByRole('button', { name: 'Waiting 1' }).press('Enter');
    await expect(list.getByRole('listitem')).toHaveText(/La Troisième.*waiting list 1/);
    await list.getByRole('button', { name: /^In 2/ }).press('Enter');
    await list.getByRole('button', { name: 'Team details of The First' }).press('Enter');
    await expect(list.getByText(/^in · registered /)).toBeVisible();
    await expectAccessible(organiser);
    await list.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    const sure = organiser.getByRole('alertdialog');
    await expect(sure).toContainText('La Troisième comes in.');
    await sure.getByRole('button', { name: 'Withdraw 1 team' }).press('Enter');
    await expect(organiser.getByText('The First has withdrawn.')).toBeVisible();
    await expect(list.getByText(/^withdrawn · registered /)).toBeFocused();
    await expect(list.getByRole('listitem').filter({ hasText: 'La Troisième' })).not.toContainText('waiting list');
    await expect(third.getByText('Vous avez la place 2 sur 2')).toBeVisible();
    await expect(first.getByText('Your team has withdrawn')).toBeVisible();

    // When that is undone, the team has its own place again, before the third.
    await list.getByRole('button', { name: 'Undo the withdrawal' }).press('Enter');
    await expect(first.getByText('You have place 1 of 2')).toBeVisible();
    await expect(third.getByText('Liste d’attente : numéro 1')).toBeVisible();
    await list.getByRole('button', { name: 'Team details of La Troisième' }).press('Enter');
    await list.getByRole('button', { name: 'Let in' }).press('Enter');
    await expect(third.getByText('Vous avez une place')).toBeVisible();
    await list.getByRole('button', { name: 'Take the place back' }).press('Enter');
    await expect(third.getByText('Liste d’attente : numéro 1')).toBeVisible();
    await list.getByRole('button', { name: 'History of La Troisième' }).press('Enter');
    await expect(list.getByRole('list', { name: 'History of La Troisième' })).toHaveText(
      /Pia Places \(organizer\)The place was taken back.*Pia Places \(organizer\)Let in.*Registered$/,
    );
    await expectAccessible(organiser);

    // The exported file has every entry with its status.
    await list.getByRole('button', { name: 'More tools for the teams' }).click();
    const download = organiser.waitForEvent('download');
    await organiser.getByRole('menuitem', { name: 'Export teams.csv' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')[0]).toContain('state,seed,waiting list,guaranteed');
    expect(text).toMatch(/La Troisième,.*,waiting,,1,no/);

    // A captain withdraws by keyboard with a reason: the third team gets the place, and an organizer's open page sends them mail.
    await second.getByRole('button', { name: 'Withdraw the team' }).press('Enter');
    const question = second.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Stay in' })).toBeFocused();
    await question.getByLabel('Why? (optional)').fill('Two of us are ill.');
    await expectAccessible(second);
    // Without a network the page does not report success, and keeps the reason.
    await second.context().setOffline(true);
    await question.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(question.getByText('The server does not answer.', { exact: false })).toBeVisible({ timeout: 25_000 });
    await expect(second.getByText('You have place 2 of 2')).toBeVisible();
    await second.context().setOffline(false);
    await question.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(second.getByRole('status').filter({ hasText: 'Your team has withdrawn' })).toBeFocused();
    await expect(second.getByRole('button', { name: 'Withdraw the team' })).toBeHidden();
    await expect(third.getByText('Vous avez la place 2 sur 2')).toBeVisible();
    await expect(organiser.getByText('La Troisième moved up because a team withdrew. Nobody has told them yet.')).toBeVisible();
    await expectAccessible(organiser);
    await organiser.getByRole('button', { name: 'Tell them' }).click();
    await expect(
      organiser.getByText('No email reaches the captains of: La Troisième. Tell them yourself.', { exact: false }),
    ).toBeVisible();
    await list.getByRole('button', { name: 'Withdrawn 1' }).press('Enter');
    await list.getByRole('button', { name: 'Team details of The Second' }).press('Enter');
    await expect(list.getByText('reason: Two of us are ill.', { exact: false })).toBeVisible();
    await list.getByRole('button', { name: 'Undo the withdrawal' }).press('Enter');
    await expect(second.getByText('You have place 2 of 2')).toBeVisible();
    await list.getByRole('button', { name: 'History of The Second' }).press('Enter');
    // The captain's action stays in the history after it was undone.
    await expect(list.getByRole('list', { name: 'History of The Second' })).toHaveText(
      /\(organizer\)The withdrawal was undone.*captainWithdrawn.*Registered$/,
    );

    // Only teams with a place take part, also after registration has closed, and the captain still sees the status.
    await list.getByRole('button', { name: /^In 2/ }).press('Enter');
    await expect(list).toContainText('The Second');
    await expect(list).not.toContainText('La Troisième');
    await organiser.getByRole('button', { name: 'Close Registration' }).click();
    await expect.poll(async () => Object.keys((await stage.read(event.organiser, `teams/${event.id}`)) ?? {}).length).toBe(2);
    await third.reload();
    await expect(third.getByText('Liste d’attente : numéro 1')).toBeVisible();
  },
);
