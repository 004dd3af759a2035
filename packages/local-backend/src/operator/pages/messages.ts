import { messageList } from '../../outbox/outbox-routes';
import type { ApiReply } from '../../http/api';
import { readAfter, operatorPage, pager, searchForm } from '../layout';
import { html, Markup } from '../markup';
import { paths } from '../paths';
import type { SignedInRequest } from '../services';

/** Messages on one page. */
const PAGE = 50;

/** The messages as the outbox shows them, which escapes them itself. */
export function outboxPage(visit: SignedInRequest): ApiReply {
  const { services, say, lang, query } = visit;
  const words = say.outbox;
  const text = (query.get('q') ?? '').trim();
  const after = readAfter(query);
  const { messages, next } = services.outbox.page(text, after, PAGE);
  const isNotFound = messages.length === 0 && text !== '';
  const body = html`<p>${words.intro}</p>
    ${searchForm(visit, paths.outbox, words.label, text)}
    ${isNotFound ? html`<p>${words.empty}</p>` : new Markup(messageList(messages, lang))}
    ${pager(visit, paths.outbox, { q: text }, { after, next })}`;
  return operatorPage(visit, { title: say.nav.outbox, section: 'outbox', body });
}
