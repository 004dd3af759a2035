import { contactLimit, publicContact, storedContact } from './contact';

describe('publicContact', () => {
  it.each([
    ['orga@coupe.example', 'mailto:orga@coupe.example', 'orga@coupe.example'],
    [' zoé+polo@été.example ', 'mailto:zo%C3%A9+polo@%C3%A9t%C3%A9.example', 'zoé+polo@été.example'],
    ['https://coupe.example/', 'https://coupe.example/', 'coupe.example'],
    [
      'https://coupe.example:8443/contact?to=us#form',
      'https://coupe.example:8443/contact?to=us#form',
      'coupe.example:8443/contact?to=us#form',
    ],
  ])('makes a link of %s', (written, href, text) => {
    expect(publicContact(written)).toEqual({ kind: href.startsWith('mailto') ? 'email' : 'web', href, text });
  });

  it.each([
    '',
    'call us',
    'http://coupe.example',
    'coupe.example',
    'javascript:alert(1)',
    'javascript:alert(1)//@x.example',
    'https://bank.example@evil.example/',
    'https:///evil.example',
    'https://localhost',
    'https://a.example\\@b.example',
    'a@b',
    'a@b.example?bcc=everybody@c.example',
    'a@b.example,c@d.example',
    'a b@c.example',
    `${'a'.repeat(contactLimit)}@b.example`,
  ])('makes none of %s', (written) => {
    expect(publicContact(written)).toBeNull();
  });
});

it.each([
  [' Https://Club.example/A ', 'https://Club.example/A'],
  ['HTTPS://club.example', 'https://club.example'],
  ['Orga@Club.example', 'Orga@Club.example'],
  ['', ''],
])('%j is stored as %j, whose scheme the security rules know', (typed, stored) => {
  expect(storedContact(typed)).toBe(stored);
});
