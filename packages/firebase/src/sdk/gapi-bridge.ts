/**
 * Replaces the library from Google with which the Firebase SDK talks to its sign-in iframe. A venue's laptop has no internet, so in local mode
 * this bridge talks to the embedded backend's iframe: requests and replies by `postMessage`.
 * Every message is `{source: 'courtside-auth', kind: 'ready' | 'request' | 'reply', id?, type?, data?, result?}`.
 */
const SOURCE = 'courtside-auth';

type Reply = (result: readonly unknown[]) => void;
type Listener = (data: unknown) => unknown;

interface Message {
  readonly source: typeof SOURCE;
  readonly kind: 'ready' | 'request' | 'reply';
  readonly id?: number;
  readonly type?: string;
  readonly data?: unknown;
  readonly result?: readonly unknown[];
}

interface OpenOptions {
  readonly url: string;
  readonly where: HTMLElement;
  readonly attributes?: { readonly style?: Record<string, string> };
}

/** Installs the bridge unless Google's own library is loaded. */
export function installGapiBridge(target: Window = window): void {
  const host = target as Window & { gapi?: unknown };
  host.gapi ??= {
    load: (_feature: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      Iframe: BridgedFrame,
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      getContext: () => ({
        open: (options: OpenOptions, onOpen: (frame: BridgedFrame) => Promise<unknown>) => {
          const frame = new BridgedFrame(options, target);
          return onOpen(frame);
        },
      }),
    },
  };
}

/** The iframe as the SDK sees it. */
class BridgedFrame {
  private readonly origin: string;
  private readonly element: HTMLIFrameElement;
  private readonly replies = new Map<number, Reply>();
  private readonly listeners = new Map<string, Listener>();
  private readonly ready: Promise<void>;
  private nextId = 1;

  constructor({ url, where, attributes }: OpenOptions, host: Window) {
    this.origin = new URL(url).origin;
    this.element = host.document.createElement('iframe');
    Object.assign(this.element.style, { display: 'none', ...attributes?.style });
    this.element.setAttribute('aria-hidden', 'true');
    this.element.src = url;
    this.ready = new Promise((resolve) => {
      host.addEventListener('message', (event) => {
        if (event.source !== this.element.contentWindow || event.origin !== this.origin) return;
        const message = event.data as Partial<Message> | null;
        if (message?.source !== SOURCE) return;
        if (message.kind === 'ready') resolve();
        else this.receive(message as Message);
      });
    });
    where.appendChild(this.element);
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  /** Reports when the iframe has loaded its script. */
  ping(onAnswer: () => void): Promise<void> {
    return this.ready.then(onAnswer);
  }

  register(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  send(type: string, data: unknown, onReply: Reply): void {
    const id = this.nextId++;
    this.replies.set(id, onReply);
    this.post({ source: SOURCE, kind: 'request', id, type, data });
  }

  private receive({ kind, id = 0, type = '', data, result }: Message): void {
    if (kind === 'reply') {
      const reply = this.replies.get(id);
      this.replies.delete(id);
      try {
        reply?.(result ?? []);
      } catch {
        // The SDK's own callback ends in an internal error even after a good answer.
      }
      return;
    }
    this.post({ source: SOURCE, kind: 'reply', id, result: [this.listeners.get(type)?.(data) ?? { status: 'ERROR' }] });
  }

  private post(message: Message): void {
    this.element.contentWindow?.postMessage(message, this.origin);
  }
}
