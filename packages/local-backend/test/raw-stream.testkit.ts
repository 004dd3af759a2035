import { Client, credentials, Metadata, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js';
import { loadFirestoreService } from '../src/firestore/grpc/service-definition';
import { getDatabaseName, type Message } from './raw-channel.testkit';

/** A hand-made gRPC stream: it does not confirm answers unless told to. */
export class RawStream {
  private readonly unread: Message[] = [];
  private onMessage: () => void = () => undefined;
  /** The error with which the server ended the stream. */
  readonly failure: Promise<ServiceError>;

  private constructor(
    private readonly client: Client,
    private readonly stream: ClientDuplexStream<Message, Message>,
  ) {
    stream.on('data', (message: Message) => {
      this.unread.push(message);
      this.onMessage();
    });
    this.failure = new Promise((resolve) => stream.on('error', (error) => resolve(error as ServiceError)));
  }

  static open(kind: 'Listen' | 'Write', port: number, projectId: string, token?: string): RawStream {
    const method = loadFirestoreService()[kind];
    if (!method) throw new Error(`No ${kind}.`);
    const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), { 'grpc.use_local_subchannel_pool': 1 });
    const metadata = new Metadata();
    metadata.set('google-cloud-resource-prefix', getDatabaseName(projectId));
    if (token !== undefined) metadata.set('authorization', `Bearer ${token}`);
    return new RawStream(
      client,
      client.makeBidiStreamRequest<Message, Message>(
        method.path,
        method.requestSerialize,
        method.responseDeserialize as (bytes: Buffer) => Message,
        metadata,
      ),
    );
  }

  /** @returns a Write stream, and the token that its handshake was answered with */
  static async openWrites(port: number, projectId: string, token?: string): Promise<{ stream: RawStream; token: unknown }> {
    const stream = RawStream.open('Write', port, projectId, token);
    stream.send({ database: getDatabaseName(projectId) });
    return { stream, token: (await stream.next())['streamToken'] };
  }

  send(message: Message): void {
    this.stream.write(message);
  }

  /** The next message that was not looked at yet. */
  async next(): Promise<Message> {
    for (;;) {
      const message = this.unread.shift();
      if (message) return message;
      await new Promise<void>((resolve) => (this.onMessage = resolve));
    }
  }

  /** Messages that were not looked at yet. */
  get waiting(): readonly Message[] {
    return this.unread;
  }

  /** Closes the stream like the SDK: a last message names the latest answer. */
  leave(token: unknown): void {
    this.stream.write({ streamToken: token, writes: [] });
    this.stream.end();
  }

  close(): void {
    this.stream.cancel();
    this.client.close();
  }
}
