/** A message in the shape of the REST interface: plain JSON. */
export type JsonMessage = Record<string, unknown>;

/** The caller, and the database that the call is addressed to. */
export interface RpcContext {
  /** The Authorization header or metadata entry. */
  readonly authorization: string | undefined;
  /** `projects/p/databases/d`, if the transport names it. */
  readonly database: string | undefined;
  /** The port of the peer, if it is known. */
  readonly address: string | undefined;
  /** The client's own description of itself. */
  readonly agent?: string | undefined;
  /** The connection of the call, which other calls of the same client may share; absent where it is unknown. */
  readonly connection: object | undefined;
}

export type UnaryMethod =
  | 'GetDocument'
  | 'ListDocuments'
  | 'CreateDocument'
  | 'UpdateDocument'
  | 'DeleteDocument'
  | 'BeginTransaction'
  | 'Commit'
  | 'Rollback'
  | 'BatchWrite'
  | 'ListCollectionIds';

export type ServerStreamMethod = 'BatchGetDocuments' | 'RunQuery' | 'RunAggregationQuery';

export interface StreamSink {
  send(message: JsonMessage): void;
  /** Ends the stream with an error; nothing may be sent afterwards. */
  fail(error: unknown): void;
  /** Whether its reader is behind: messages that can wait do so until {@link StreamHandle.room}. */
  isFull(): boolean;
  /** The number of bytes that wait for it. */
  queued?(): number;
}

export interface StreamHandle {
  receive(message: JsonMessage): void;
  /** Takes the place of a message that is larger than allowed. */
  refuse(): void;
  /** This many of the messages sent to the client have arrived where it runs. */
  arrived(messages: number): void;
  /** Called when there is room again after the reader was behind. */
  room(): void;
  /** Called when the client closed its side or is gone. */
  close(): void;
}

/** Firestore without a transport: requests and answers in the shape of the REST interface. */
export interface FirestoreRpc {
  /** @throws FirestoreError */
  unary(method: UnaryMethod, request: JsonMessage, context: RpcContext): Promise<JsonMessage>;
  /** @throws FirestoreError */
  list(method: ServerStreamMethod, request: JsonMessage, context: RpcContext): Promise<JsonMessage[]>;
  open(kind: 'Listen' | 'Write', context: RpcContext, sink: StreamSink): StreamHandle;
}
