/** A message in the shape of the REST interface: plain JSON. */
export type JsonMessage = Record<string, unknown>;

/** Who calls, and which database the call is addressed to. */
export interface RpcContext {
  /** The Authorization header or metadata entry. */
  readonly authorization: string | undefined;
  /** `projects/p/databases/d` where the transport says so. */
  readonly database: string | undefined;
  /** The peer's, where it is known. */
  readonly address: string | undefined;
  /** What the client says it is. */
  readonly agent?: string | undefined;
  /** What carries the call, and others of the same client; absent where that is not known. */
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
  /** Its reader is behind: what can be told later waits until {@link StreamHandle.room}. */
  isFull(): boolean;
  /** What waits for it (bytes). */
  queued?(): number;
}

export interface StreamHandle {
  receive(message: JsonMessage): void;
  /** Takes the turn of a message that is larger than may be. */
  refuse(): void;
  /** So many of the messages sent to the client have arrived where it runs. */
  arrived(messages: number): void;
  /** There is room again after the reader was behind. */
  room(): void;
  /** The client closed its side or is gone. */
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
