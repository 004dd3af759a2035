import { createEmail, password } from '../support/people';
import { refusals } from '../support/people-test';
import { expectAccessibleTo, expectGone, expectSeen, expectText } from './expecting';
import { expect, test } from './test';
import { phone } from './visitor';

const email = { role: 'textbox', name: 'Email' } as const;
const secret = { css: 'main input[autocomplete$="password"]' } as const;
/** Waits until all of Home is loaded: a browser that leaves a page earlier reports an incomplete file. */
const settled = { role: 'link', name: /Coupe des Platanes/, within: 'main' } as const;
const profile = { role: 'link', name: 'Profile' } as const;

test('a user signs up, sees what is wrong, stays signed in, logs out and logs in again', async ({ visitor }) => {
  const person = await visitor({ expectErrors: refusals });
  const address = createEmail('browser');
  await person.open('/auth/signup');
  await person.fill(email, address);
  await person.fill(secret, '12345');
  await person.click({ role: 'button', name: 'Sign up' });
  await expectSeen(person, { css: 'main form', text: 'Use at least 6 characters.' });
  await expectAccessibleTo(person);
  await person.fill(secret, password);
  await person.click({ role: 'button', name: 'Sign up' });
  await expectSeen(person, profile);
  await person.click({ role: 'link', name: 'Find a tournament' });
  await expectSeen(person, settled);

  await person.reload();
  await expectSeen(person, profile);
  await expectSeen(person, settled);
  await person.click({ role: 'button', name: 'Logout' });
  await expectSeen(person, { role: 'link', name: 'Login' });
  await person.reload();
  await expectSeen(person, { role: 'link', name: 'Login' });
  await expectSeen(person, settled);

  await person.open('/auth');
  await person.fill(email, address);
  await person.fill(secret, 'not the one');
  await person.press('Enter');
  await expectText(person, { role: 'alert' }, /Error: auth\/invalid-credential/);
  await person.fill(secret, password);
  await person.press('Enter');
  await expectSeen(person, profile);
  await expectGone(person, secret);
});

test('the menu on a phone opens, closes by Escape and leads to pages', async ({ visitor }) => {
  const person = await visitor({ size: phone });
  await person.open('/');
  await expectSeen(person, { role: 'link', name: /Coupe des Platanes/ });
  const menu = { css: 'dialog[open]' };
  await person.click({ role: 'button', name: 'Menu' });
  await expectSeen(person, menu);
  await person.press('Escape');
  await expectGone(person, menu);
  await person.click({ role: 'button', name: 'Menu' });
  await person.click({ role: 'link', name: 'Planner', within: 'dialog[open]' });
  await expect.poll(() => person.address()).toMatch(/\/planner$/);
  await expectGone(person, menu);
  await expectSeen(person, { role: 'spinbutton', name: 'Teams' });
});
