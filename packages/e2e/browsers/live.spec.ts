import { playedGroups } from '../support/played-groups';
import { expectAccessibleTo, expectNoSidewaysScroll, expectSeen, expectText } from './expecting';
import { expect, test } from './test';
import { phone } from './visitor';

/** Dates of a tournament, in the words of a language, as this machine's own tables have them; browsers differ in their spaces and dashes. */
function datesIn(locale: string, days: readonly string[]): RegExp {
  const style = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const [first = '', last = ''] = days.map((day) => `${day}T12:00:00Z`);
  const range = new Intl.DateTimeFormat(locale, style).formatRange(new Date(first), new Date(last));
  return new RegExp(range.replace(/[.]/g, '\\.').replace(/[\s–-]+/g, '[\\s–-]+'), 'i');
}

const dates = ['2031-06-12', '2031-06-13'] as const;

test('a score that is saved appears before a spectator’s eyes; dates and times are those of the place, in both languages', async ({
  visitor,
  stage,
}) => {
  const { event } = await playedGroups(stage, 8, 2, {
    startDate: dates[0],
    endDate: dates[1],
    timeZone: 'America/Toronto',
  });
  const spectator = await visitor({ size: phone });
  await spectator.open(`/${event.id}`);
  const score = { css: '#match-match0003 b[data-side="1"]' };
  await expectSeen(spectator, score);
  await expectSeen(spectator, { css: 'main', text: datesIn('en-GB', dates) });
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

  await spectator.click({ role: 'button', name: 'Menu' });
  await spectator.click({ role: 'button', name: 'Français' });
  await expectSeen(spectator, { css: 'html[lang=fr]' });
  await spectator.press('Escape');
  await expectSeen(spectator, { role: 'heading', name: 'Classement' });
  await expectSeen(spectator, { css: 'main', text: datesIn('fr-FR', dates) });
  await spectator.reload();
  await expectSeen(spectator, { role: 'heading', name: 'Classement' });
  await expectText(spectator, score, '10');
  expect(await spectator.evaluate(() => document.documentElement.lang)).toBe('fr');
  await expectNoSidewaysScroll(spectator);
});
