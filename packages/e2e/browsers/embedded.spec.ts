import { getDateIn } from '../support/people';
import { getPartnerUrl } from '../support/partner';
import { createPlayedGroups } from '../support/played-groups';
import { expectAccessibleTo, expectSeen, expectText, expectValue } from './expecting';
import { test } from './test';
import { phone } from './visitor';

test('a partner’s page shows parts of a tournament and the planner, under its strict policy', async ({ visitor, stage, platform }) => {
  const { event } = await createPlayedGroups(stage, 8, 2, { startDate: getDateIn(0), endDate: getDateIn(0), location: 'Lyon, France' });
  const reader = await visitor();
  await reader.open(getPartnerUrl(platform, `/tournament.html?tournament=${event.id}`));
  await expectSeen(reader, { role: 'table', name: 'Group A', text: /Club 01/, within: 'courtside-standings' });
  await reader.evaluate(() => document.querySelector('courtside-schedule')?.scrollIntoView({ behavior: 'instant' }));
  await expectSeen(reader, { role: 'row', text: /Club 01/, within: 'courtside-schedule' });
  await expectAccessibleTo(reader);

  await reader.open(getPartnerUrl(platform, '/'));
  await expectSeen(reader, { role: 'table', name: 'Court time', within: 'courtside-planner' });
  await reader.fill({ role: 'spinbutton', name: 'Teams', within: 'courtside-planner' }, '21');
  await reader.click({ role: 'button', name: 'Groups: more', within: 'courtside-planner' });
  await expectSeen(reader, { css: '.cs-root', text: /21 teams in 3 groups on 2 courts/, within: 'courtside-planner' });

  // The remote in a foreign host with module federation.
  await reader.open(getPartnerUrl(platform, '/federation.html'));
  await expectSeen(reader, { role: 'table', name: 'Court time', within: '#club-application' });
  await expectValue(reader, { role: 'spinbutton', name: 'Teams', within: '#club-application' }, '16');
});

test('the same in French on a phone, with a pinned version and its checksum', async ({ visitor, stage, platform }) => {
  const { event } = await createPlayedGroups(stage, 4, 1, { startDate: getDateIn(0), endDate: getDateIn(0) });
  const reader = await visitor({ size: phone });
  await reader.open(getPartnerUrl(platform, `/tournoi.html?tournament=${event.id}`));
  await expectSeen(reader, { role: 'table', name: 'Toutes les équipes', within: 'courtside-standings' });
  await expectText(reader, { css: 'h1' }, /Notre tournoi/);
});
