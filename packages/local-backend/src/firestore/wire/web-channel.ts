import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { parseDatabase } from '../model/names';
import { readBytes } from '../../server/body';
import { ChannelSession, frame, keepAlive } from './channel-session';
import { openListenStream } from './listen-stream';
import type { Outgoing, Stream } from './stream';
import { openWriteStream } from './write-stream';

export type VerifyToken = (header?: string) => Promise<Identity | null>;

interface OpenSession {
  readonly session: ChannelSession;
  readonly stream: Stream;
}

const bodyLimit = 12 * 1024 * 1024;
const address = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** WebChannel, version 8: how the browser build of the SDK carries its Listen and Write streams. */
export class WebChannel {
  private readonly open = new Map<string, OpenSession>();

  constructor(
    private readonly engine: Engine,
    private readonly verifyToken: VerifyToken,
  ) {}

  /** @returns false when the request is not WebChannel's */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const kind = address.exec(url.pathname)?.[1] as 'Listen' | 'Write' | undefined;
    if (!kind) return false;
    const query = url.searchParams;
    const sid = query.get('SID');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, max-age=0');
    if (sid === null) await this.handshake(kind, request, response, query);
    else await this.continueSession(sid, request, response, query);
    return true;
  }

  close(): void {
    for (const { session } of [...this.open.values()]) session.end();
  }

  private async handshake(kind: 'Listen' | 'Write', request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const form = await readForm(request);
    const session = new ChannelSession(() => {
      this.open.get(session.id)?.stream.close();
      this.open.delete(session.id);
    });
    const out: Outgoing = {
      send: (message) => session.push([message]),
      fail: (error) => session.push([errorBody(error, error.code)]),
    };
    const stream = await this.openStream(kind, form, query, out);
    this.open.set(session.id, { session, stream });
    response.end(frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, keepAlive]]])));
    receive({ session, stream }, form);
  }

  /** A stream that can't be opened says why and takes nothing. */
  private async openStream(kind: 'Listen' | 'Write', form: URLSearchParams, query: URLSearchParams, out: Outgoing): Promise<Stream> {
    try {
      const database = parseDatabase(query.get('database') ?? '');
      const identity = await this.verifyToken(authorizationOf(form.get('headers') ?? query.get('$httpHeaders') ?? ''));
      return kind === 'Listen' ? openListenStream(this.engine, database, identity, out) : openWriteStream(this.engine, database, identity, out);
    } catch (error) {
      out.fail(toFirestoreError(error));
      return { receive: () => undefined, close: () => undefined };
    }
  }

  private async continueSession(sid: string, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const known = this.open.get(sid);
    if (!known) {
      response.statusCode = 400;
      response.end('<html><body>Unknown SID</body></html>');
      return;
    }
    const { session } = known;
    if (query.get('TYPE') === 'terminate') {
      request.resume();
      session.end();
      response.end();
    } else if (query.get('RID') === 'rpc') {
      response.flushHeaders();
      session.attach(response, { acknowledged: Number(query.get('AID')), endsAfterData: query.get('CI') === '1' });
    } else {
      const form = await readForm(request);
      session.acknowledge(Number(query.get('AID')));
      // As it was before these messages were handled: the client compares it with what it has received.
      response.end(frame(JSON.stringify([session.hasBackChannel ? 1 : 0, session.lastArrayId, session.outstandingBytes])));
      receive(known, form);
    }
  }
}

/** Hands the messages of one request to the stream, each once: a request that was sent again repeats its numbers. */
function receive({ session, stream }: OpenSession, form: URLSearchParams): void {
  const count = Number(form.get('count') ?? 0);
  const first = Number(form.get('ofs') ?? session.received);
  for (let index = 0; index < count; index += 1) {
    if (first + index < session.received) continue;
    session.received = first + index + 1;
    const text = form.get(`req${index}___data__`);
    if (text === null) continue;
    try {
      stream.receive(JSON.parse(text) as Record<string, unknown>);
    } catch (error) {
      const failure = error instanceof SyntaxError ? new FirestoreError('INVALID_ARGUMENT', 'A message is not JSON.') : toFirestoreError(error);
      session.push([errorBody(failure, failure.code)]);
    }
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBytes(request, bodyLimit)).toString('utf8'));
}

/** The stream's request headers travel as text in the form. */
function authorizationOf(headers: string): string | undefined {
  return /^authorization:\s*(.*)$/im.exec(headers)?.[1]?.trim();
}
