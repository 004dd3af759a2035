import type { ApiReply } from '../../http/api';
import type { ListedStream } from '../../firestore/wire/stream-list';
import { bytesText, numberText, timeElement } from '../format';
import { operatorPage, table } from '../layout';
import { html, type Markup } from '../markup';
import { paths } from '../paths';
import type { SignedInRequest } from '../services';
import { renderPerson } from './denied';

/** Streams that are shown. */
const MOST = 200;

export function connectionsPage(visit: SignedInRequest): ApiReply {
  const { services, say, lang } = visit;
  const words = say.connections;
  const streams = services.readings.newestStreams(MOST);
  const heads = [words.since, words.kind, words.address, words.who, words.targets, words.queued, words.agent];
  const body = html`<p>${words.intro(numberText(lang, MOST))}</p>
    <section>
      ${
        streams.length === 0
          ? html`<p>${words.empty}</p>`
          : table(
              words.table,
              heads,
              streams.map((stream) => row(visit, stream)),
              { numbers: [4, 5] },
            )
      }
      <p class="more"><a href="${paths.connections}">${words.reload}</a></p>
    </section>`;
  return operatorPage(visit, { title: say.nav.connections, section: 'connections', body });
}

function row(visit: SignedInRequest, { since, kind, address, uid, agent, targets, queued }: ListedStream): Markup {
  const { say, lang } = visit;
  return html`<tr>
    <td>${timeElement(lang, since)}</td>
    <td>${kind === 'Listen' ? say.connections.listen : say.connections.write}</td>
    <td><code>${address}</code></td>
    <td class="name">${renderPerson(visit, uid)}</td>
    <td class="number">${numberText(lang, targets())}</td>
    <td class="number">${bytesText(lang, queued())}</td>
    <td class="agent">${agent}</td>
  </tr>`;
}
