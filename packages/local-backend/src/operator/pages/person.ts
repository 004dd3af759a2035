import type { Person } from '../../auth/operator/administration';
import { AuthError } from '../../auth/auth-error';
import type { ApiReply } from '../../http/api';
import { timeElement } from '../format';
import { facts, successNote, operatorPage, postForm } from '../layout';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';

export function personPage(visit: SignedInRequest): ApiReply {
  const done = visit.query.get('done');
  const known = Object.entries(visit.say.person.done).find(([name]) => name === done)?.[1];
  return showPerson(visit, visit.query.get('uid') ?? '', known === undefined ? {} : { note: successNote(known) });
}

/** Shows a person, and the result of the last action. @throws AuthError USER_NOT_FOUND */
export function showPerson(visit: SignedInRequest, uid: string, { note, status = 200 }: { note?: Markup; status?: number } = {}): ApiReply {
  const person = visit.services.people.find(uid);
  if (person?.uid !== uid) throw new AuthError('USER_NOT_FOUND', undefined, 404);
  const body = html`${note}
    <div class="grid">${[about(visit, person), password(visit, person), access(visit, person), removal(visit, person)]}</div>
    <p class="more"><a href="${paths.people}">${visit.say.nav.people}</a></p>`;
  return operatorPage(visit, { title: person.email ?? person.uid, section: 'people', body, status });
}

function about({ say, lang }: SignedInRequest, person: Person): Markup {
  const [words, of] = [say.people, say.person];
  const { uid, email, emailVerified, displayName, methods, createdAt, lastLoginAt, isDisabled, customClaims } = person;
  return html`<section>
    <h2>${of.facts}</h2>
    ${facts([
      [words.email, email === undefined ? say.none : html`${email} <span class="tag">${emailVerified ? of.proved : of.unproved}</span>`],
      [words.name, displayName ?? say.none],
      [words.uid, html`<code>${uid}</code>`],
      [words.state, isDisabled ? html`<span class="tag bad">${words.disabled}</span>` : words.active],
      [of.methods, methods.length === 0 ? say.none : methods.join(', ')],
      [words.created, timeElement(lang, createdAt)],
      [words.lastSignIn, timeElement(lang, lastLoginAt)],
      [of.claims, customClaims === undefined ? say.none : html`<code>${JSON.stringify(customClaims)}</code>`],
    ])}
    <p class="more"><a href="${withQuery(paths.denied, { q: uid })}">${say.nav.denied}</a></p>
  </section>`;
}

const uidField = (uid: string): Markup => html`<input type="hidden" name="uid" value="${uid}" />`;

function password(visit: SignedInRequest, { uid, email }: Person): Markup {
  const words = visit.say.person;
  if (email === undefined)
    return html`<section>
      <h2>${words.password}</h2>
      <p>${words.noPassword}</p>
    </section>`;
  return html`<section>
    <h2>${words.password}</h2>
    ${postForm(
      visit,
      paths.setPassword,
      html`${uidField(uid)}
        <p class="quiet" id="password-hint">${words.passwordHint}</p>
        <label for="password">${words.newPassword}</label>
        <input
          id="password"
          name="password"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          minlength="6"
          maxlength="1000"
          aria-describedby="password-hint"
        />
        <button>${words.setPassword}</button>`,
    )}
  </section>`;
}

function access(visit: SignedInRequest, { uid, isDisabled }: Person): Markup {
  const words = visit.say.person;
  return html`<section>
    <h2>${words.access}</h2>
    ${postForm(
      visit,
      paths.endSessions,
      html`${uidField(uid)}
        <p class="quiet">${words.sessionsHint}</p>
        <button class="second">${words.endSessions}</button>`,
    )}
    <h3>${isDisabled ? words.enable : words.disable}</h3>
    ${postForm(
      visit,
      paths.setDisabled,
      html`${uidField(uid)}
        <p class="quiet">${isDisabled ? words.enableHint : words.disableHint}</p>
        <button name="disabled" value="${isDisabled ? 'no' : 'yes'}" class="${isDisabled ? 'second' : 'danger'}">
          ${isDisabled ? words.enable : words.disable}
        </button>`,
    )}
  </section>`;
}

/** Returns the text that the operator has to type as a confirmation. */
export const getPersonName = ({ email, uid }: Person): string => email ?? uid;

function removal(visit: SignedInRequest, person: Person): Markup {
  const words = visit.say.person;
  return html`<section>
    <h2>${words.delete}</h2>
    ${postForm(
      visit,
      paths.deletePerson,
      html`${uidField(person.uid)}
        <p class="quiet" id="delete-hint">${words.deleteHint}</p>
        <label for="confirm">${words.confirm(getPersonName(person))}</label>
        <input
          id="confirm"
          name="confirm"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          required
          aria-describedby="delete-hint"
        />
        <button class="danger">${words.deleteButton}</button>`,
    )}
  </section>`;
}
