import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadClient } from '../../http/client';
import { errorBody, FirestoreError, toFirestoreError } from '../model/firestore-error';
import { parseDatabase } from '../model/names';
import { parseRequest } from '../model/request-json';
import { IdleSessions } from './idle-sessions';
import { MessageSequence, MessageSequenceError, TOO_LARGE, type ArrivedMessage } from './message-sequence';
import type { StreamLimits } from './stream-limits';
import type { Budget } from './budget';
import { readChannelForm, type ChannelForm } from './channel-form';
import { countAnswersUpTo, ChannelSession, keepAlive } from './channel-session';
import { BackChannelSharing } from './back-channel-sharing';
import { frame } from './frame';
import { Handshakes } from './handshakes';
import { openStream, type StreamServices } from './open-stream';
import { payloadTooLarge } from './request-body';
import type { ReceivedCounts, StreamOutput, Stream } from './stream';

type Kind = 'Listen' | 'Write';

interface OpenSession {
  readonly kind: Kind;
  readonly session: ChannelSession;
  readonly sequence: MessageSequence;
  readonly stream: Stream;
}

interface Handshake {
  readonly kind: Kind;
  readonly request: IncomingMessage;
  readonly query: URLSearchParams;
  readonly form: ChannelForm;
}

/** A client that was silent for this long has given its session up: the SDK sends a new request 5 to 15 seconds after a broken connection (ms). */
const PATIENCE_WITH_LOST = 20_000;
const channelAddress = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;

/** WebChannel, version 8: how the browser build of the SDK carries its Listen and Write streams. */
export class WebChannel {
  private readonly open = new Map<string, OpenSession>();
  private readonly sharing = new BackChannelSharing();
  private readonly handshakes = new Handshakes<string | null>();
  private readonly idleSessions = new IdleSessions();
  private isClosing = false;

  constructor(
    private readonly services: StreamServices,
    private readonly streamLimits: StreamLimits,
    /** Counts the bytes that are kept of all requests while they are read. */
    private readonly reading: Budget,
    /** Counts the messages that wait for all readers together; beyond the limit, each of them may wait for less. */
    private readonly waiting: Budget,
    private readonly readClient: ReadClient,
  ) {}

