import type { ApiReply } from '../../http/api';
import type { LoggedDenial } from '../denials';
import { numberText, timeElement } from '../format';
import { operatorPage, searchForm, table } from '../layout';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';
import { reasonList } from './reasons';

export function deniedPage(visit: SignedInRequest): ApiReply {
  const { services, say, lang, query } = visit;
  const words = say.denied;
  const text = (query.get('q') ?? '').trim();
  const found = services.denials.list().filter((denial) => holds(denial, text.toLowerCase()));
  const unnoted = services.denials.unnoted();
  const body = html`<p>${words.intro}</p>
    ${unnoted === 0 ? '' : html`<p class="note bad">${words.unnoted(numberText(lang, unnoted))}</p>`}
    ${searchForm(visit, paths.denied, words.filter, text)}
    <section>
      ${
        found.length === 0
          ? html`<p>${words.empty}</p>`
          : table(
              words.table,
              [words.time, words.times, words.request, words.who, words.rule],
              found.map((denial) => row(visit, denial)),
              { numbers: [1], isStacked: true },
            )
      }
    </section>`;
  return operatorPage(visit, { title: say.nav.denied, section: 'denied', body });
}

function holds({ service, method, path, uid, reasons }: LoggedDenial, text: string): boolean {
  const lines = reasons.flatMap(({ fileName, line, rule, problem }) => [`${fileName}:${line}`, rule, problem?.text ?? '']);
  return text === '' || [service, method, path, uid ?? '', ...lines].some((each) => each.toLowerCase().includes(text));
}

function row(visit: SignedInRequest, { service, at, count, method, path, uid, reasons }: LoggedDenial): Markup {
  const { lang } = visit;
  const place = service === 'firestore' ? html`<a href="${withQuery(paths.data, { path })}">${path}</a>` : path;
  return html`<tr>
    <td>${timeElement(lang, at)}</td>
    <td class="number">${numberText(lang, count)}&nbsp;×</td>
    <th scope="row" class="name">${service} ${method} ${place}</th>
    <td class="name">${renderPerson(visit, uid)}</td>
    <td>${reasonList(visit, reasons)}</td>
  </tr>`;
}

/** Renders a person as a link to their page; for a deleted account or a visitor, the known data. */
export function renderPerson({ services, say }: SignedInRequest, uid: string | null): Markup {
  if (uid === null) return html`${say.nobody}`;
  const person = services.people.find(uid);
  return person?.uid === uid ? html`<a href="${withQuery(paths.person, { uid })}">${person.email ?? uid}</a>` : html`<code>${uid}</code>`;
}
