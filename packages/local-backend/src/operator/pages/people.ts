import type { Person } from '../../auth/operator/administration';
import type { ApiReply } from '../../server/api';
import { timeElement } from '../format';
import { goodNote, operatorPage, table } from '../layout';
import { html, type Markup } from '../markup';
import { addressOf, paths } from '../paths';
import type { Visit } from '../services';

/** People on one page. */
const PAGE = 50;

export async function peoplePage(visit: Visit): Promise<ApiReply> {
  const { services, query, say } = visit;
  const words = say.people;
  const text = (query.get('q') ?? '').trim();
  const after = query.get('after');
  const { people, next } = await services.people.search(text, after === '' ? null : after, PAGE);
  const body = html`${query.get('done') === 'deleted' ? goodNote(words.deleted) : ''}
    <form method="get" action="${paths.people}" class="row" role="search">
      <div>
        <label for="q">${words.label}</label><input id="q" name="q" type="search" value="${text}" autocomplete="off" maxlength="300" />
      </div>
      <button>${say.search}</button>
    </form>
    <section>
      ${
        people.length === 0
          ? html`<p>${words.empty}</p>`
          : table(
              words.table,
              [words.person, words.name, words.uid, words.lastSignIn, words.state],
              people.map((person) => row(visit, person)),
            )
      }
      ${pager(visit, text, after, next)}
    </section>`;
  return operatorPage(visit, { title: say.nav.people, section: 'people', body });
}

function row({ lang, say }: Visit, { uid, email, displayName, lastLoginAt, isDisabled }: Person): Markup {
  return html`<tr>
    <th scope="row" class="name"><a href="${addressOf(paths.person, { uid })}">${email ?? say.people.withoutAddress}</a></th>
    <td class="name">${displayName ?? ''}</td>
    <td><code>${uid}</code></td>
    <td>${timeElement(lang, lastLoginAt)}</td>
    <td>${isDisabled ? html`<span class="tag bad">${say.people.disabled}</span>` : say.people.active}</td>
  </tr>`;
}

function pager({ say }: Visit, q: string, after: string | null, next: string | null): Markup | '' {
  if (after === null && next === null) return '';
  return html`<p class="more">
    ${after === null ? '' : html`<a href="${addressOf(paths.people, { q })}">${say.firstPage}</a>`}
    ${next === null ? '' : html`<a href="${addressOf(paths.people, { q, after: next })}">${say.nextPage}</a>`}
  </p>`;
}
