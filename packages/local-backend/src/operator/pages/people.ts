import type { Person } from '../../auth/operator/administration';
import type { ApiReply } from '../../http/api';
import { timeElement } from '../format';
import { readAfter, successNote, operatorPage, pager, searchForm, table } from '../layout';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';

/** People on one page. */
const PAGE = 50;

export async function peoplePage(visit: SignedInRequest): Promise<ApiReply> {
  const { services, query, say } = visit;
  const words = say.people;
  const text = (query.get('q') ?? '').trim();
  const after = readAfter(query);
  const { people, next } = await services.people.search(text, after, PAGE);
  const body = html`${query.get('done') === 'deleted' ? successNote(words.deleted) : ''}
    ${searchForm(visit, paths.people, words.label, text)}
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
      ${pager(visit, paths.people, { q: text }, { after, next })}
    </section>`;
  return operatorPage(visit, { title: say.nav.people, section: 'people', body });
}

function row({ lang, say }: SignedInRequest, { uid, email, displayName, lastLoginAt, isDisabled }: Person): Markup {
  return html`<tr>
    <th scope="row" class="name"><a href="${withQuery(paths.person, { uid })}">${email ?? say.people.withoutAddress}</a></th>
    <td class="name">${displayName ?? ''}</td>
    <td><code>${uid}</code></td>
    <td>${timeElement(lang, lastLoginAt)}</td>
    <td>${isDisabled ? html`<span class="tag bad">${say.people.disabled}</span>` : say.people.active}</td>
  </tr>`;
}
