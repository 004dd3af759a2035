import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Budget } from '../wire/budget';
import { PartialMessages } from './partial-messages';

/** The length of the preface in RFC 9113. */
const PREFACE = 24;
const HEADER = 9;
const DATA = 0;
const HEADERS = 1;
const RST_STREAM = 3;
const END_STREAM = 1;
const PADDED = 8;

interface FrameHead {
  readonly type: number;
  readonly isEnd: boolean;
  readonly stream: number;
}

/** The callbacks for the content of frames. */
interface FrameWatch {
  /** Receives a part of a stream's content. Changes to the bytes are passed on. */
  content(stream: number, bytes: Buffer): void;
  /** The stream has no more content, or was abandoned. */
  end(stream: number): void;
  /** Content with something else in it, which no library of gRPC sends. */
  padding(): void;
}

/** Looks at the frames of one direction of an HTTP/2 connection, however its bytes are cut. */
export class FrameFilter {
  private held: Buffer = Buffer.alloc(0);
  /** The frame that the bytes ahead belong to; null before the first one. */
  private frame: FrameHead | null = null;

  /** @param ahead bytes before the next frame */
  constructor(
    private ahead: number,
    private readonly watch?: FrameWatch,
  ) {}

  /** @returns the bytes that go on now: without the RST_STREAM frames that are not wanted, and up to the last frame that can be judged */
  pass(chunk: Buffer, isWanted: (head: FrameHead) => boolean): Buffer {
    const bytes = this.held.length > 0 ? Buffer.concat([this.held, chunk]) : chunk;
    const parts: Buffer[] = [];
    let from = 0;
    let at = Math.min(this.ahead, bytes.length);
    this.ahead -= at;
    if (this.frame !== null && at > 0) this.show(this.frame, bytes.subarray(0, at));
    while (bytes.length - at >= HEADER) {
      const length = bytes.readUIntBE(at, 3);
      const type = bytes.readUInt8(at + 3);
      const end = at + HEADER + length;
      const isReset = type === RST_STREAM && length === 4;
      if (isReset && end > bytes.length) break;
      const flags = bytes.readUInt8(at + 4);
      const isEnd = (type === DATA || type === HEADERS) && (flags & END_STREAM) !== 0;
      this.frame = { type, isEnd, stream: bytes.readUInt32BE(at + 5) & 0x7fffffff };
      if (type === DATA && (flags & PADDED) !== 0) this.watch?.padding();
      if (!isWanted(this.frame) && isReset) {
        parts.push(bytes.subarray(from, at));
        from = end;
      }
      const content = at + HEADER;
      at = Math.min(end, bytes.length);
      this.ahead = end - at;
      this.show(this.frame, bytes.subarray(content, at));
    }
    this.held = bytes.subarray(at);
    parts.push(bytes.subarray(from, at));
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
  }

  /** How many bytes of a frame have arrived. */
  private show({ type, isEnd, stream }: FrameHead, bytes: Buffer): void {
    if (type === DATA && bytes.length > 0) this.watch?.content(stream, bytes);
    if (type === RST_STREAM || (isEnd && this.ahead === 0)) this.watch?.end(stream);
  }
}

/** A client resets a stream right after its end; this many ended ones are remembered. */
const MOST_ENDED = 10_000;

/**
 * Wraps a connection so that clients may reset finished streams. The gRPC library in the SDK's Node build does so after every response, which means
 * nothing. But Node treats more than 1000 resets, and 33 a second after that, as an attack and closes the connection, and its versions before 24 have
 * no option against that. Streams that are not finished are reset as before, and counted.
 * @param reading counts the bytes of all requests while they are read: a connection that adds to it beyond the limit is cut
 */
export function ignoreLateResets(socket: Socket, reading: Budget): Duplex {
  const cut = (): void => void socket.destroy();
  const halves = new PartialMessages(reading, cut);
  const incoming = new FrameFilter(PREFACE, {
    content: (stream, bytes) => halves.arrived(stream, bytes),
    end: (stream) => halves.ended(stream),
    padding: cut,
  });
  const outgoing = new FrameFilter(0);
  const asked = new Set<number>();
  const ended = new Set<number>();
  const isWanted = ({ type, isEnd, stream }: FrameHead): boolean => {
    if (isEnd) asked.add(stream);
    if (type !== RST_STREAM) return true;
    asked.delete(stream);
    return !ended.delete(stream);
  };
  const noteAnswer = ({ isEnd, stream }: FrameHead): boolean => {
    if (!isEnd || !asked.delete(stream)) return true;
    ended.add(stream);
    const [oldest = stream] = ended;
    if (ended.size > MOST_ENDED) ended.delete(oldest);
    return true;
  };
  const connection = new Duplex({
    read: () => void socket.resume(),
    write(chunk: Buffer, _encoding, done) {
      outgoing.pass(chunk, noteAnswer);
      socket.write(chunk, done);
    },
    // The library passes heads and contents of many frames at once, each by itself; they leave with one call of the system.
    writev(chunks: readonly { readonly chunk: Buffer }[], done) {
      const bytes = chunks.map(({ chunk }) => chunk);
      for (const chunk of bytes) outgoing.pass(chunk, noteAnswer);
      socket.cork();
      bytes.forEach((chunk, index) => socket.write(chunk, index === bytes.length - 1 ? done : undefined));
      socket.uncork();
    },
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  Object.assign(connection, { remoteAddress: socket.remoteAddress });
  socket.on('data', (chunk: Buffer) => {
    if (socket.destroyed) return;
    const rest = incoming.pass(chunk, isWanted);
    if (rest.length > 0 && !connection.push(rest)) socket.pause();
  });
  // A client that sends nothing more can't take part in HTTP/2. If its end were passed on, it would close our side too, and Node's stream over a stream ends the
  // process (ERR_INTERNAL_ASSERTION) when the library resets a call while that is under way.
  socket.on('end', cut);
  socket.on('close', () => {
    halves.close();
    connection.destroy();
  });
  return connection;
}
