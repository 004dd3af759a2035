import { parseTournament, type Tournament } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { composeDrawn, composeMail, composeMessage, messageLimits, type MailKind } from './compose-mail';

function tournament(changes: Readonly<Record<string, unknown>> = {}): Tournament {
  const result = parseTournament('t1', {
    name: 'Coupe d’été',
    location: 'Gand',
    startDate: '2026-07-10',
    endDate: '2026-07-12',
    contact: 'https://coupe.example/contact',
    ...changes,
  });
  if (!result.ok) throw new Error('The test’s own tournament is malformed.');
  return result.value;
}
const origin = 'https://courtside.example';
const kinds: readonly MailKind[] = ['registered', 'withdrawn', 'cancelled', 'moved', 'movedUp', 'handedOver'];

// The page is in English; each mail is in the language of its recipient.
beforeAll(() => createI18n({ language: 'en', namespaces: ['common'] }));

describe.each(kinds)('a mail: %s', (kind) => {
  it.each([
    ['en', 'You get this message because', '10–12 July 2026', 'The organizers: https://coupe.example/contact'],
    ['fr', 'Vous recevez ce message parce que', '10–12 juillet 2026', 'L’organisation : https://coupe.example/contact'],
  ])('in %s says what, when and where, whom to ask, and why it came', async (language, why, dates, contact) => {
    const { subject, text } = await composeMail(kind, language, tournament(), 'Les Rayons', origin);
    const plain = text.replace(/[\u00a0\u202f]/g, ' ');
    expect(subject).toContain('Coupe d’été');
    for (const part of [why, dates, contact, 'Gand', 'Coupe d’été']) expect(plain).toContain(part);
    expect(subject + text).not.toMatch(/\{\{|\}\}|undefined/);
    // No way to a page that is gone with the tournament.
    expect(text.includes(`${origin}/t1`)).toBe(kind !== 'cancelled');
  });
});

it.each([
  ['en', 'in', 'Drawn number 7 of 31: Coupe d’été', /drawn number 7 of 31\.\n\nIt has a place\./],
  ['en', 'waiting', 'Drawn number 7 of 31: Coupe d’été', /It is number 3 on the waiting list\..*\/t1\/register/],
  ['fr', 'in', 'Rang 7 sur 31 au tirage : Coupe d’été', /tirée au rang 7 sur 31\.\n\nElle a une place\./],
  ['fr', 'waiting', 'Rang 7 sur 31 au tirage : Coupe d’été', /Elle est numéro 3 sur la liste d’attente\..*\/t1\/register/],
] as const)('in %s tells who is %s how the draw went, how to check it, and why it came', async (language, state, subject, words) => {
  const mail = await composeDrawn(language, tournament({ places: 5 }), 'Les Rayons', { rank: 7, of: 31, state, number: 3 }, origin);
  expect(mail.subject.replace(/[\u00a0\u202f]/g, ' ')).toBe(subject);
  const plain = mail.text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain).toMatch(words);
  expect(plain).toContain(`${origin}/t1/draw`);
  expect(plain).toMatch(/You get this message because|Vous recevez ce message parce que/);
  expect(plain).not.toMatch(/\{\{|\}\}|undefined/);
});

it('of a tournament with places says where it is told whether the team is in', async () => {
  const { text } = await composeMail('registered', 'en', tournament({ places: 24 }), 'Les Rayons', origin);
  expect(text).toContain(
    `Places are limited. Whether your team has a place or is on the waiting list, and at which number, is shown here: ${origin}/t1/register`,
  );
  expect((await composeMail('registered', 'en', tournament(), 'Les Rayons', origin)).text).not.toContain('Places are limited');
});

it('is English for a language that nobody knows', async () => {
  expect((await composeMail('registered', 'tlh', tournament(), 'Les Rayons', origin)).subject).toBe('You are registered: Coupe d’été');
});

it('an organiser’s words stand as they were typed, between who writes and why', async () => {
  const typed = { subject: ' Rain ', text: '<b>Bring</b> {{a}} $t(common:x) coat.\nSee you!' };
  const { subject, text } = await composeMessage('fr', tournament(), typed, origin);
  expect(subject).toBe('Rain – Coupe d’été');
  expect(text).toContain('<b>Bring</b> {{a}} $t(common:x) coat.\nSee you!');
  expect(text.indexOf('écrit aux capitaines')).toBeLessThan(text.indexOf('<b>Bring'));
  expect(text.indexOf('Vous recevez')).toBeGreaterThan(text.indexOf('See you!'));
});

it('is never longer than the rules take, and its subject is one line', async () => {
  const long = tournament({ name: `a\n\u0085\u001b\u2028${'x'.repeat(144)}`, location: 'y'.repeat(200), contact: '' });
  const typed = { subject: 's'.repeat(messageLimits.subject), text: 't'.repeat(messageLimits.text) };
  for (const mail of [await composeMessage('fr', long, typed, origin), await composeMail('moved', 'fr', long, 'z'.repeat(100), origin)]) {
    expect(mail.subject.length).toBeLessThanOrEqual(200);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(mail.text.length).toBeLessThanOrEqual(6000);
    expect(mail.text).toContain('Vous recevez ce message');
  }
});
