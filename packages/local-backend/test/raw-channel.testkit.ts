export type Message = Record<string, unknown>;

export interface RawChannelOptions {
  readonly origin: string;
  readonly projectId: string;
  readonly headers?: Record<string, string>;
}

export interface Poll {
  readonly status: number;
  readonly messages: Message[];
}

export const getDatabaseName = (projectId: string): string => `projects/${projectId}/databases/(default)`;

/** A WebChannel session over long polling that does exactly what a test specifies and can leave out the rest. */
export class RawChannel {
  /** The latest message that this client confirms. */
  acknowledged = 0;
  private sent = 1;
  private requests = 1;

  private constructor(
    readonly kind: 'Listen' | 'Write',
    private readonly options: RawChannelOptions,
    readonly sid: string,
  ) {}

  /** @param first the message that travels with the handshake */
  static async open(kind: 'Listen' | 'Write', options: RawChannelOptions, first: Message): Promise<RawChannel> {
    const address = `${options.origin}/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(getDatabaseName(options.projectId))}&RID=1&CVER=22&t=1`;
    const headers = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}:${value}\r\n`);
    const body = new URLSearchParams({ headers: headers.join(''), count: '1', ofs: '0', req0___data__: JSON.stringify(first) });
    const text = await (await fetch(address, { method: 'POST', body })).text();
    const [[, [, sid]]] = JSON.parse(text.slice(text.indexOf('\n') + 1)) as [[number, [string, string]]];
    return new RawChannel(kind, options, sid);
  }

  /** Sends messages in one request; `again` repeats the numbers of messages that were sent already. */
  async send(messages: readonly Message[], { again = 0 } = {}): Promise<number> {
    const first = this.sent - again;
    this.sent = first + messages.length;
    return this.post(first, messages);
  }

  /** Sends messages under the numbers that begin with `first`, whatever was sent before. */
  async post(first: number, messages: readonly Message[]): Promise<number> {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(first) });
    messages.forEach((message, index) => form.set(`req${index}___data__`, JSON.stringify(message)));
    this.requests += 1;
    const response = await fetch(this.address({ RID: String(this.requests), AID: String(this.acknowledged) }), {
      method: 'POST',
      body: form,
    });
    await response.text();
    return response.status;
  }

  /** Asks for messages until there are some, and keeps in mind that it has them. */
  async poll(): Promise<Poll> {
    for (;;) {
      const response = await fetch(this.address({ RID: 'rpc', CI: '1', TYPE: 'xmlhttp', AID: String(this.acknowledged) }));
      const text = await response.text();
      if (response.status !== 200) return { status: response.status, messages: [] };
      const messages: Message[] = [];
      for (const [id, payload] of chunksOf(text).flat()) {
        this.acknowledged = Math.max(this.acknowledged, id);
        if (typeof payload[0] === 'object') messages.push(payload[0]);
      }
      if (messages.length > 0) return { status: 200, messages };
    }
  }

  /** Polls until a message passes. */
  async until(test: (message: Message) => boolean): Promise<Message[]> {
    const all: Message[] = [];
    while (!all.some(test)) {
      const { status, messages } = await this.poll();
      if (status !== 200) throw new Error(`The channel ended with ${status}.`);
      all.push(...messages);
    }
    return all;
  }

  async terminate(): Promise<void> {
    this.requests += 1;
    await (await fetch(this.address({ RID: String(this.requests), TYPE: 'terminate' }), { method: 'POST' })).text();
  }

  address(query: Record<string, string>): string {
    const all = new URLSearchParams({ VER: '8', database: getDatabaseName(this.options.projectId), SID: this.sid, ...query });
    return `${this.options.origin}/google.firestore.v1.Firestore/${this.kind}/channel?${all.toString()}`;
  }
}

function chunksOf(text: string): [number, (string | Message)[]][][] {
  const chunks: [number, (string | Message)[]][][] = [];
  for (let rest = text; rest !== '';) {
    const line = rest.indexOf('\n');
    const end = line + 1 + Number(rest.slice(0, line));
    chunks.push(JSON.parse(rest.slice(line + 1, end)) as [number, (string | Message)[]][]);
    rest = rest.slice(end);
  }
  return chunks;
}

/** A Write stream that was opened and whose handshake was answered. */
export async function openWrites(options: RawChannelOptions): Promise<RawChannel> {
  const channel = await RawChannel.open('Write', options, { database: getDatabaseName(options.projectId) });
  await channel.poll();
  return channel;
}

export const getDocumentName = (projectId: string, path: string): string => `${getDatabaseName(projectId)}/documents/${path}`;

/** The writes of `updateDoc(path, { n: increment(by) })` on a document that may be missing. */
export const makeIncrement = (projectId: string, path: string, by = 1): Message[] => [
  {
    update: { name: getDocumentName(projectId, path), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: String(by) } }],
  },
];

/** Returns a field's integer over REST; 0 if there is no document. */
export async function numberAt({ origin, projectId, headers }: RawChannelOptions, path: string): Promise<number> {
  const response = await fetch(`${origin}/v1/${getDocumentName(projectId, path)}`, { headers: headers ?? {} });
  const { fields } = (await response.json()) as { fields?: { n?: { integerValue?: string } } };
  return Number(fields?.n?.integerValue ?? 0);
}

export const addTarget = (projectId: string, targetId: number, source: Message, more: Message = {}): Message => ({
  database: getDatabaseName(projectId),
  addTarget: { targetId, ...source, ...more },
});

/** A target on the documents of a collection whose `n` is above 0. */
export const positive = (projectId: string, collectionId: string, more: Message = {}): Message => ({
  query: {
    parent: `${getDatabaseName(projectId)}/documents`,
    structuredQuery: {
      from: [{ collectionId }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } } },
      orderBy: [
        { field: { fieldPath: 'n' }, direction: 'ASCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'ASCENDING' },
      ],
      ...more,
    },
  },
});