  /** @returns false when the request is not WebChannel's */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const kind = channelAddress.exec(url.pathname)?.[1] as Kind | undefined;
    if (!kind) return false;
    const query = url.searchParams;
    const sid = query.get('SID');
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
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
    for (const { session } of [...this.open.values()]) endWith(session, new FirestoreError('UNAVAILABLE', 'The server is stopping.'));
    await Promise.resolve();
  }

  /** A closed session, perhaps since a restart: its client's confirmation shows which batches to expect again. */
  private noteReceived(kind: Kind, sid: string | null, query: URLSearchParams): void {
    if (kind === 'Write' && sid !== null && query.has('AID'))
      this.services.resends.sessionReturned(sid, countAnswersUpTo(numberOf(query.get('AID'))) - 1);
  }

  private async handshake(kind: Kind, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const form = await readChannelForm(request, this.reading);
    if (form === null) return;
    const open = (): Promise<string | null> => this.openSession({ kind, request, query, form });
    // Only what holds the SDK's random number can be known again.
    const sid = await (query.has('zx') ? this.handshakes.once(request.url ?? '', form.bytes, open) : open());
    if (sid === null) refuse(request, response, 429, 'Too many sessions are open.');
    else response.end(frame(JSON.stringify([[0, ['c', sid, '', 8, 12, keepAlive]]])));
  }

  /** @returns its id; null when there are too many */
  private async openSession(handshake: Handshake): Promise<string | null> {
    const { kind, request, query, form } = handshake;
    const client = clientOf(request);
    let leave: (() => void) | null = null;
    const session: ChannelSession = new ChannelSession({
      kind,
      budget: this.waiting,
      idleSessions: this.idleSessions,
      onAcknowledged: (arrayId) => this.open.get(session.id)?.stream.received?.(countAnswersUpTo(arrayId)),
      onRoom: () => this.open.get(session.id)?.stream.room?.(),
      onBackChannel: () => (client === null ? undefined : this.sharing.changed(client)),
      onEnd: (heard) => {
        this.open.get(session.id)?.stream.close(heard === null ? 'may return' : heard.then(inAnswers));
        this.open.delete(session.id);
        leave?.();
        if (client !== null) this.sharing.remove(client, session);
      },
    });
    const out: StreamOutput = {
      send: (message) => session.push(message),
      fail: (error) => session.push(errorBody(error, error.code)),
      isFull: () => session.isFull,
      queued: () => session.outstandingBytes,
    };
    const sequence = new MessageSequence();
    try {
      const database = parseDatabase(query.get('database') ?? '');
      const identity = await this.services.verifyToken(authorizationOf(form.headers ?? query.get('$httpHeaders') ?? ''));
      const { address } = this.readClient(request);
      leave = this.streamLimits.enter(identity, address);
      if (leave === null) {
        session.end();
        return null;
      }
      const delivery = {
        session: session.id,
        silence: () => session.silence,
        patience: PATIENCE_WITH_LOST,
        mayHave: () => countAnswersUpTo(session.mayHave),
      };
      const stream = openStream(
        this.services,
        { kind, database, identity, client: { address, agent: request.headers['user-agent'] ?? '' }, delivery },
        out,
      );
      this.open.set(session.id, { kind, session, sequence, stream });
    } catch (error) {
      // A stream that can't be opened reports the reason and accepts no messages.
      this.open.set(session.id, { kind, session, sequence, stream: deaf });
      out.fail(toFirestoreError(error));
    }
    if (client !== null) this.sharing.add(client, session);
    const opened = this.open.get(session.id);
    if (opened) receive(opened, form);
    return session.id;
  }

  private async continueSession(
    kind: Kind,
    sid: string,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> {
    const known = this.open.get(sid);
    const isFarewell = query.get('TYPE') === 'terminate';
    if (known?.kind !== kind) {
      this.noteReceived(kind, sid, query);
      if (isFarewell) farewell(request, response);
      else refuse(request, response, 400, 'Unknown SID');
      return;
    }
    const { session } = known;
    if (isFarewell) {
      session.end(request.socket);
      farewell(request, response);
    } else if (query.get('RID') === 'rpc') {
      session.attach(response, { acknowledged: numberOf(query.get('AID')), endsAfterData: query.get('CI') === '1' });
      // Waiting messages have left together with the headers. Without any, the headers go now, since the client wants a sign that it was received.
      if (!response.headersSent) response.flushHeaders();
    } else {
      const form = await readChannelForm(request, this.reading);
      if (form === null) return;
      // The client may have ended it in the meantime, and will send these messages again.
      if (!session.isOpen) {
        this.noteReceived(kind, sid, query);
        refuse(request, response, 400, 'Unknown SID');
        return;
      }
      session.acknowledge(numberOf(query.get('AID')));
      // The number before these messages were handled: the client compares it with its own.
      response.end(frame(JSON.stringify([session.hasBackChannel ? 1 : 0, session.lastArrayId, session.outstandingBytes])));
      receive(known, form);
    }
  }
}

const deaf: Stream = { receive: () => undefined, refuse: () => undefined, revoke: () => undefined, close: () => undefined };

function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  request.resume();
  response.statusCode = status;
  response.end(`<html><body>${text}</body></html>`);
}

/** A closed session is ignored: a second farewell does no harm. */
function farewell(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.end();
}

function endWith(session: ChannelSession, error: FirestoreError): void {
  session.push(errorBody(error, error.code));
  session.end();
}

/** The same for all tabs of a browser; null for programs, which open as many connections as they like. */
function clientOf({ headers, socket }: IncomingMessage): string | null {
  const agent = headers['user-agent'] ?? '';
  // The forwarded address only decides which clients share connections.
  return agent.startsWith('Mozilla/') ? `${socket.remoteAddress ?? ''} ${headers['x-forwarded-for'] ?? ''} ${agent}` : null;
}

/** Hands the messages of one request to the stream, each once and in the order in which the client numbered them. */
function receive({ session, stream, sequence }: OpenSession, form: ChannelForm): void {
  try {
    for (const message of sequence.take(form.messages(sequence.received))) give(stream, message);
  } catch (error) {
    if (!(error instanceof MessageSequenceError)) throw error;
    // The client sends unanswered messages again in a new session.
    endWith(session, new FirestoreError('UNAVAILABLE', error.message));
  }
}

function give(stream: Stream, message: ArrivedMessage): void {
  if (message === TOO_LARGE) {
    stream.refuse(payloadTooLarge());
    return;
  }
  try {
    stream.receive(parseRequest(Buffer.from(message)));
  } catch (error) {
    stream.refuse(toFirestoreError(error));
  }
}

/** The stream's request headers travel as text in the form. */
function authorizationOf(headers: string): string | undefined {
  return /^authorization:\s*(.*)$/im.exec(headers)?.[1]?.trim();
}

const inAnswers = ({ has, mayHave }: ReceivedCounts): ReceivedCounts => ({
  has: countAnswersUpTo(has),
  mayHave: countAnswersUpTo(mayHave),
});

const numberOf = (text: string | null): number => (text === null ? Number.NaN : Number(text));
