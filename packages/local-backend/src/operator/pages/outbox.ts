import { messageList } from '../../outbox/outbox-routes';
import type { ApiReply } from '../../server/api';
import { operatorPage } from '../layout';
import { Markup } from '../markup';
import type { Visit } from '../services';

/** The messages as the outbox shows them, which escapes them itself. */
export const outboxPage = (visit: Visit): ApiReply =>
  operatorPage(visit, {
    title: visit.say.nav.outbox,
    section: 'outbox',
    body: new Markup(messageList(visit.services.outbox.list(), visit.lang)),
  });
