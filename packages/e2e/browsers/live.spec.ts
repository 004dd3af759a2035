import { createPlayedGroups } from '../support/played-groups';
import { expectAccessibleTo, expectNoSidewaysScroll, expectSeen, expectText } from './expecting';
import { expect, test } from './test';
import { phone } from './visitor';

const dates = ['2031-06-12', '2031-06-13'] as const;

/** The expected texts as patterns. Browsers differ in repeated months and in commas. */
const inWords = {
  en: /Thu,? 12( June)? – Fri,? 13 June 2031/,
  fr: /jeu\. 12( juin)? – ven\. 13 juin 2031/,
};

test('a saved score appears live on a spectator’s page; dates and times are those of the place, in both languages', async ({
  visitor,
  stage,
}) => {
  const { event } = await createPlayedGroups(stage, 8, 2, {
    startDate: dates[0],
    endDate: dates[1],
    timeZone: 'America/Toronto',
  });
  const spectator = await visitor({ size: phone });
  await spectator.open(`/${event.id}`);
  const score = { css: '#match-match0003 b[data-side="1"]' };
  await expectSeen(spectator, score);
  await expectSeen(spectator, { css: 'main', text: inWords.en });
  await expectSeen(spectator, { css: '#schedule', text: /09:00/ });
  await expectNoSidewaysScroll(spectator);
  await expectAccessibleTo(spectator);

  const save = async (team1Score: number) =>
    stage.write(event.organiser, { [`schedules/${event.id}`]: { match0003: { team1Score, team2Score: 8 } } }, [
      'match0003.team1Score',
      'match0003.team2Score',
    ]);
  await save(9);
  await expectText(spectator, score, '9');
  await save(10);
  await expectText(spectator, score, '10');

  await spectator.evaluate(() => {
    const list = document.querySelector<HTMLSelectElement>('header select')!;
    list.value = 'fr';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect.poll(() => spectator.evaluate(() => document.documentElement.lang)).toBe('fr');
  await expectSeen(spectator, { role: 'heading', name: 'Classement' });
  await expectSeen(spectator, { css: 'main', text: inWords.fr });
  await spectator.reload();
  await expectSeen(spectator, { role: 'heading', name: 'Classement' });
  await expectText(spectator, score, '10');
  await expectNoSidewaysScroll(spectator);
});
