import type { ApiReply } from '../../http/api';
import type { StoredDocument } from '../../firestore/model/document';
import { checkId, getPathId } from '../../firestore/model/names';
import { HttpError } from '../../http/http-error';
import { numberText, timeElement } from '../format';
import { facts, operatorPage, table } from '../layout';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';
import { fieldTable } from './field-table';
import { readersForm } from './readers';

/** Documents on one page, */
const PAGE = 100;
/** and collections, of which rules mostly name a few. */
const MOST_COLLECTIONS = 500;

/** Collections, a collection or a document, by the path that was typed. */
export function dataPage(visit: SignedInRequest): ApiReply {
  const { say, query } = visit;
  const words = say.data;
  const path = pathIn(visit);
  const parts = path === '' ? [] : path.split('/');
  const content =
    parts.length === 0
      ? collections(visit, '', words.collections)
      : parts.length % 2 === 1
        ? collection(visit, path)
        : document(visit, path);
  const body = html`<p class="quiet">${words.readOnly}</p>
    <form method="get" action="${paths.data}" class="row" role="search">
      <div>
        <label for="path">${words.path}</label
        ><input
          id="path"
          name="path"
          type="text"
          value="${query.get('path') ?? ''}"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="6000"
        />
      </div>
      <button>${words.open}</button>
    </form>
    ${crumbs(visit, parts)}${content}`;
  return operatorPage(visit, { title: path === '' ? say.nav.data : path, section: 'data', body });
}

/** @throws HttpError 400 for what can't be a path */
function pathIn({ query, say }: SignedInRequest): string {
  const path = (query.get('path') ?? '').trim().replace(/^\/+|\/+$/g, '');
  if (path === '') return path;
  try {
    path.split('/').forEach(checkId);
  } catch {
    throw new HttpError(400, say.data.badPath);
  }
  return path;
}

const to = (path: string): string => withQuery(paths.data, { path });

function crumbs({ say }: SignedInRequest, parts: readonly string[]): Markup {
  const items = parts.map((part, index) => html`<li><a href="${to(parts.slice(0, index + 1).join('/'))}">${part}</a></li>`);
  return html`<nav class="crumbs" aria-label="${say.data.where}">
    <ol>
      <li><a href="${paths.data}">${say.data.root}</a></li>
      ${items}
    </ol>
  </nav>`;
}

function collections({ services, say, lang }: SignedInRequest, below: string, heading: string): Markup {
  const words = say.data;
  const found = services.documents.collections(below);
  const left = found.length - MOST_COLLECTIONS;
  const rows = found.slice(0, MOST_COLLECTIONS).map(
    ({ path, documents }) =>
      html`<tr>
        <th scope="row" class="name"><a href="${to(path)}">${getPathId(path)}</a></th>
        <td class="number">${numberText(lang, documents)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${heading}</h2>
    ${rows.length === 0 ? html`<p>${words.noCollections}</p>` : table(heading, [words.collection, words.count], rows, { numbers: [1] })}
    ${left <= 0 ? '' : html`<p class="quiet">${words.cut(numberText(lang, left))}</p>`}
  </section>`;
}

function collection(visit: SignedInRequest, path: string): Markup {
  const { services, say, query, lang } = visit;
  const words = say.data;
  const after = query.get('after') ?? '';
  const found = services.documents.documents(path, after === '' ? '' : `${path}/${after}`, PAGE + 1);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const rows = page.map(
    (each) =>
      html`<tr>
        <th scope="row" class="name"><a href="${to(each.path)}">${getPathId(each.path)}</a></th>
        <td>${moment(lang, each.updateTime)}</td>
        <td>${moment(lang, each.createTime)}</td>
      </tr>`,
  );
  const absent = services.documents.absent(path, PAGE);
  return html`<section>
      <h2>${words.documents}</h2>
      ${
        rows.length === 0 ? html`<p>${words.noDocuments}</p>` : table(words.documents, [words.document, words.changed, words.created], rows)
      }${
        found.length > PAGE && last !== undefined
          ? html`<p class="more"><a href="${withQuery(paths.data, { path, after: getPathId(last.path) })}">${say.nextPage}</a></p>`
          : ''
      }${
        absent.length === 0
          ? ''
          : html`<h3>${words.absent}</h3>
              <ul>
                ${absent.map((each) => html`<li><a href="${to(each)}">${getPathId(each)}</a></li>`)}
              </ul>`
      }
    </section>
    ${readersForm(visit, path, 'list')}`;
}

function document(visit: SignedInRequest, path: string): Markup {
  const { services, say } = visit;
  const words = say.data;
  const found = services.documents.document(path);
  const shown = found === null ? html`<section><p>${words.missing}</p></section>` : contents(visit, found);
  // Short fields come first: a document may have a thousand.
  return html`${readersForm(visit, path, 'get')}${shown}${collections(visit, path, words.below)}`;
}

function contents(visit: SignedInRequest, { fields, createTime, updateTime }: StoredDocument): Markup {
  const { say, lang } = visit;
  const times = facts([
    [say.data.created, moment(lang, createTime)],
    [say.data.changed, moment(lang, updateTime)],
  ]);
  return html`<section>
    <h2>${say.data.fields}</h2>
    ${fieldTable(visit, fields)}${times}
  </section>`;
}

/** @param micros microseconds since 1970 */
const moment = (lang: SignedInRequest['lang'], micros: bigint): Markup => timeElement(lang, Number(micros / 1000n));
