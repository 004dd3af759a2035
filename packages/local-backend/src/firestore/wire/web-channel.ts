import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../engine/engine';
import type { Identity } from '../engine/gate';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { parseDatabase } from '../model/names';
import { readBytes } from '../../server/body';
import { answersUpTo, ChannelSession, frame, keepAlive } from './channel-session';
import { Crowd } from './crowd';
import { openListenStream } from './listen-stream';
import type { Resends } from './resends';
import type { Outgoing, Stream } from './stream';
import { openWriteStream } from './write-stream';

export type VerifyToken = (header?: string) => Promise<Identity | null>;

type Kind = 'Listen' | 'Write';

interface OpenSession {
  readonly kind: Kind;
  readonly session: ChannelSession;
  readonly stream: Stream;
}

const bodyLimit = 12 * 1024 * 1024;
/** The client sends at most so many in one request. */
const mostMessages = 1000;
/** A client without a back channel that does not come back for so long may have given its session up (ms). */
const patienceWithLost = 1000;
const address = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** WebChannel, version 8: how the browser build of the SDK carries its Listen and Write streams. */
export class WebChannel {
  private readonly open = new Map<string, OpenSession>();
  private readonly crowd = new Crowd();
  private isClosing = false;

  constructor(
    private readonly engine: Engine,
    private readonly resends: Resends,
    private readonly verifyToken: VerifyToken,
  ) {}

  /** @returns false when the request is not WebChannel's */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const kind = address.exec(url.pathname)?.[1] as Kind | undefined;
    if (!kind) return false;
    const query = url.searchParams;
    const sid = query.get('SID');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, max-age=0');
    if (this.isClosing) {
      this.noteReceived(kind, sid, query);
      refuse(request, response, 503, 'The server is stopping.');
    } else if (sid === null) await this.handshake(kind, request, response, query);
    else await this.continueSession(kind, sid, request, response, query);
    return true;
  }

  /** Ends every stream in a way that lets clients come back soon. */
  async close(): Promise<void> {
    this.isClosing = true;
    const error = new FirestoreError('UNAVAILABLE', 'The server is stopping.');
    for (const { session } of [...this.open.values()]) {
      session.push([errorBody(error, error.code)]);
      session.end();
    }
    await Promise.resolve();
  }

  /** A session that is over, perhaps since a restart: what its client says it has received tells which batches to expect again. */
  private noteReceived(kind: Kind, sid: string | null, query: URLSearchParams): void {
    if (kind === 'Write' && sid !== null && query.has('AID')) this.resends.sessionReturned(sid, answersUpTo(numberOf(query.get('AID'))) - 1);
  }

  private async handshake(kind: Kind, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const form = await readForm(request);
    const client = clientOf(request);
    const session: ChannelSession = new ChannelSession({
      kind,
      onAcknowledged: (arrayId) => this.open.get(session.id)?.stream.received?.(answersUpTo(arrayId)),
      onBackChannel: () => (client === null ? undefined : this.crowd.changed(client)),
      onEnd: (received) => {
        this.open.get(session.id)?.stream.close(received === null ? 'may return' : received.then(answersUpTo));
        this.open.delete(session.id);
        if (client !== null) this.crowd.remove(client, session);
      },
    });
    const out: Outgoing = {
      send: (message) => session.push([message]),
      fail: (error) => session.push([errorBody(error, error.code)]),
    };
    const stream = await this.openStream(kind, form, query, session, out);
    const opened = { kind, session, stream };
    this.open.set(session.id, opened);
    if (client !== null) this.crowd.add(client, session);
    response.end(frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, keepAlive]]])));
    receive(opened, form);
  }

  /** A stream that can't be opened says why and takes nothing. */
  private async openStream(kind: Kind, form: URLSearchParams, query: URLSearchParams, session: ChannelSession, out: Outgoing): Promise<Stream> {
    try {
      const database = parseDatabase(query.get('database') ?? '');
      const identity = await this.verifyToken(authorizationOf(form.get('headers') ?? query.get('$httpHeaders') ?? ''));
      if (kind === 'Listen') return openListenStream(this.engine, database, identity, out);
      const delivery = { session: session.id, isReachable: () => session.hasBackChannel, patience: patienceWithLost };
      return openWriteStream({ engine: this.engine, resends: this.resends, database, identity, delivery }, out);
    } catch (error) {
      out.fail(toFirestoreError(error));
      return { receive: () => undefined, close: () => undefined };
    }
  }

  private async continueSession(kind: Kind, sid: string, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const known = this.open.get(sid);
    if (known?.kind !== kind) {
      this.noteReceived(kind, sid, query);
      refuse(request, response, 400, 'Unknown SID');
      return;
    }
    const { session } = known;
    if (query.get('TYPE') === 'terminate') {
      request.resume();
      session.end(request.socket);
      response.end();
    } else if (query.get('RID') === 'rpc') {
      response.flushHeaders();
      session.attach(response, { acknowledged: numberOf(query.get('AID')), endsAfterData: query.get('CI') === '1' });
    } else {
      const form = await readForm(request);
      // The client may have ended it meanwhile, and will send these messages again.
      if (!session.isOpen) {
        refuse(request, response, 400, 'Unknown SID');
        return;
      }
      session.acknowledge(numberOf(query.get('AID')));
      // As it was before these messages were handled: the client compares it with what it has received.
      response.end(frame(JSON.stringify([session.hasBackChannel ? 1 : 0, session.lastArrayId, session.outstandingBytes])));
      receive(known, form);
    }
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  request.resume();
  response.statusCode = status;
  response.end(`<html><body>${text}</body></html>`);
}

/** The same for all tabs of a browser; null for programs, which open as many connections as they like. */
function clientOf({ headers, socket }: IncomingMessage): string | null {
  const agent = headers['user-agent'] ?? '';
  return agent.startsWith('Mozilla/') ? `${socket.remoteAddress ?? ''} ${agent}` : null;
}

/** Hands the messages of one request to the stream, each once: a request that was sent again repeats its numbers. */
function receive({ session, stream }: OpenSession, form: URLSearchParams): void {
  const count = Math.min(Number(form.get('count') ?? 0) || 0, mostMessages);
  const first = Number(form.get('ofs') ?? session.received) || 0;
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

const numberOf = (text: string | null): number => (text === null ? Number.NaN : Number(text));
