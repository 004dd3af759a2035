/** @jest-environment node */
import { firstView } from './first-view';

const stored = {
  name: 'Coupe <b>"d’été"',
  location: '</script>Gand',
  startDate: '2040-06-12',
  endDate: '2040-06-13',
  timeZone: 'Europe/Brussels',
  playersPerTeam: 3,
  organizerUids: [],
  ...{ isTournamentPublic: true, isRegistrationOpen: true },
};
const fee = { cents: 4500, currency: 'EUR', text: 'Cash <i>only', link: '' };
const view = (fields: object = {}, language: 'en' | 'fr' = 'en', form: Readonly<Record<string, unknown>> | null = null) =>
  firstView({ page: 'register', language, id: 'cup', documents: { tournament: { ...stored, ...fields }, form } });
const getText = (html = '') =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('of an open registration has the event and what one registers, in the language of the reader, and nothing that depends on the reader', async () => {
  const drawn = await view();
  expect(getText(drawn?.html)).toMatch(
    /Coupe &lt;b&gt;&quot;d’été&quot; Register a team .*12–13 June 2040 .*&lt;\/script&gt;Gand .*3 players per team Loading… $/,
  );
  expect(drawn?.html).toMatch(/<a [^>]*href="\/cup"/);
  expect(drawn?.html).not.toMatch(/<(form|input)|logged in/);
  expect(getText((await view({}, 'fr'))?.html)).toContain('Inscrire une équipe');
  for (const [, name = ''] of drawn?.html.matchAll(/ class="fv-\S+ (\w+)"/g) ?? []) expect(drawn?.css).toContain(`.fv .${name}`);
});

it('of a mixer says so, without the size of teams', async () => {
  const text = getText((await view({ tournamentType: 'MIXER', playerIds: [] }, 'en', { fee }))?.html);
  expect(text).toMatch(/Join the mixer .*12–13 June 2040/);
  expect(text).not.toMatch(/per team|Fee/);
});

it('has the fee, and when registration closes, on the event’s clock', async () => {
  const text = getText((await view({ registrationClosesAt: Date.UTC(2040, 5, 1, 18) }, 'en', { fee }))?.html);
  expect(text).toMatch(/Registration closes on .*1 June 2040.*20:00.*Fee: €45 per team Cash &lt;i&gt;only/);
  expect(getText((await view({}, 'en', { fee: { cents: 'many' } }))?.html)).not.toContain('Fee');
});

it.each([
  ['closed', { isRegistrationOpen: false }],
  ['closed, since there are groups', { groups: { 0: ['a', 'b'] } }],
  ['over', { registrationClosesAt: 1 }],
])('says that it is %s, with the ways from there', async (_, fields) => {
  const html = (await view(fields))?.html;
  expect(getText(html)).toMatch(/Registration is Closed .*Coupe .*12–13 June 2040 · .*Gand .*Sorry Registration is Closed .*Home/);
  expect(html).toMatch(/href="\/"/);
  expect(html).toMatch(/href="\/cup"/);
  expect(html).toMatch(/href="\/auth\?from=%2Fcup%2Fregister"/);
});

it('says when it begins, without a countdown that stands still', async () => {
  const html = (await view({ registrationOpensAt: Date.UTC(2040, 5, 1, 18) }))?.html;
  expect(getText(html)).toMatch(/Registration has not begun yet .*Coupe .*It opens on .*1 June 2040.*20:00/);
  expect(html).not.toMatch(/role="timer"|min \d/);
});

it('has nothing that could be pressed in vain, no markup that somebody typed, and styles instead of style attributes', async () => {
  for (const fields of [{}, { isRegistrationOpen: false }, { registrationOpensAt: Date.UTC(2040, 5, 1) }]) {
    const { html = '', css = '' } = (await view(fields, 'en', { fee })) ?? {};
    expect(html).not.toMatch(/<(button|select|input) (?!inert="")|<script|<b>|<i>| style=/);
    expect(css).not.toContain('<');
  }
});

it('is none of a private tournament, of one that can’t be read, of times on an unknown clock, and of other pages', async () => {
  expect(await view({ isTournamentPublic: false })).toBeNull();
  expect(await view({ startDate: 7 })).toBeNull();
  expect(await view({ timeZone: null, registrationClosesAt: Date.UTC(2040, 5, 1) })).toBeNull();
  expect(await view({ timeZone: null })).not.toBeNull();
  expect(await firstView({ page: 'elsewhere', language: 'en', id: 'cup', documents: { tournament: stored, form: null } })).toBeNull();
});
