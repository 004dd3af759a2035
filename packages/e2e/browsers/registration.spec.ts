import { expectAccessibleTo, expectSeen, expectValue } from './expecting';
import { enterAs, expect, test } from './test';
import { phone } from './visitor';

test('a captain registers a team on a phone: the form shows missing fields, finds a player, and stores the team', async ({
  visitor,
  stage,
  platform,
}) => {
  const mark = `bb${Date.now().toString(36)}`;
  const friend = await stage.player(`${mark} friend`, { club: 'Lyon Bike Polo' });
  const event = await stage.event();
  const account = await stage.account('captain');
  const captain = await visitor({ size: phone });
  await enterAs(captain, platform.url, account, `/${event.id}/register`);
  const name = { role: 'textbox', name: 'Team name' } as const;
  const send = { role: 'button', name: 'Register' } as const;
  await expectSeen(captain, { role: 'heading', name: 'Register a team' });
  await captain.click(send);
  await expectSeen(captain, { role: 'alert', text: '1 field needs your attention' });
  expect(await captain.evaluate(() => document.activeElement?.getAttribute('role')), 'where the focus is').toBe('alert');
  await captain.click({ role: 'link', name: 'Give the team a name.' });
  await expect.poll(() => captain.evaluate(() => document.activeElement?.id)).toBe('team-name');
  await expectAccessibleTo(captain);

  await captain.fill(name, 'Puddle Cavalry');
  await captain.fill({ role: 'combobox', name: 'Player 2' }, mark.toUpperCase());
  await captain.click({ role: 'option', name: /Friend, Lyon Bike Polo/ });
  await expectValue(captain, { role: 'combobox', name: 'Player 2' }, `${mark.replace(/^b/, 'B')} Friend`);
  await captain.click(send);
  await expectSeen(captain, { role: 'heading', name: 'Registration Complete!' });
  expect(await stage.teams(event)).toMatchObject([{ name: 'Puddle Cavalry', profileIds: ['', friend.uid] }]);
  await captain.reload();
  await expectSeen(captain, { role: 'heading', name: 'Registration Complete!' });
});
