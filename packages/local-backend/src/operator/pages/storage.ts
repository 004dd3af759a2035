import type { ApiReply } from '../../http/api';
import type { Amount } from '../../storage/inventory';
import type { ObjectRecord } from '../../storage/object-record';
import { bytesText, numberText, timeElement } from '../format';
import { operatorPage, table } from '../layout';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';

/** Files on one page. */
const PAGE = 100;

export async function storagePage(visit: SignedInRequest): Promise<ApiReply> {
  const { services, say, lang, query } = visit;
  const words = say.storage;
  const { readings, objects } = services;
  const bucket = query.get('bucket');
  const [free, all] = [readings.diskFree(), readings.diskSize()];
  const body = html`<p>
      ${words.total(bytesText(lang, objects.used()))}
      ${free === null || all === null ? '' : words.disk(bytesText(lang, free), bytesText(lang, all))}
    </p>
    ${bucket === null ? await buckets(visit) : await folder(visit, bucket, query.get('prefix') ?? '')}`;
  return operatorPage(visit, { title: say.nav.storage, section: 'storage', body });
}

async function buckets(visit: SignedInRequest): Promise<Markup> {
  const words = visit.say.storage;
  const rows = (await visit.services.objects.buckets()).map((amount) => amountRow(visit, amount, { bucket: amount.name }));
  return html`<section>
    <h2>${words.buckets}</h2>
    ${table(words.buckets, [words.bucket, words.count, words.size], rows, { numbers: [1, 2] })}
  </section>`;
}

async function folder(visit: SignedInRequest, bucket: string, prefix: string): Promise<Markup> {
  const { services, say, query } = visit;
  const words = say.storage;
  const { folders, objects, next } = await services.objects.list(bucket, prefix, query.get('after') ?? '', PAGE);
  return html`${crumbs(visit, bucket, prefix)}
    ${
      folders.length === 0
        ? ''
        : html`<section>
            <h2>${words.below}</h2>
            ${table(
              words.below,
              [words.name, words.count, words.size],
              folders.map((amount) => amountRow(visit, amount, amount.name === '' ? null : { bucket, prefix: amount.name })),
              { numbers: [1, 2] },
            )}
          </section>`
    }
    <section>
      <h2>${words.objects}</h2>
      ${
        objects.length === 0
          ? html`<p>${words.empty}</p>`
          : table(
              words.objects,
              [words.name, words.size, words.type, words.changed],
              objects.map((object) => objectRow(visit, object)),
              { numbers: [1] },
            )
      }${next === null ? '' : html`<p class="more"><a href="${withQuery(paths.storage, { bucket, prefix, after: next })}">${say.nextPage}</a></p>`}
    </section>`;
}

function amountRow({ say, lang }: SignedInRequest, { name, count, bytes }: Amount, to: Record<string, string> | null): Markup {
  const shown = to === null ? say.storage.others : html`<a href="${withQuery(paths.storage, to)}">${name}</a>`;
  return html`<tr>
    <th scope="row" class="name">${shown}</th>
    <td class="number">${numberText(lang, count)}</td>
    <td class="number">${bytesText(lang, bytes)}</td>
  </tr>`;
}

const objectRow = ({ lang }: SignedInRequest, { name, size, contentType, updated }: ObjectRecord): Markup =>
  html`<tr>
    <th scope="row" class="name">${name}</th>
    <td class="number">${bytesText(lang, size)}</td>
    <td>${contentType}</td>
    <td>${timeElement(lang, updated)}</td>
  </tr>`;

function crumbs({ say }: SignedInRequest, bucket: string, prefix: string): Markup {
  const parts = prefix.split('/').slice(0, -1);
  const items = parts.map((part, index) => {
    const to = withQuery(paths.storage, { bucket, prefix: `${parts.slice(0, index + 1).join('/')}/` });
    return html`<li><a href="${to}">${part}</a></li>`;
  });
  return html`<nav class="crumbs" aria-label="${say.storage.path}">
    <ol>
      <li><a href="${paths.storage}">${say.storage.buckets}</a></li>
      <li><a href="${withQuery(paths.storage, { bucket })}">${bucket}</a></li>
      ${items}
    </ol>
  </nav>`;
}
