import { getDateIn } from '../support/people';
import { expect, expectAccessible, test, visit } from '../support/people-test';

test('home begins with the tournaments in which the user plays', { tag: '@release' }, async ({ person, stage }) => {
  const later = await stage.event({ name: 'Zweirad Open', startDate: getDateIn(300), endDate: getDateIn(300) });
  const { organiser } = later;
  const names = async (phone: boolean) => {
    const page = await person({ phone });
    await visit(page, organiser, '/');
    await expect(page.getByRole('link', { name: later.name })).toBeVisible();
    return page.getByRole('main').getByRole('heading', { level: 2 });
  };
  await expect((await names(false)).first()).not.toHaveText(later.name);

  await stage.force(`teams/${later.id}/players/${organiser.uid}`, {
    uid: organiser.uid,
    tournamentId: later.id,
    teamId: 'team0000000',
    confirmedAt: new Date(),
  });
  const shown = await names(true);
  await expect(shown.first()).toHaveText(later.name);
  await expectAccessible(shown.page());

  // A visitor without an account sees the normal list.
  const stranger = await person();
  await stranger.goto('/');
  await expect(stranger.getByRole('link', { name: later.name })).toBeVisible();
  await expect(stranger.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(later.name);
});
